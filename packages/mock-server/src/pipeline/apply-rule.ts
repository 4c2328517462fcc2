import type { FastifyRequest } from 'fastify';
import { createRng } from '#random/rng.ts';
import type { OutgoingAnswer } from './answers.ts';
import type { Operation } from '#contract/document.ts';
import { mergeBody } from '#contract/answer-check.ts';
import { failure, type AnswerEnvelope } from '#http/envelope.ts';
import type { World } from '#worlds/world.ts';
import { getDelay, type Latency } from '#rules/latency.ts';
import type { Matching } from '#rules/rules.ts';
import type { StubAnswer, Substitute } from '#rules/rule.ts';

/** Checks an answer of the world that a stub has changed. */
type Merged = (operation: Operation, body: AnswerEnvelope) => OutgoingAnswer;

interface RuledCall {
  readonly operation: Operation;
  readonly world: World;
  readonly request: FastifyRequest;
  readonly playerId: number | undefined;
  /** The server's own latency, used unless a rule sets one. */
  readonly latency: Latency | undefined;
  readonly merged: Merged;
  /** Called with the outcome of the matching, for the journal. */
  readonly onMatch: (matching: Matching) => void;
  /** Makes the call wait that long, in ms. @returns its release, if it was released before */
  readonly onDelay: (ms: number) => Promise<Substitute | undefined>;
  /** Makes the call wait before it runs. @returns its release; undefined if its time is over or the server stops */
  readonly onHold: () => Promise<Substitute | undefined>;
}

/** The connection is closed instead of an answer. */
export const DROPPED: OutgoingAnswer = { status: 0, body: undefined, effect: 'drop' };

/** Statuses whose answers contain a waiting time, and that time for a rule's answer. */
const WAITING: readonly number[] = [409, 429];
const WAIT_MS = 1000;

function failed(status: number, operation: Operation): OutgoingAnswer {
  if (status === 401) return { status, body: { code: 401, errcode: 401 } };
  const error = { message: 'A rule of this world gave this answer.', operationId: operation.id };
  const waiting = WAITING.includes(status) ? { ...error, retryAfterMs: WAIT_MS } : error;
  return { status, body: failure(status, waiting) };
}

function refused(errcode: number, operation: Operation): OutgoingAnswer {
  const found = operation.errcodes.find(({ code }) => code === errcode);
  const message = 'A rule of this world gave this answer.';
  const error = { message, operationId: operation.id, ...(found && { name: found.name }) };
  return { status: 200, body: { code: 200, errcode, error } };
}

/** The body of the world's answer. */
function bodyIn({ body, prepared }: OutgoingAnswer): AnswerEnvelope | undefined {
  return prepared ? (JSON.parse(prepared.plain.toString('utf8')) as AnswerEnvelope) : body;
}

async function stubAnswer(
  { status = 200, headers = {}, body, merge = false, text, broken, invalid = false }: StubAnswer,
  operation: Operation,
  merged: Merged,
  run: () => Promise<OutgoingAnswer>,
): Promise<OutgoingAnswer> {
  const own = {
    headers,
    ...(text === undefined ? {} : { text }),
    ...(broken === undefined ? {} : { effect: broken }),
  };
  if (!merge) {
    const answer = body ? { status, body: body as AnswerEnvelope } : failed(status, operation);
    return { ...answer, ...own };
  }
  const { prepared, ...answer } = await run();
  const known = bodyIn({ ...answer, ...(prepared && { prepared }) });
  // A failure before any rule of the product, such as a missing token, stays as it is.
  if (!known || answer.status !== 200) return { ...answer, ...own };
  const whole = mergeBody(known, body ?? {}) as AnswerEnvelope;
  return invalid ? { ...answer, body: whole, ...own } : { ...merged(operation, whole), ...own };
}

/**
 * The answer that a rule or a release gives instead of the world's.
 * @param run runs the call, for a stub that merges
 * @returns undefined if it gives none
 */
export function substitute(
  { errcode, httpStatus, answer }: Substitute,
  operation: Operation,
  merged: Merged,
  run: () => Promise<OutgoingAnswer>,
): Promise<OutgoingAnswer> | OutgoingAnswer | undefined {
  if (errcode !== undefined) return refused(errcode, operation);
  if (httpStatus !== undefined) return failed(httpStatus, operation);
  return answer && stubAnswer(answer, operation, merged, run);
}

/** @returns whether there was a delay, and the release that ended it */
async function delayBy(
  latency: Latency | undefined,
  { onDelay }: RuledCall,
  openRng: () => Promise<() => number>,
): Promise<{ readonly isDelayed: boolean; readonly release?: Substitute | undefined }> {
  const delay = latency ? getDelay(latency, await openRng()) : 0;
  return delay > 0 ? { isDelayed: true, release: await onDelay(delay) } : { isDelayed: false };
}

/**
 * Runs a call under the world's rules.
 * @param run gets whether the call was delayed, because then the view of the world is out of date
 */
export async function applyRule(
  target: RuledCall,
  run: (isDelayed: boolean) => Promise<OutgoingAnswer>,
): Promise<OutgoingAnswer> {
  const { operation, world, request, playerId, latency, merged } = target;
  if (!latency && !world.hasRulesFor(operation.id)) return run(false);
  const found = world.matchRules({
    operationId: operation.id,
    secured: operation.secured,
    playerId,
    body: request.body,
    headers: request.headers,
  });
  const matching = found instanceof Promise ? await found : found;
  target.onMatch(matching);
  const { hit } = matching;
  const { rule } = hit ?? {};
  const delayed = await delayBy(
    rule?.latency ?? latency,
    target,
    async () => hit?.draw ?? createRng(world.origin.seed, 'latency', await world.journal.size()).next,
  );
  let { isDelayed } = delayed;
  // The answer of a release is instead of everything that the rule does.
  const released = delayed.release;
  let instead = released && substitute(released, operation, merged, () => run(isDelayed));
  if (instead) return instead;
  const { effect, at = 'before' } = rule ?? {};
  if (effect === 'dropBefore') return DROPPED;
  let given: Substitute = rule ?? {};
  if (effect === 'hold' && at === 'before') {
    const release = await target.onHold();
    if (!release) return DROPPED;
    given = release;
    isDelayed = true;
  }
  instead = substitute(given, operation, merged, () => run(isDelayed));
  if (instead) return instead;
  const answer = await run(isDelayed);
  if (effect === 'dropAfter') return DROPPED;
  if (effect === 'truncate') return { ...answer, effect };
  if (effect === 'hold' && at === 'after') return { ...answer, effect };
  return answer;
}
