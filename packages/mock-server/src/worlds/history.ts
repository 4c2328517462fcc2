import type { RecentList } from '#store/database.ts';
import type { Change, Store } from '#store/port.ts';
import type { Changes } from '#store/recording.ts';
import type { JournalHost } from '#journal/entry.ts';
import { isIdempotencyRecord } from '#idempotency/index.ts';
import { isOnlyMoving, createReversal } from './reversal.ts';

/** The name of a call in the history. */
export interface NamedCall {
  /** The call, e.g. `recharge3` or `POST /w/blue/__mock/players`. */
  readonly call: string;
  /** The address, without its query. */
  readonly path?: string;
  /** Its title, if a contract has one. */
  readonly summary?: string;
  /**
   * Whether no user requested the change: timers that were due when a client read or reported, or when the clock moved. An
   * undo reverses such a change only if it depends on an undone one; timers then run again.
   */
  readonly isAutomatic?: boolean;
}

/** A new entry: a call that changed the world. */
export interface NewEntry extends NamedCall {
  readonly time: number;
  readonly changes: Changes;
}

/** An entry that can be undone. */
export interface UndoEntry extends NewEntry {
  /** Later entries have higher numbers. */
  readonly id: number;
}

/** The result of an undo. */
export type UndoResult =
  /** The undone entries, newest first. */
  | { readonly kind: 'undone'; readonly entries: readonly [UndoEntry, ...UndoEntry[]] }
  | { readonly kind: 'nothing' }
  /** A later call has changed the same value. */
  | { readonly kind: 'overtaken'; readonly entry: UndoEntry };

/** The latest changes of a world. An undo reverses the newest first. The clock is not part of it: time never goes back. */
export interface History {
  /** @returns whether the history has the entry: it has none for changes that cannot or need not be undone */
  add(entry: NewEntry): Promise<boolean>;
  /** Entries that can be undone, oldest first. */
  list(): Promise<readonly UndoEntry[]>;
  /** The entries with a higher number, including automatic ones, oldest first. */
  after(id: number): Promise<readonly UndoEntry[]>;
  /** The highest number that an entry has had; 0 for none. */
  last(): Promise<number>;
  /**
   * Undoes the latest entry, or all entries back to one: all of them or none.
   * @param through the number of the oldest entry to undo
   */
  undo(store: Store, through?: number): Promise<UndoResult>;
}

/** An entry as it is stored: plain JSON. */
interface StoredEntry extends NamedCall {
  readonly time: number;
  readonly documents: Changes['documents'];
  readonly appended: Readonly<Record<string, readonly unknown[]>>;
}

function toStored({ changes, ...entry }: NewEntry): StoredEntry {
  return { ...entry, documents: changes.documents, appended: Object.fromEntries(changes.appended) };
}

function fromStored(id: number, { documents, appended, ...entry }: StoredEntry): UndoEntry {
  return { ...entry, id, changes: { documents, appended: new Map(Object.entries(appended)), final: false } };
}

/** An idempotency record alone, or a heartbeat, gets no entry: nobody would undo it. */
function isWorthAnEntry({ documents, appended }: Changes): boolean {
  return (
    appended.size > 0 || documents.some((change) => !isIdempotencyRecord(change.key) && !isOnlyMoving(change))
  );
}

function isAskedFor({ isAutomatic }: UndoEntry): boolean {
  return isAutomatic !== true;
}

function touchedBy({ changes }: UndoEntry): string[] {
  return [...changes.documents.map(({ key }) => key), ...changes.appended.keys()];
}

/** Requested entries, and automatic ones that followed from them: those that touch the same documents later. */
function withFollowing(oldestFirst: readonly UndoEntry[]): UndoEntry[] {
  const touched = new Set<string>();
  return oldestFirst.filter((entry) => {
    const keys = touchedBy(entry);
    if (!isAskedFor(entry) && !keys.some((key) => touched.has(key))) return false;
    for (const key of keys) touched.add(key);
    return true;
  });
}

/** The undone entries with the changes that reverse them, or the entry that cannot be undone. */
type Plan =
  | { readonly newestFirst: readonly UndoEntry[]; readonly changes: readonly Change[] }
  | { readonly overtaken: UndoEntry };

async function planUndo(oldestFirst: readonly UndoEntry[], store: Store): Promise<Plan> {
  const newestFirst = oldestFirst.toReversed();
  const reversal = await createReversal(newestFirst, store);
  return 'changes' in reversal ? { newestFirst, changes: reversal.changes } : reversal;
}

/** Other calls may write to the same documents meanwhile; each such write causes another attempt. */
const MAX_ATTEMPTS = 100;

export function createHistory(
  stored: RecentList,
  { name, observers }: Pick<JournalHost, 'name' | 'observers'>,
): History {
  const after = async (first: number): Promise<UndoEntry[]> =>
    (await stored.after(first)).map(({ id, value }) => fromStored(id, value as StoredEntry));

  return {
    add: async (entry) => {
      if (entry.changes.final) await stored.clear();
      if (entry.changes.final || !isWorthAnEntry(entry.changes)) return false;
      await stored.add([toStored(entry)]);
      observers.get(name)?.written();
      return true;
    },
    list: async () => (await after(0)).filter(isAskedFor),
    after,
    last: () => stored.last(),
    // One at a time: the second of two simultaneous undos reverses the entry before.
    undo: (store, through) =>
      store.runInTurn<UndoResult>('history', async () => {
        for (let attempt = 1; ; attempt++) {
          const entries = await after(0);
          const first = entries.findLastIndex(
            (entry) => isAskedFor(entry) && (through === undefined || entry.id === through),
          );
          const since = entries.slice(first);
          const [newest, ...older] = since.filter(isAskedFor).toReversed();
          if (first === -1 || !newest) return { kind: 'nothing' };
          let plan = await planUndo(since.filter(isAskedFor), store);
          if ('overtaken' in plan) plan = await planUndo(withFollowing(since), store);
          if ('overtaken' in plan) return { kind: 'overtaken', entry: plan.overtaken };
          if (await store.commit(plan.changes)) {
            for (const { id } of plan.newestFirst) await stored.remove(id);
            return { kind: 'undone', entries: [newest, ...older] };
          }
          if (attempt === MAX_ATTEMPTS) return { kind: 'overtaken', entry: newest };
        }
      }),
  };
}
