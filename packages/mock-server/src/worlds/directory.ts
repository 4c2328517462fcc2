import { TransportFailure } from '#http/envelope.ts';
import type { Secrets } from '#random/secrets.ts';
import type { Database, StoredWorld } from '#store/database.ts';
import { StoreFailure, WorldDamagedError, WorldReplacedError } from '#store/errors.ts';
import { recordStore, type Recording } from '#store/recording.ts';
import { createMemoryDatabase } from '#store/memory/database.ts';
import { startClock } from '#time/clock.ts';
import { createStamps } from '#time/stamps.ts';
import { DEFAULT_WORLD, isWorldName, WORLD_NAME_RULE } from './address.ts';
import { damagedWorld } from './damaged-world.ts';
import { dueAt } from './due.ts';
import { createContents } from './initial-world.ts';
import { createInitialWorlds, type InitialWorld } from './initial-worlds.ts';
import { createMaintenance } from './maintenance.ts';
import { createRecordCache } from './record-cache.ts';
import { newRecord, type Origin } from './record.ts';
import type { WorldObservers } from './observer.ts';
import { TemporaryWorld } from './temporary-world.ts';
import { deliverWaiting } from './unit-of-work.ts';
import type { ForkResult, World } from './world.ts';
import { WorldView, type WorldSource, type WrapStore } from './world-view.ts';

/** The default maximum number of worlds. */
const DEFAULT_MAX_WORLDS = 1000;

/** The server has the maximum number of worlds: HTTP 503. */
export class TooManyWorldsError extends TransportFailure {
  constructor(max: number) {
    const message = `This server has a maximum of ${max} worlds; delete one (DELETE /w/<world>/__mock/worlds).`;
    super('unavailable', { message });
  }
}

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
  view(name: string, wrapStore?: WrapStore): Promise<World>;
  /**
   * Returns the world of that name, undefined if it does not exist. Does not count as use of the world: an idle world is deleted
   * all the same.
   */
  peek(name: string): Promise<World | undefined>;
  /**
   * Creates a world with the state of another one before a call.
   * @param name of the new world; a free name if undefined
   * @param requestId the call's entry in the journal
   * @throws {TooManyWorldsError}
   */
  fork(source: World, requestId: number, name?: string): Promise<{ name: string; result: ForkResult }>;
  /** Notified of what happens in a world. */
  readonly observers: WorldObservers;
  /** Whether other processes may change the worlds, of which the observers are not notified. */
  readonly isShared: boolean;
  /** Names of the existing worlds. */
  names(): Promise<readonly string[]>;
  /** Deletes a world; the default world is reset instead. */
  drop(name: string): Promise<void>;
}

export interface WorldsOptions {
  seed: number;
  scenario: Origin['scenario'];
  now?: number;
  /** Machine time in ms after which an unused world is deleted; 0, the default of a durable store, deletes none. */
  idleMs?: number;
  /** The maximum number of worlds; default 1000. */
  maxWorlds?: number;
  /** The source of tokens and codes; by default the seed. */
  secrets?: Secrets;
}

/** The first of `fork-1`, `fork-2` and so on that is not in use. */
function freeName(names: readonly string[]): string {
  const used = new Set(names);
  let number = 1;
  while (used.has(`fork-${number}`)) number += 1;
  return `fork-${number}`;
}

export function createWorlds(
  { seed, scenario, now, maxWorlds = DEFAULT_MAX_WORLDS, secrets, idleMs }: WorldsOptions,
  database: Database,
): Worlds {
  const origin: Origin = { scenario, seed, config: {} };
  const recordCache = createRecordCache();
  const observers: WorldObservers = new Map();
  const stamp = createStamps(() => database.now());
  const remove = async (name: string): Promise<void> => {
    await database.remove(name);
    observers.get(name)?.removed();
  };
  const maintenance = createMaintenance({ ...database, remove }, idleMs);
  const createRecord = () => newRecord(origin, startClock(now), database.now());
  const initialWorlds = createInitialWorlds(() => {
    const record = createRecord();
    return { record, contents: createContents(origin, record.startedAt, secrets) };
  });

  /** Returns the defect of a world's stored data; undefined if it can be read. */
  const findDamage = (name: string, stored: StoredWorld): string | undefined => {
    try {
      recordCache.parse(name, stored);
      return undefined;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  };

  const find = async (home: Database, name: string): Promise<StoredWorld | undefined> => {
    const stored = await home.find(name);
    const damage = stored && findDamage(name, stored);
    if (damage !== undefined) throw new WorldDamagedError(name, damage);
    return stored;
  };

  const create = async (
    home: Database,
    name: string,
    { record, contents }: InitialWorld,
  ): Promise<StoredWorld> => {
    await home.create(name, record, contents);
    const created = await find(home, name);
    if (!created) throw new WorldReplacedError();
    return created;
  };

  const createSource = (home: Database, name: string): WorldSource => ({
    name,
    secrets,
    observers,
    now,
    find: () => find(home, name),
    parse: (stored, written) => recordCache.parse(name, stored, written),
    machineNow: () => database.now(),
    stamp,
  });

  const openStored = (name: string, stored: StoredWorld, wrapStore?: WrapStore): World => {
    const source = createSource(database, name);
    const reason = findDamage(name, stored);
    if (reason === undefined) return new WorldView(source, stored, wrapStore);
    return new WorldView(source, damagedWorld(name, stored, { reason, initial: createRecord() }), wrapStore);
  };

  /** Returns a new world that is not stored yet. */
  const openTemporary = async (name: string, wrapStore?: WrapStore): Promise<World> => {
    const initial = initialWorlds.get(name);
    const home = createMemoryDatabase(dueAt);
    const temporary = await create(home, name, initial);
    const save = async () => ({ source: createSource(database, name), stored: await store(name, initial) });
    return new TemporaryWorld(createSource(home, name), temporary, save, wrapStore);
  };

  /** @throws {TooManyWorldsError} */
  const requireRoom = (names: readonly string[]): void => {
    if (names.length >= maxWorlds) throw new TooManyWorldsError(maxWorlds);
  };

  const store = async (name: string, initial: InitialWorld): Promise<StoredWorld> => {
    if (name !== DEFAULT_WORLD) requireRoom(await database.names());
    const created = await create(database, name, initial);
    initialWorlds.delete(name);
    await maintenance.recordUse(name);
    return created;
  };

  const deliver = async (name: string, stored: StoredWorld): Promise<void> => {
    let recording: Recording | undefined;
    const world = openStored(name, stored, (inner, nextStamp) => (recording = recordStore(inner, nextStamp)));
    try {
      await deliverWaiting(world);
      if (!recording || recording.isEmpty()) return;
      const call = { call: 'delivery of waiting messages', isAutomatic: true };
      await world.history.add({ ...call, time: world.clock.now(), changes: recording.changes() });
    } catch (error) {
      // The failure does not concern the call that triggered the delivery, and a damaged world can still be reset.
      if (!(error instanceof StoreFailure)) throw error;
    }
  };

  const view = async (name: string, wrapStore?: WrapStore): Promise<World> => {
    // Waits only for what is due: most calls do not.
    const removing = maintenance.removeIdleWorlds();
    if (removing) await removing;
    const stored = await database.find(name);
    if (!stored) {
      if (!isWorldName(name)) throw new RangeError(`${WORLD_NAME_RULE}, not "${name}"`);
      return openTemporary(name, wrapStore);
    }
    const recording = maintenance.recordUse(name);
    if (recording) await recording;
    const delivering = maintenance.deliverPending(name, () => deliver(name, stored));
    if (delivering) await delivering;
    return openStored(name, stored, wrapStore);
  };

  const fork: Worlds['fork'] = async (source, requestId, wanted) => {
    const names = await database.names();
    const name = wanted ?? freeName(names);
    if (names.includes(name)) return { name, result: { kind: 'exists' } };
    requireRoom(names);
    const result = await source.fork(name, requestId);
    if (result.kind === 'forked') {
      initialWorlds.delete(name);
      await maintenance.recordUse(name);
    }
    return { name, result };
  };

  return {
    fork,
    get: async (name) => {
      const world = await view(name);
      await world.ensureStored();
      return world;
    },
    view,
    peek: async (name) => {
      const stored = await database.find(name);
      return stored && openStored(name, stored);
    },
    observers,
    isShared: database.kind === 'postgres',
    // Other names are damaged ones, which no call can reach.
    names: async () => (await database.names()).filter(isWorldName),
    drop: async (name) => {
      maintenance.forget(name);
      initialWorlds.delete(name);
      if (name !== DEFAULT_WORLD) return remove(name);
      const stored = await database.find(name);
      if (stored) await openStored(name, stored).reset(origin);
    },
  };
}
