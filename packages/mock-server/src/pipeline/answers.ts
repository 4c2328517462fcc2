import type { FastifyReply, FastifyRequest } from 'fastify';
import { isPrepared, type Outcome } from './run-handler.ts';
import type { Refusal } from '#contract/business-error.ts';
import { sendPrepared, type PreparedBody } from '#http/prepared.ts';
import { failure, refusalAnswer, retryAfter, success, type Envelope } from '#http/envelope.ts';
import type { Operation } from '#contract/document.ts';
import type { Check } from '#contract/schemas.ts';

/** An answer on its way out. */
export interface Sendable {
  readonly status: number;
  readonly body: Envelope | undefined;
  readonly prepared?: PreparedBody;
  /** How the handler broke its contract. */
  readonly breach?: string;
  /** What a fault does to the answer on its way. */
  readonly mishap?: 'drop' | 'truncate' | 'hang';
}

/** The connection breaks in the middle of the body. */
const sendTruncated = (body: Envelope | undefined, reply: FastifyReply): FastifyReply => {
  const text = JSON.stringify(body ?? {});
  reply.hijack();
  reply.raw.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) });
  reply.raw.write(text.slice(0, Math.ceil(text.length / 2)), () => reply.raw.destroy());
  return reply;
};

/** Makes answers of outcomes, holds them to the contract, and sends them. */
export const createAnswers = (checkAt: (pointer: string) => Check, checkAnswers: boolean) => {
  const checks = new Map<string, Check>();
  const approved = new WeakSet<PreparedBody>();

  const breachOf = (operation: Operation, body: Envelope): string | undefined => {
    if (!checkAnswers) return undefined;
    let check = checks.get(operation.id);
    if (!check) checks.set(operation.id, (check = checkAt(operation.answerPointer)));
    const violation = check(body);
    if (violation) return `${violation.pointer} ${violation.rule}: ${violation.message}`;
    const foreign = body.errcode !== 0 && !operation.errcodes.some(({ code }) => code === body.errcode);
    return foreign ? `errcode ${body.errcode} is not one of ${operation.id}` : undefined;
  };

  const checked = (operation: Operation, body: Envelope): Sendable => {
    const breach = breachOf(operation, body);
    if (breach === undefined) return { status: 200, body };
    const message = `The handler of ${operation.id} broke the contract: ${breach}`;
    return { status: 500, body: failure(500, { operationId: operation.id, message }), breach };
  };

  const checkedPrepared = (operation: Operation, prepared: PreparedBody): Sendable => {
    if (!approved.has(prepared)) {
      const answer = checked(operation, JSON.parse(prepared.plain.toString('utf8')) as Envelope);
      if (answer.breach !== undefined) return answer;
      approved.add(prepared);
    }
    return { status: 200, body: undefined, prepared };
  };

  return {
    done: (operation: Operation, outcome: Exclude<Outcome, Refusal>): Sendable =>
      isPrepared(outcome) ? checkedPrepared(operation, outcome) : checked(operation, success(outcome)),

    refused: (operation: Operation, refusal: Refusal): Sendable =>
      checked(operation, refusalAnswer(operation, refusal)),

    send: (answer: Sendable, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
      const { status, body, prepared, mishap } = answer;
      if (mishap === 'truncate') return sendTruncated(body, reply);
      if (mishap !== undefined) {
        reply.hijack();
        if (mishap === 'drop') reply.raw.destroy();
        return reply;
      }
      if (prepared) return sendPrepared(request, reply, prepared);
      const headers = status >= 400 ? retryAfter(body?.error) : {};
      return reply.code(status).headers(headers).send(body);
    },
  };
};
