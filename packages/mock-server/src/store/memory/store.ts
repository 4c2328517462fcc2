import { Map as PersistentMap } from 'immutable';
import { createPauses } from '#time/pauses.ts';
import {
  getKind,
  type Change,
  type DueAt,
  type DueDocument,
  type Store,
  type Stored,
  type StoreContents,
} from '../port.ts';

interface Log {
  readonly version: number;
  /** Shared by the forks of a store: only the first `length` items belong to this log. */
  readonly items: unknown[];
  readonly length: number;
}

/** The data of a store: persistent maps, so that a fork costs nothing and changes do not affect other forks. */
export interface StoreState {
  /** By kind, then by key. */
  readonly documents: PersistentMap<string, PersistentMap<string, Stored>>;
  readonly logs: PersistentMap<string, Log>;
  /** The due instants of documents, by kind. */
  readonly waiting: PersistentMap<string, Waiting>;
  /** Counts the changes of the store; it is the version of what each change writes. */
  readonly changed: number;
  readonly dueAt: DueAt;
}

/** The due documents of a kind. */
interface Waiting {
  readonly byKey: PersistentMap<string, number>;
  /** No document is due before this instant, so earlier searches can stop immediately. */
  readonly notBefore: number;
}

/** A store in memory with access to its data. */
export interface MemoryStore extends Store {
  state(): StoreState;
}

const EMPTY: Omit<StoreState, 'dueAt'> = {
  documents: PersistentMap(),
  logs: PersistentMap(),
  waiting: PersistentMap(),
  changed: 0,
};

const NOTHING: Stored = { version: 0, value: undefined };

function storedAt({ documents }: StoreState, key: string): Stored {
  return documents.get(getKind(key))?.get(key) ?? NOTHING;
}

/** The map with a value set, or deleted if undefined; undefined for an empty map. */
function placed<T>(
  map: PersistentMap<string, T> | undefined,
  key: string,
  value: T | undefined,
): PersistentMap<string, T> | undefined {
  if (value !== undefined) return (map ?? PersistentMap<string, T>()).set(key, value);
  const left = map?.delete(key);
  return left?.isEmpty() === true ? undefined : left;
}

function withWaiting(waiting: Waiting | undefined, key: string, at: number): Waiting | undefined {
  const byKey = placed(waiting?.byKey, key, at > 0 ? at : undefined);
  if (!byKey) return undefined;
  if (byKey === waiting?.byKey) return waiting;
  const { notBefore = at } = waiting ?? {};
  return { byKey, notBefore: at > 0 ? Math.min(notBefore, at) : notBefore };
}

function replaced<T>(
  map: PersistentMap<string, T>,
  key: string,
  value: T | undefined,
): PersistentMap<string, T> {
  return value === undefined ? map.delete(key) : map.set(key, value);
}

/** Sets a document, or deletes it if undefined. */
function withDocument(state: StoreState, key: string, value: unknown): StoreState {
  const kind = getKind(key);
  const at = value === undefined ? 0 : state.dueAt(key, value);
  const stored = value === undefined ? undefined : { version: state.changed, value };
  const { documents, waiting } = state;
  return {
    ...state,
    documents: replaced(documents, kind, placed(documents.get(kind), key, stored)),
    waiting: replaced(waiting, kind, withWaiting(waiting.get(kind), key, at)),
  };
}

function withLog(state: StoreState, key: string, items: unknown[], length: number): StoreState {
  const { changed: version, logs } = state;
  return { ...state, logs: length === 0 ? logs.delete(key) : logs.set(key, { version, items, length }) };
}

function append(state: StoreState, key: string, added: readonly unknown[]): StoreState {
  const { items = [], length = 0 } = state.logs.get(key) ?? {};
  // If a fork or an undo has appended other items, this log continues in its own list.
  const own = items.length === length ? items : items.slice(0, length);
  for (const item of added) own.push(item);
  return withLog(state, key, own, own.length);
}

function applyChange(before: StoreState, change: Change): StoreState {
  if (change.kind === 'check') return before;
  const state = { ...before, changed: before.changed + 1 };
  const { key } = change;
  if (change.kind === 'put' || change.kind === 'add') return withDocument(state, key, change.value);
  if (change.kind === 'remove') return withDocument(state, key, undefined);
  if (change.kind === 'append') return append(state, key, change.items);
  const log = state.logs.get(key);
  if (!log) return state;
  const left = change.kind === 'clear' ? 0 : Math.max(0, log.length - change.by);
  return withLog(state, key, log.items, left);
}

function isCurrent(state: StoreState, change: Change): boolean {
  const { kind, key } = change;
  if (kind === 'append' || kind === 'clear') return true;
  if (kind === 'add') return storedAt(state, key) === NOTHING;
  const found = kind === 'shorten' ? state.logs.get(key) : storedAt(state, key);
  return (found?.version ?? NOTHING.version) === change.expect;
}

function compareDue(a: DueDocument, b: DueDocument): number {
  return a.at - b.at || (a.key < b.key ? -1 : 1);
}

/** A store that begins with the data of `initial`. */
export function createMemoryStore(initial: StoreState): MemoryStore {
  let state = initial;
  return {
    state: () => state,
    load: async (key) => storedAt(state, key),
    tail: async (key, count = Number.POSITIVE_INFINITY) => {
      const { version, items, length } = state.logs.get(key) ?? {
        version: NOTHING.version,
        items: [],
        length: 0,
      };
      return { version, items: items.slice(Math.max(0, length - count), length) };
    },
    commit: async (changes) => {
      if (!changes.every((change) => isCurrent(state, change))) return false;
      state = changes.reduce(applyChange, state);
      return true;
    },
    // Repeating a transaction is cheaper than waiting.
    runInTurn: (_key, work) => work(),
    scan: async (kind) => {
      const found = new Map<string, unknown>();
      for (const [key, { value }] of state.documents.get(kind) ?? []) found.set(key, value);
      return found;
    },
    count: async (kind) => state.documents.get(kind)?.size ?? 0,
    due: async (kind, until, limit) => {
      const waiting = state.waiting.get(kind);
      if (!waiting || waiting.notBefore > until) return [];
      const found: DueDocument[] = [];
      let notBefore = Number.POSITIVE_INFINITY;
      for (const [key, at] of waiting.byKey) {
        notBefore = Math.min(notBefore, at);
        if (at <= until) found.push({ key, at });
      }
      state = { ...state, waiting: state.waiting.set(kind, { ...waiting, notBefore }) };
      return found.toSorted(compareDue).slice(0, limit);
    },
    contents: async () => {
      const { documents, logs } = state;
      const contents: StoreContents = { documents: {}, logs: {} };
      const pause = createPauses();
      for (const [, kind] of documents)
        for (const [key, { value }] of kind) {
          contents.documents[key] = value;
          await pause();
        }
      for (const [key, { items, length }] of logs) {
        contents.logs[key] = items.slice(0, length);
        await pause();
      }
      return contents;
    },
  };
}

/** The data of a store with these contents. */
export async function getState({ documents, logs }: StoreContents, dueAt: DueAt): Promise<StoreState> {
  const pause = createPauses();
  let state: StoreState = { ...EMPTY, changed: 1, dueAt };
  for (const [key, value] of Object.entries(documents)) {
    state = withDocument(state, key, value);
    await pause();
  }
  for (const [key, items] of Object.entries(logs)) {
    if (items.length > 0) state = append(state, key, items);
    await pause();
  }
  return state;
}
