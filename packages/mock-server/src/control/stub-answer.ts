import type { Operation } from '#contract/document.ts';
import { getSmallestAnswer, mergeBody } from '#contract/answer-check.ts';
import { findUnknownField } from '#contract/unknown-field.ts';
import type { StubAnswer } from '#rules/rule.ts';
import { ControlError, type ControlledServer } from './handler.ts';

/** Headers that belong to the connection, or that would hide how long the answer is. */
const REFUSED_HEADER = /^(?:connection|content-length|keep-alive|te|trailer|transfer-encoding|upgrade)$/i;

const MAX_BODY_SIZE = 65_536;

function requireValidHeaders({ headers = {}, text }: StubAnswer, place: string): void {
  for (const [name, value] of Object.entries(headers)) {
    const pointer = `${place}/headers/${name}`;
    if (!/^[\w!#$%&'*+.^`|~-]{1,100}$/.test(name))
      throw new ControlError(400, `“${name}” is not the name of a header.`, { pointer });
    if (REFUSED_HEADER.test(name))
      throw new ControlError(400, `The server sets the header ${name} itself.`, { pointer });
    if (/^content-type$/i.test(name) && text === undefined)
      throw new ControlError(400, 'An answer is JSON; only a text has another Content-Type.', { pointer });
    if (!/^[\t\u0020-\u007E]*$/.test(value))
      throw new ControlError(400, `The header ${name} contains a character that no header can.`, { pointer });
  }
}

function requireCompatible({ merge, body, text, status, broken }: StubAnswer, place: string): void {
  const refuse = (message: string, field: string): never => {
    throw new ControlError(400, message, { pointer: `${place}/${field}` });
  };
  if (text !== undefined && (body !== undefined || merge === true))
    refuse('Send text, or body and merge, not both.', 'text');
  if (merge === true && status !== undefined)
    refuse('With merge the world’s answer decides the status.', 'status');
  if (merge === true && body === undefined) refuse('merge needs a body with the fields to change.', 'merge');
  if (broken === 'empty' && (body ?? text) !== undefined)
    refuse('An empty answer has neither body nor text.', 'broken');
  if (JSON.stringify(body ?? {}).length > MAX_BODY_SIZE)
    refuse(`The body has more than ${MAX_BODY_SIZE} characters.`, 'body');
}

/**
 * Checks an answer of one's own against its call and completes its body.
 * @param place the pointer of the answer in the body of the control call
 * @throws {ControlError} 400 if it is contradictory, or outside of the contract without `invalid`
 */
export function completeAnswer(
  answer: StubAnswer,
  operation: Operation,
  { checkAnswer, contract }: ControlledServer,
  place: string,
): StubAnswer {
  requireValidHeaders(answer, place);
  requireCompatible(answer, place);
  const { status = 200, body, merge = false, text, broken, invalid = false } = answer;
  const findViolation = (whole: Readonly<Record<string, unknown>>) => checkAnswer(operation, status, whole);
  const requireValid = (violation: string | undefined, pointer: string): void => {
    if (violation === undefined || invalid) return;
    const message = `This answer is outside of the contract of ${operation.id}: ${violation}. Send "invalid": true if that is meant.`;
    throw new ControlError(400, message, { pointer: `${place}${pointer}` });
  };
  if (text !== undefined) requireValid('it is not JSON', '/text');
  if (broken !== undefined) requireValid('it is broken', '/broken');
  if (text !== undefined) return answer;
  if (status !== 200) {
    const isDeclared =
      operation.failurePointers[status] !== undefined && (status !== 401 || operation.secured);
    if (!isDeclared) requireValid(`it has no status ${status}`, '/status');
    else if (body) requireValid(findViolation(body), '/body');
    return body || isDeclared || broken ? answer : { ...answer, body: { code: status, errcode: status } };
  }
  const isRefusal = typeof body?.['errcode'] === 'number' && body['errcode'] !== 0;
  const smallest = isRefusal
    ? { code: 200 }
    : getSmallestAnswer(operation, (candidate) => findViolation(candidate) === undefined);
  const whole = mergeBody(smallest, body ?? {});
  const unknown = findUnknownField(contract, operation.answerSchema, body);
  requireValid(unknown?.message.replace(/\.$/, ''), `/body${unknown?.pointer ?? ''}`);
  requireValid(findViolation(whole), '/body');
  return merge ? answer : { ...answer, body: whole };
}
