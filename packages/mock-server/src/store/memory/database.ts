import { machineTime } from '#time/clock.ts';
import type { Database, ListName, Replacement, StoredWorld } from '../database.ts';
import { SnapshotMissingError, WorldReplacedError } from '../errors.ts';
import type { DueAt } from '../port.ts';
import { createMemoryList, type MemoryList } from './recent-list.ts';
import { createMemoryStore, getState, type MemoryStore, type StoreState } from './store.ts';

/** The state of a world; it is replaced as a whole. */
interface Row {
  readonly version: number;
  readonly generation: number;
  readonly record: unknown;
  readonly store: MemoryStore;
}

type Worlds = Map<string, MemoryWorld>;

type Lists = Readonly<Record<ListName, MemoryList>>;

interface MemoryWorld {
  /** All worlds of the database. */
  readonly worlds: Worlds;
  row: Row;
  lists: Lists;
  snapshots: Map<string, { readonly record: unknown; readonly state: StoreState }>;
  touchedAt: number;
  /** The view of `row`, created at the first use. */
  view?: StoredWorld;
}

function createLists(): Lists {
  return {
    requests: createMemoryList('requests', 0),
    events: createMemoryList('events', 0),
    history: createMemoryList('history', 0),
  };
}

/** An empty list that continues the numbering of `list`. */
function successor(name: ListName, list: MemoryList): MemoryList {
  return createMemoryList(name, list.lastId());
}

function listsAfter({ requests, events, history }: Lists, { isFresh }: Replacement): Lists {
  return {
    requests: isFresh ? successor('requests', requests) : requests,
    events: isFresh ? successor('events', events) : events,
    history: successor('history', history),
  };
}

/** Rejects commits after the world has moved to another generation. */
function fenced(store: MemoryStore, generation: number, currentRow: () => Row): MemoryStore {
  return {
    ...store,
    commit: async (changes, decidedBy) => {
      const row = currentRow();
      if (row.generation !== generation) throw new WorldReplacedError();
      return decidedBy === undefined || decidedBy === row.version ? store.commit(changes) : false;
    },
  };
}

/** @throws {SnapshotMissingError} */
async function createWorld(
  { row, snapshots }: MemoryWorld,
  contents: Replacement['contents'],
): Promise<StoreState> {
  if (!('snapshot' in contents)) return getState(contents, row.store.state().dueAt);
  const snapshot = snapshots.get(contents.snapshot);
  if (!snapshot) throw new SnapshotMissingError(contents.snapshot);
  return snapshot.state;
}

/** The view of a world's row; the same object until the row changes. */
function shownWorld(world: MemoryWorld): StoredWorld {
  world.view ??= toView(world);
  return world.view;
}

function toView(world: MemoryWorld): StoredWorld {
  const { row, lists } = world;
  const isCurrent = (): boolean => world.row.generation === row.generation;
  const moveOn = (next: Row): StoredWorld => {
    world.row = next;
    delete world.view;
    return shownWorld(world);
  };
  return {
    version: row.version,
    generation: row.generation,
    record: row.record,
    store: row.store,
    list: (name) => lists[name],
    write: async (record) =>
      world.row === row ? moveOn({ ...row, version: row.version + 1, record }) : undefined,
    replace: async (replacement) => {
      if (world.row !== row) return undefined;
      const { record, contents, isFresh } = replacement;
      const state = await createWorld(world, contents);
      if (world.row !== row) return undefined;
      world.lists = listsAfter(lists, replacement);
      if (isFresh) world.snapshots = new Map();
      const next = { version: row.version + 1, generation: row.generation + 1, record };
      return moveOn(rowWith(() => world.row, next, state));
    },
    fork: async (name, begin) => {
      if (!isCurrent()) throw new WorldReplacedError();
      const store = createMemoryStore(row.store.state());
      const beginning = await begin(store);
      if (!beginning) return false;
      await store.commit(beginning.changes);
      return addWorld(world.worlds, name, createMemoryWorld(world.worlds, beginning.record, store.state()));
    },
    snapshots: async () =>
      [...world.snapshots]
        .map(([name, { record }]) => ({ name, record }))
        .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    saveSnapshot: async (name, record) => {
      if (!isCurrent()) throw new WorldReplacedError();
      world.snapshots.set(name, { record, state: row.store.state() });
    },
    removeSnapshot: async (name) => void world.snapshots.delete(name),
  };
}

/** A row whose store accepts commits while its generation equals the generation of the world's row. */
function rowWith(currentRow: () => Row, row: Omit<Row, 'store'>, state: StoreState): Row {
  return { ...row, store: fenced(createMemoryStore(state), row.generation, currentRow) };
}

function createMemoryWorld(worlds: Worlds, record: unknown, state: StoreState): MemoryWorld {
  const first = { version: 1, generation: 1, record };
  const world: MemoryWorld = {
    worlds,
    row: rowWith(() => world.row, first, state),
    lists: createLists(),
    snapshots: new Map(),
    touchedAt: machineTime(),
  };
  return world;
}

/** Adds a world unless one of that name exists. @returns whether it was added */
function addWorld(worlds: Worlds, name: string, world: MemoryWorld): boolean {
  if (worlds.has(name)) return false;
  worlds.set(name, world);
  return true;
}

/** The default store: worlds in the memory of this process. */
export function createMemoryDatabase(dueAt: DueAt): Database {
  const worlds: Worlds = new Map();
  return {
    kind: 'memory',
    now: machineTime,
    names: async () => [...worlds.keys()],
    find: async (name) => {
      const world = worlds.get(name);
      return world && shownWorld(world);
    },
    create: async (name, record, contents) => {
      addWorld(worlds, name, createMemoryWorld(worlds, record, await getState(contents, dueAt)));
    },
    remove: async (name) => {
      const world = worlds.get(name);
      worlds.delete(name);
      // No generation has this number, so pending commits are rejected.
      if (world) world.row = { ...world.row, generation: 0 };
    },
    touch: async (name, at) => {
      const world = worlds.get(name);
      if (world) world.touchedAt = at;
    },
    unusedSince: async (at) => [...worlds].filter(([, world]) => world.touchedAt < at).map(([name]) => name),
    waiting: () => 0,
    check: async () => undefined,
    close: async () => undefined,
  };
}
