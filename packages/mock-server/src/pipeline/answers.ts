import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendHead } from './answer-headers.ts';
import { isPrepared, type HandlerResult } from './run-handler.ts';
import type { BusinessError } from '#contract/business-error.ts';
import { sendPrepared, type PreparedBody } from '#http/prepared.ts';
import { failure, businessErrorAnswer, retryAfter, success, type AnswerEnvelope } from '#http/envelope.ts';
import type { Operation } from '#contract/document.ts';
import type { AnswerCheck } from '#contract/answer-check.ts';

/** An answer before it is sent. */
export interface OutgoingAnswer {
  readonly status: number;
  readonly body: AnswerEnvelope | undefined;
  readonly prepared?: PreparedBody;
  /** How the handler broke its contract. */
  readonly contractViolation?: string;
  /** Of a stub. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent instead of a body. */
  readonly text?: string;
  /** What a rule does to the answer; `hold` keeps it back until the call is released. */
  readonly effect?: 'drop' | 'truncate' | 'empty' | 'hold';
}

/** Sends half of the body and closes the connection. */
function sendTruncated(
  { status, body, prepared, text: own }: OutgoingAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const text = own ?? prepared?.plain.toString('utf8') ?? JSON.stringify(body ?? {});
  reply.type('application/json; charset=utf-8').header('content-length', Buffer.byteLength(text));
  sendHead(request, reply, status);
  reply.raw.write(text.slice(0, Math.ceil(text.length / 2)), () => reply.raw.destroy());
  return reply;
}

/** Sends a text of one's own, which a browser must not run as a page of this server. */
function sendText({ status, text }: OutgoingAnswer, reply: FastifyReply): FastifyReply {
  if (!reply.hasHeader('content-type')) reply.type('text/plain; charset=utf-8');
  return reply.header('content-security-policy', 'sandbox').code(status).send(text);
}

/** Builds answers from the results of handlers, checks them against the contract and sends them. */
export function createAnswers(findViolation: AnswerCheck, checkAnswers: boolean) {
  const approved = new WeakSet<PreparedBody>();

  const checked = (operation: Operation, body: AnswerEnvelope, source = 'handler'): OutgoingAnswer => {
    const contractViolation = checkAnswers ? findViolation(operation, 200, body) : undefined;
    if (contractViolation === undefined) return { status: 200, body };
    const message = `The ${source} of ${operation.id} broke the contract: ${contractViolation}`;
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

    /** The answer of the world with fields of a stub. */
    merged: (operation: Operation, body: AnswerEnvelope): OutgoingAnswer => checked(operation, body, 'stub'),

    send: (answer: OutgoingAnswer, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
      const { status, body, prepared, headers: own, text, effect } = answer;
      if (own) reply.headers(own);
      if (effect === 'truncate') return sendTruncated(answer, request, reply);
      if (effect === 'empty') return reply.code(status).send();
      if (effect !== undefined) {
        reply.hijack();
        reply.raw.destroy();
        return reply;
      }
      if (text !== undefined) return sendText(answer, reply);
      if (prepared) return sendPrepared(request, reply, prepared);
      // Also for an answer of a rule.
      if (status === 405) reply.header('allow', 'POST');
      const headers = status >= 400 ? retryAfter(body?.error) : {};
      return reply.code(status).headers(headers).send(body);
    },
  };
}
