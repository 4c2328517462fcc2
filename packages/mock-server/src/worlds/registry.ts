import { TransportFailure } from '#http/envelope.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#time/durations.ts';
import type { Secrets } from '#random/secrets.ts';
import type { Database, StoredWorld } from '#store/database.ts';
import { StoreFailure, WorldDamagedError, WorldReplacedError } from '#store/errors.ts';
import { createMemoryDatabase } from '#store/memory/database.ts';
import { startClock, uptime } from '#time/clock.ts';
import { DEFAULT_WORLD, isWorldName, WORLD_NAME_RULE } from './address.ts';
import { createBeginnings, type Beginning } from './beginnings.ts';
import { contentsOf } from './initial-world.ts';
import { damagedWorld } from './damaged-world.ts';
import { dueAt } from './due.ts';
import { createRecordCache } from './record-cache.ts';
import { newRecord, type Origin } from './record.ts';
import { deliverWaiting } from './unit-of-work.ts';
import type { World } from './world.ts';
import { WorldView, type Observe, type WorldSource } from './world-view.ts';

/** A world in memory without calls for this long is deleted. */
const DEFAULT_IDLE_MS = 12 * HOUR_MS;

/** The default maximum number of worlds. */
const DEFAULT_MAX_WORLDS = 1000;

/** The server has the maximum number of worlds: HTTP 503. */
export class TooManyWorldsError extends TransportFailure {
  constructor(max: number) {
    const message = `This server has a maximum of ${max} worlds; delete one (DELETE /w/<world>/__mock/worlds).`;
    super('unavailable', { message });
  }
}

/** The minimum interval between two searches for idle worlds. */
const SWEEP_MS = MINUTE_MS;

/** The minimum interval between two searches for undelivered messages in a world that is called. */
const DELIVERY_MS = 10 * SECOND_MS;

/** All worlds of a server. The first call that writes creates a world. */
export interface Worlds {
  /**
   * Returns the world of that name, and creates it if it does not exist.
   * @throws {RangeError} if the name is invalid; {TooManyWorldsError} at the maximum number of worlds
   */
  get(name: string): Promise<World>;
  /**
   * Returns the world of that name, or a new one that is not stored before `ensureStored()`.
   * @throws {RangeError} if the name is invalid
   */
  view(name: string, observe?: Observe): Promise<World>;
  /** Names of the existing worlds. */
  names(): Promise<readonly string[]>;
  /** Deletes a world; the default world is reset instead. */
  drop(name: string): Promise<void>;
}

export interface WorldsOptions {
  seed: number;
  scenario: Origin['scenario'];
  now?: number;
  /** Machine time in ms after which an unused world is deleted; 0, the default of a durable store, keeps all. */
  idleMs?: number;
  /** The maximum number of worlds; default 1000. */
  maxWorlds?: number;
  /** The source of tokens and codes; by default the seed. */
  secrets?: Secrets;
}

export function createWorlds(
  { seed, scenario, now, maxWorlds = DEFAULT_MAX_WORLDS, secrets, ...options }: WorldsOptions,
  database: Database,
): Worlds {
  const isDurable = database.kind !== 'memory';
  const idleMs = options.idleMs ?? (isDurable ? 0 : DEFAULT_IDLE_MS);
  const origin: Origin = { scenario, seed, config: {} };
  const recordCache = createRecordCache();
  const beginnings = createBeginnings(() => {
    const record = newRecord(origin, startClock(now), database.now());
    return { record, contents: contentsOf(origin, record.startedAt, secrets) };
  });
  let sweptAt = uptime();
  const touched = new Map<string, number>();

  const sweep = (): Promise<void> | undefined => {
    if (idleMs === 0 || uptime() - sweptAt < Math.min(SWEEP_MS, idleMs)) return undefined;
    sweptAt = uptime();
    return removeUnused();
  };

  const removeUnused = async (): Promise<void> => {
    const unused = await database.unusedSince(database.now() - idleMs);
    await Promise.all(unused.filter((name) => name !== DEFAULT_WORLD).map((name) => database.remove(name)));
  };

  const touch = (name: string): Promise<void> | undefined => {
    // A durable store records the latest of these instants; after a restart no world's time begins before it.
    if (idleMs === 0 && !isDurable) return undefined;
    const at = uptime();
    const interval = idleMs === 0 ? SWEEP_MS : Math.min(SWEEP_MS, idleMs / 4);
    if (at - (touched.get(name) ?? Number.NEGATIVE_INFINITY) < interval) return undefined;
    touched.set(name, at);
    return database.touch(name, database.now());
  };

  /** The defect of a world's stored data; undefined if it can be read. */
  const damageOf = (name: string, stored: StoredWorld): string | undefined => {
    try {
      recordCache.of(name, stored);
      return undefined;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  };

  const findIn = async (home: Database, name: string): Promise<StoredWorld | undefined> => {
    const stored = await home.find(name);
    const damage = stored && damageOf(name, stored);
    if (damage !== undefined) throw new WorldDamagedError(name, damage);
    return stored;
  };

  const create = async (
    name: string,
    home: Database,
    { record, contents }: Beginning,
  ): Promise<StoredWorld> => {
    await home.create(name, record, contents);
    const created = await findIn(home, name);
    if (!created) throw new WorldReplacedError();
    return created;
  };

  const sourceOf = (name: string, keep: () => Promise<StoredWorld> | undefined): WorldSource => ({
    name,
    secrets,
    now,
    find: () => findIn(database, name),
    read: (stored, written) => recordCache.of(name, stored, written),
    machineNow: () => database.now(),
    isStored: () => true,
    keep,
  });

  const view = (name: string, stored: StoredWorld, observe?: Observe): World => {
    const source = sourceOf(name, () => undefined);
    const reason = damageOf(name, stored);
    if (reason === undefined) return new WorldView(source, stored, observe);
    const beginning = newRecord(origin, startClock(now), database.now());
    return new WorldView(source, damagedWorld(name, stored, { reason, beginning }), observe);
  };

  /** A new world that is not stored yet. */
  const beginningView = async (name: string, observe?: Observe): Promise<World> => {
    const beginning = beginnings.of(name);
    let isKept = false;
    const source = sourceOf(name, () => {
      if (isKept) return undefined;
      isKept = true;
      return keep(name, beginning);
    });
    const passing = createMemoryDatabase(dueAt);
    const unkept = await create(name, passing, beginning);
    return new WorldView(
      { ...source, isStored: () => isKept, find: () => findIn(isKept ? database : passing, name) },
      unkept,
      observe,
    );
  };

  const keep = async (name: string, beginning: Beginning): Promise<StoredWorld> => {
    if (name !== DEFAULT_WORLD && (await database.names()).length >= maxWorlds)
      throw new TooManyWorldsError(maxWorlds);
    const created = await create(name, database, beginning);
    beginnings.forget(name);
    await touch(name);
    return created;
  };

  const delivered = new Map<string, number>();
  /** Delivers messages that a killed process has left: another process does it, or the same one after its restart. */
  const deliverPendingMessages = (name: string, stored: StoredWorld): Promise<void> | undefined => {
    if (!isDurable) return undefined;
    const at = uptime();
    if (at - (delivered.get(name) ?? Number.NEGATIVE_INFINITY) < DELIVERY_MS) return undefined;
    delivered.set(name, at);
    return deliverAll(name, stored);
  };

  const deliverAll = async (name: string, stored: StoredWorld): Promise<void> => {
    try {
      await deliverWaiting(view(name, stored));
    } catch (error) {
      // The failure does not concern the call that triggered the delivery, and a damaged world can still be reset.
      if (!(error instanceof StoreFailure)) throw error;
    }
  };

  const requireName = (name: string): void => {
    if (!isWorldName(name)) throw new RangeError(`${WORLD_NAME_RULE}, not "${name}"`);
  };

  const viewOf = async (name: string, observe?: Observe): Promise<World> => {
    const sweeping = sweep();
    if (sweeping) await sweeping;
    const stored = await database.find(name);
    if (!stored) {
      requireName(name);
      return beginningView(name, observe);
    }
    const touching = touch(name);
    if (touching) await touching;
    const delivering = deliverPendingMessages(name, stored);
    if (delivering) await delivering;
    return view(name, stored, observe);
  };

  return {
    get: async (name) => {
      const world = await viewOf(name);
      await world.ensureStored();
      return world;
    },
    view: viewOf,
    // Other names are damaged ones, which no call can reach.
    names: async () => (await database.names()).filter(isWorldName),
    drop: async (name) => {
      // A new world of this name is used from its first call on.
      touched.delete(name);
      beginnings.forget(name);
      if (name !== DEFAULT_WORLD) return database.remove(name);
      const known = await database.find(name);
      if (known) await view(name, known).reset(origin);
    },
  };
}
