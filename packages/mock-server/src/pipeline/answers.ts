import type { FastifyReply, FastifyRequest } from 'fastify';
import { setAnswerHeaders } from './answer-headers.ts';
import { isPrepared, type HandlerResult } from './run-handler.ts';
import type { BusinessError } from '#contract/business-error.ts';
import { sendPrepared, type PreparedBody } from '#http/prepared.ts';
import { failure, businessErrorAnswer, retryAfter, success, type AnswerEnvelope } from '#http/envelope.ts';
import type { Operation } from '#contract/document.ts';
import type { Check } from '#contract/schemas.ts';

/** An answer before it is sent. */
export interface OutgoingAnswer {
  readonly status: number;
  readonly body: AnswerEnvelope | undefined;
  readonly prepared?: PreparedBody;
  /** How the handler broke its contract. */
  readonly contractViolation?: string;
  /** What a fault rule does to the answer; `hang` holds it back until the call is released. */
  readonly faultEffect?: 'drop' | 'truncate' | 'hang';
}

/** Sends half of the body and closes the connection. */
function sendTruncated(
  body: AnswerEnvelope | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const text = JSON.stringify(body ?? {});
  setAnswerHeaders(request, reply);
  reply.type('application/json; charset=utf-8').header('content-length', Buffer.byteLength(text));
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  reply.raw.writeHead(200);
  reply.raw.write(text.slice(0, Math.ceil(text.length / 2)), () => reply.raw.destroy());
  return reply;
}

/** Builds answers from the results of handlers, checks them against the contract and sends them. */
export function createAnswers(checkAt: (pointer: string) => Check, checkAnswers: boolean) {
  const checks = new Map<string, Check>();
  const approved = new WeakSet<PreparedBody>();

  const findViolation = (operation: Operation, body: AnswerEnvelope): string | undefined => {
    if (!checkAnswers) return undefined;
    let check = checks.get(operation.id);
    if (!check) checks.set(operation.id, (check = checkAt(operation.answerPointer)));
    const violation = check(body);
    if (violation) return `${violation.pointer} ${violation.rule}: ${violation.message}`;
    const foreign = body.errcode !== 0 && !operation.errcodes.some(({ code }) => code === body.errcode);
    return foreign ? `errcode ${body.errcode} is not one of ${operation.id}` : undefined;
  };

  const checked = (operation: Operation, body: AnswerEnvelope): OutgoingAnswer => {
    const contractViolation = findViolation(operation, body);
    if (contractViolation === undefined) return { status: 200, body };
    const message = `The handler of ${operation.id} broke the contract: ${contractViolation}`;
    return { status: 500, body: failure(500, { operationId: operation.id, message }), contractViolation };
  };

  const checkedPrepared = (operation: Operation, prepared: PreparedBody): OutgoingAnswer => {
    if (!approved.has(prepared)) {
      const answer = checked(operation, JSON.parse(prepared.plain.toString('utf8')) as AnswerEnvelope);
      if (answer.contractViolation !== undefined) return answer;
      approved.add(prepared);
    }
    return { status: 200, body: undefined, prepared };
  };

  return {
    done: (operation: Operation, result: Exclude<HandlerResult, BusinessError>): OutgoingAnswer =>
      isPrepared(result) ? checkedPrepared(operation, result) : checked(operation, success(result)),

    refused: (operation: Operation, businessError: BusinessError): OutgoingAnswer =>
      checked(operation, businessErrorAnswer(operation, businessError)),

    send: (answer: OutgoingAnswer, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
      const { status, body, prepared, faultEffect } = answer;
      if (faultEffect === 'truncate') return sendTruncated(body, request, reply);
      if (faultEffect !== undefined) {
        reply.hijack();
        reply.raw.destroy();
        return reply;
      }
      if (prepared) return sendPrepared(request, reply, prepared);
      // Also for an answer of a fault rule.
      if (status === 405) reply.header('allow', 'POST');
      const headers = status >= 400 ? retryAfter(body?.error) : {};
      return reply.code(status).headers(headers).send(body);
    },
  };
}
