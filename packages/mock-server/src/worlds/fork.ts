import { NO_RULES } from '#rules/rules.ts';
import type { Arrival } from '#journal/entry.ts';
import type { ForkPoint } from '#journal/journal.ts';
import type { Beginning, StoredWorld } from '#store/database.ts';
import type { Store } from '#store/port.ts';
import { clockSetTo, startClock } from '#time/clock.ts';
import { toEarlierState } from './earlier-state.ts';
import type { WorldRecord } from './record.ts';
import type { ForkResult, World } from './world.ts';

/** The settings when a call arrives. Without spreads, because it runs for each call. */
export function createArrival({ clock, origin }: WorldRecord, at: number): Arrival {
  const arrival: { -readonly [Name in keyof Arrival]: Arrival[Name] } = { at };
  if (clock.frozenAt !== null) arrival.isFrozen = true;
  for (const _name in origin.config) {
    arrival.config = origin.config;
    break;
  }
  return arrival;
}

/** The record of a world that begins with the settings of an earlier moment. */
function createRecord(
  { origin, startedAt }: World,
  { time, arrival: { isFrozen, config = {} } }: ForkPoint,
  machineNow: number,
): WorldRecord {
  const clock = clockSetTo(startClock(isFrozen ? time : undefined), time, machineNow);
  return { origin: { ...origin, config }, startedAt, clock, faults: NO_RULES };
}

interface ForkOptions {
  /** Of the new world. */
  readonly name: string;
  /** The entry in the journal of the call before which the world is forked. */
  readonly requestId: number;
  /** As in `Database.now`. */
  readonly machineNow: number;
}

/** Creates a world with the state of another one before a call: the current state with all changes since reversed. */
export async function forkWorld(
  world: World,
  stored: StoredWorld,
  { name, requestId, machineNow }: ForkOptions,
): Promise<ForkResult> {
  let refusal: ForkResult = { kind: 'exists' };
  // Runs after the state was fixed: the lists contain every change that the state contains, unless its call still runs.
  const begin = async (state: Store): Promise<Beginning | undefined> => {
    const { ids, points, unlisted } = await world.journal.forkPoints();
    const point = points.find(({ id }) => id === requestId);
    if (!ids.includes(requestId)) refusal = { kind: 'unknown' };
    else if (point && point.generation !== stored.generation) refusal = { kind: 'replaced' };
    else {
      const { changes, completeFrom } = await world.history.changesSince(point?.arrival.at ?? 0);
      const isReachable = ({ arrival, generation }: ForkPoint): boolean =>
        generation === stored.generation && arrival.at >= completeFrom;
      if (point && isReachable(point)) {
        const since = [...changes, ...unlisted.filter(({ at }) => at > point.arrival.at)];
        return {
          record: createRecord(world, point, machineNow),
          changes: await toEarlierState(state, since),
        };
      }
      refusal = { kind: 'too-old', from: points.find(isReachable)?.id };
    }
    return undefined;
  };
  return (await stored.fork(name, begin)) ? { kind: 'forked' } : refusal;
}
