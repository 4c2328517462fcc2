import { setTimeout as wait } from 'node:timers/promises';
import { createChance } from '#chance/chance.ts';
import type { Sendable } from '#contract/answers.ts';
import type { Operation } from '#contract/document.ts';
import { failure } from '#server/envelope.ts';
import type { World } from '#worlds/world.ts';
import { delayOf, type Fault, type Latency } from './rule.ts';

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

/** What the rule answers in place of the handler; undefined when it lets the call through. */
const insteadOf = ({ errcode, httpStatus, effect }: Fault, { operation }: Target): Sendable | undefined => {
  if (effect === 'dropBefore') return CUT;
  const message = 'A fault rule of this world gave this answer.';
  const error = { message, operationId: operation.id };
  if (errcode !== undefined) return { status: 200, body: { code: 200, errcode, error } };
  if (httpStatus === undefined) return undefined;
  return {
    status: httpStatus,
    body: httpStatus === 401 ? { code: 401, errcode: 401 } : failure(httpStatus, error),
  };
};

const delayBy = async (latency: Latency | undefined, dice: () => () => number): Promise<void> => {
  if (!latency) return;
  const delay = delayOf(latency, dice());
  if (delay > 0) await wait(delay, undefined, { ref: false });
};

/** Runs a call under the world's faults. */
export const strike = async (target: Target, run: () => Promise<Sendable>): Promise<Sendable> => {
  const { operation, world, playerId, latency } = target;
  const hit = world.faults.hit(operation.id, playerId, world.origin.seed);
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
