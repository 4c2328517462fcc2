import { createRng } from '#random/rng.ts';
import type { OutgoingAnswer } from './answers.ts';
import type { Operation } from '#contract/document.ts';
import { failure } from '#http/envelope.ts';
import type { World } from '#worlds/world.ts';
import { getDelay, type Fault, type Latency } from '#faults/rule.ts';

interface FaultedCall {
  readonly operation: Operation;
  readonly world: World;
  readonly playerId: number | undefined;
  /** The server's own latency, used unless a rule sets one. */
  readonly latency: Latency | undefined;
  /** Called with the matching fault, for the journal. */
  readonly onFault: (faultId: number) => void;
  /** Makes the call wait that long, in ms. */
  readonly onDelay: (ms: number) => Promise<unknown>;
}

/** The connection is closed instead of an answer. */
export const DROPPED: OutgoingAnswer = { status: 0, body: undefined, faultEffect: 'drop' };

/** Statuses whose answers contain a waiting time, and that time for a rule's answer. */
const WAITING: readonly number[] = [409, 429];
const WAIT_MS = 1000;

/** The answer of the rule instead of the handler's; undefined if the handler runs. */
function faultAnswer(
  { errcode, httpStatus, effect }: Fault,
  { operation }: FaultedCall,
): OutgoingAnswer | undefined {
  if (effect === 'dropBefore') return DROPPED;
  const message = 'A fault rule of this world gave this answer.';
  const error = { message, operationId: operation.id };
  if (errcode !== undefined) {
    const name = operation.errcodes.find(({ code }) => code === errcode)?.name;
    const named = name === undefined ? error : { ...error, name };
    return { status: 200, body: { code: 200, errcode, error: named } };
  }
  if (httpStatus === undefined) return undefined;
  if (httpStatus === 401) return { status: 401, body: { code: 401, errcode: 401 } };
  const waiting = WAITING.includes(httpStatus) ? { ...error, retryAfterMs: WAIT_MS } : error;
  return { status: httpStatus, body: failure(httpStatus, waiting) };
}

/** @returns whether there was a delay */
async function delayBy(
  latency: Latency | undefined,
  { onDelay }: FaultedCall,
  openRng: () => Promise<() => number>,
): Promise<boolean> {
  const delay = latency ? getDelay(latency, await openRng()) : 0;
  if (delay > 0) await onDelay(delay);
  return delay > 0;
}

/**
 * Runs a call under the world's fault rules.
 * @param run gets whether the call was delayed, because then the view of the world is out of date
 */
export async function applyFault(
  target: FaultedCall,
  run: (isDelayed: boolean) => Promise<OutgoingAnswer>,
): Promise<OutgoingAnswer> {
  const { operation, world, playerId, latency } = target;
  if (!world.hasFaults && !latency) return run(false);
  const call = { operationId: operation.id, secured: operation.secured, playerId };
  const match = await world.faults.hit(call);
  if (!match) {
    const isDelayed = await delayBy(
      latency,
      target,
      async () => createRng(world.origin.seed, 'latency', await world.journal.size()).next,
    );
    return run(isDelayed);
  }
  const { fault, draw } = match;
  target.onFault(fault.faultId);
  const isDelayed = await delayBy(fault.latency ?? latency, target, async () => draw);
  const instead = faultAnswer(fault, target);
  if (instead) return instead;
  const answer = await run(isDelayed);
  if (fault.effect === 'dropAfter') return DROPPED;
  if (fault.effect === 'truncate') return { ...answer, faultEffect: 'truncate' };
  if (fault.effect === 'hang') return { ...answer, faultEffect: 'hang' };
  return answer;
}
