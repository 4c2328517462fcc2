import { TransportFailure } from '#http/envelope.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#time/durations.ts';
import type { Secrets } from '#random/secrets.ts';
import type { Database, StoredWorld } from '#store/database.ts';
import { StoreFailure, WorldReplacedError } from '#store/errors.ts';
import { createMemoryDatabase } from '#store/memory/database.ts';
import { machineTime, startClock, uptime } from '#time/clock.ts';
import { DEFAULT_WORLD, isWorldName, WORLD_NAME_RULE } from './address.ts';
import { contentsOf } from './beginning.ts';
import { damagedWorld } from './damaged-world.ts';
import { createReadings } from './readings.ts';
import { newRecord, type Origin } from './record.ts';
import { deliverWaiting } from './unit-of-work.ts';
import type { World } from './world.ts';
import { WorldView, type Observe, type WorldSource } from './world-view.ts';

/** A world in memory that nobody has called for this long is dropped; its name begins anew. */
const DEFAULT_IDLE_MS = 12 * HOUR_MS;

/** More worlds than this are not kept at once. */
const DEFAULT_MAX_WORLDS = 1000;

/** One world more than the server keeps: HTTP 503. */
export class TooManyWorldsError extends TransportFailure {
  constructor(max: number) {
    const message = `This server keeps ${max} worlds at once; drop one (DELETE /w/<world>/__mock/worlds).`;
    super('unavailable', { message });
  }
}

/** How often the worlds are looked through for idle ones, at most. */
const SWEEP_MS = MINUTE_MS;

/** How often a process looks for what another one has left undelivered in a world that is called. */
const DELIVERY_MS = 10 * SECOND_MS;

/** All worlds of a server. A world comes into being when it is first asked for. */
export interface Worlds {
  /**
   * The world of that name, which comes into being where it does not exist.
   * @throws {RangeError} when no world can have that name; {TooManyWorldsError} when there is no room for a new one.
   */
  get(name: string, observe?: Observe): Promise<World>;
  /** The world of that name; where it does not exist, one as it would begin, which nobody keeps. @throws {RangeError} */
  look(name: string, observe?: Observe): Promise<World>;
  /** Names of the worlds that exist. */
  names(): Promise<readonly string[]>;
  /** Forgets a world; the default world starts again instead. */
  drop(name: string): Promise<void>;
}

export interface WorldsOptions {
  seed: number;
  scenario: Origin['scenario'];
  now?: number;
  /** Machine time in ms after which an unused world is dropped; 0, as a durable store has it by default, keeps all. */
  idleMs?: number;
  /** How many worlds there are at once at most; default 1000. */
  maxWorlds?: number;
  /** Where tokens and codes come from; left out, from the seed. */
  secrets?: Secrets;
}

export function createWorlds(
  { seed, scenario, now, maxWorlds = DEFAULT_MAX_WORLDS, secrets, ...options }: WorldsOptions,
  database: Database,
): Worlds {
  const isDurable = database.kind !== 'memory';
  const idleMs = options.idleMs ?? (isDurable ? 0 : DEFAULT_IDLE_MS);
  const origin: Origin = { scenario, seed, config: {} };
  const readings = createReadings();
  let sweptAt = uptime();
  const touched = new Map<string, number>();

  const sweep = async (): Promise<void> => {
    if (idleMs === 0 || uptime() - sweptAt < Math.min(SWEEP_MS, idleMs)) return;
    sweptAt = uptime();
    const unused = await database.unusedSince(machineTime() - idleMs);
    await Promise.all(unused.filter((name) => name !== DEFAULT_WORLD).map((name) => database.remove(name)));
  };

  const touch = async (name: string): Promise<void> => {
    if (idleMs === 0) return;
    const at = uptime();
    if (at - (touched.get(name) ?? Number.NEGATIVE_INFINITY) < Math.min(SWEEP_MS, idleMs / 4)) return;
    touched.set(name, at);
    await database.touch(name, machineTime());
  };

  const sourceOf = (name: string, from: Database): WorldSource => ({
    name,
    secrets,
    now,
    find: () => from.find(name),
    read: (stored, written) => readings.of(name, stored, written),
  });

  const begin = async (name: string, into: Database): Promise<StoredWorld> => {
    const record = newRecord(origin, startClock(now));
    await into.create(name, record, contentsOf(origin, record.startedAt, secrets));
    const begun = await into.find(name);
    if (!begun) throw new WorldReplacedError();
    return begun;
  };

  const view = (name: string, from: Database, stored: StoredWorld, observe?: Observe): World => {
    const source = sourceOf(name, from);
    try {
      return new WorldView(source, stored, observe);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const beginning = newRecord(origin, startClock(now));
      return new WorldView(source, damagedWorld(name, stored, { reason, beginning }), observe);
    }
  };

  const delivered = new Map<string, number>();
  /** What a process that was killed has left undelivered, another one delivers, or the same one when it runs again. */
  const deliverLeftovers = async (name: string, stored: StoredWorld): Promise<void> => {
    if (!isDurable) return;
    const at = uptime();
    if (at - (delivered.get(name) ?? Number.NEGATIVE_INFINITY) < DELIVERY_MS) return;
    delivered.set(name, at);
    try {
      await deliverWaiting(view(name, database, stored));
    } catch (error) {
      // It is nothing that the call which came by has asked for; a damaged world can still be reset.
      if (!(error instanceof StoreFailure)) throw error;
    }
  };

  const requireName = (name: string): void => {
    if (!isWorldName(name)) throw new RangeError(`${WORLD_NAME_RULE}, not "${name}"`);
  };

  const make = async (name: string): Promise<StoredWorld> => {
    requireName(name);
    if (name !== DEFAULT_WORLD && (await database.names()).length >= maxWorlds)
      throw new TooManyWorldsError(maxWorlds);
    return begin(name, database);
  };

  return {
    get: async (name, observe) => {
      await sweep();
      const stored = (await database.find(name)) ?? (await make(name));
      await touch(name);
      await deliverLeftovers(name, stored);
      return view(name, database, stored, observe);
    },
    look: async (name, observe) => {
      await sweep();
      const stored = await database.find(name);
      if (stored) {
        await touch(name);
        return view(name, database, stored, observe);
      }
      requireName(name);
      const passing = createMemoryDatabase();
      return view(name, passing, await begin(name, passing), observe);
    },
    names: () => database.names(),
    drop: async (name) => {
      if (name !== DEFAULT_WORLD) return database.remove(name);
      const known = await database.find(name);
      if (known) await view(name, database, known).reset(origin);
    },
  };
}
