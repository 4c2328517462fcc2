import { setTimeout as wait } from 'node:timers/promises';
import { createChance } from '#random/rng.ts';
import type { Sendable } from './answers.ts';
import type { Operation } from '#contract/document.ts';
import { failure } from '#http/envelope.ts';
import type { World } from '#worlds/world.ts';
import { delayOf, type Fault, type Latency } from '#faults/rule.ts';

interface Target {
  readonly operation: Operation;
  readonly world: World;
  readonly playerId: number | undefined;
  /** The server's own latency, where no rule says otherwise. */
  readonly latency: Latency | undefined;
  /** Told which fault struck, for the journal. */
  readonly note: (faultId: number) => void;
}

const CUT: Sendable = { status: 0, body: undefined, mishap: 'drop' };

/** What a rule's 429 asks its caller to wait. */
const RATE_LIMITED_MS = 1000;

/** What the rule answers in place of the handler; undefined when it lets the call through. */
const insteadOf = ({ errcode, httpStatus, effect }: Fault, { operation }: Target): Sendable | undefined => {
  if (effect === 'dropBefore') return CUT;
  const message = 'A fault rule of this world gave this answer.';
  const error = { message, operationId: operation.id };
  if (errcode !== undefined) {
    const name = operation.errcodes.find(({ code }) => code === errcode)?.name;
    const named = name === undefined ? error : { ...error, name };
    return { status: 200, body: { code: 200, errcode, error: named } };
  }
  if (httpStatus === undefined) return undefined;
  if (httpStatus === 401) return { status: 401, body: { code: 401, errcode: 401 } };
  const waiting = httpStatus === 429 ? { ...error, retryAfterMs: RATE_LIMITED_MS } : error;
  return { status: httpStatus, body: failure(httpStatus, waiting) };
};

const delayBy = async (latency: Latency | undefined, dice: () => () => number): Promise<void> => {
  if (!latency) return;
  const delay = delayOf(latency, dice());
  if (delay > 0) await wait(delay, undefined, { ref: false });
};

/** Runs a call under the world's faults. */
export const strike = async (target: Target, run: () => Promise<Sendable>): Promise<Sendable> => {
  const { operation, world, playerId, latency } = target;
  const call = { operationId: operation.id, secured: operation.secured, playerId };
  const hit = world.faults.hit(call, world.origin.seed);
  if (!hit) {
    await delayBy(latency, () => createChance(world.origin.seed, 'latency', world.journal.size()).next);
    return run();
  }
  const { fault, draw } = hit;
  target.note(fault.faultId);
  await delayBy(fault.latency ?? latency, () => draw);
  const instead = insteadOf(fault, target);
  if (instead) return instead;
  const answer = await run();
  if (fault.effect === 'dropAfter') return CUT;
  if (fault.effect === 'truncate') return { ...answer, mishap: 'truncate' };
  if (fault.effect === 'hang') return { ...answer, status: 0, mishap: 'hang' };
  return answer;
};
