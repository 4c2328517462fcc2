import type { RecentList } from '#store/database.ts';
import type { Change, Store } from '#store/port.ts';
import type { Changes } from '#store/recording.ts';
import { isIdempotencyRecord } from '#idempotency/index.ts';
import { isOnlyMoving, reversalOf } from './reversal.ts';

/** A call as the history names it. */
export interface NamedCall {
  /** What was called, e.g. `recharge3` or `POST /w/blue/__mock/players`. */
  readonly call: string;
  /** The address, without its query. */
  readonly path?: string;
  /** In words, where a contract has some. */
  readonly summary?: string;
  /**
   * Whether nobody asked for what it changed: what has fallen due when a client reads or reports, or the clock moves. An undo
   * takes it back only where it stands in the way; it then happens again by itself.
   */
  readonly isAutomatic?: boolean;
}

/** A call that changed the world, as it is added. */
export interface NewEntry extends NamedCall {
  readonly time: number;
  readonly changes: Changes;
}

/** A call that changed the world, as far as it can be taken back. */
export interface UndoEntry extends NewEntry {
  /** Later entries have higher numbers. */
  readonly id: number;
}

/** What an undo came to. */
export type UndoResult =
  /** @param entries that were taken back, newest first */
  | { readonly kind: 'undone'; readonly entries: readonly [UndoEntry, ...UndoEntry[]] }
  | { readonly kind: 'nothing' }
  /** Somebody has written to the same value since. */
  | { readonly kind: 'overtaken'; readonly entry: UndoEntry };

/** The latest changes of a world, newest first to be taken back. The clock is no part of it: time never goes back. */
export interface History {
  add(entry: NewEntry): Promise<void>;
  /** Entries that can be undone, oldest first. */
  list(): Promise<readonly UndoEntry[]>;
  /**
   * Takes back the latest entry, or all up to one: all of them or none.
   * @param through the number of the oldest one to take back
   */
  undo(store: Store, through?: number): Promise<UndoResult>;
}

/** A change as it is stored: plain JSON. */
interface StoredEntry extends NamedCall {
  readonly time: number;
  readonly documents: Changes['documents'];
  readonly appended: Readonly<Record<string, readonly unknown[]>>;
}

function toStored({ changes, ...entry }: NewEntry): StoredEntry {
  return { ...entry, documents: changes.documents, appended: Object.fromEntries(changes.appended) };
}

function fromStored(id: number, { documents, appended, ...entry }: StoredEntry): UndoEntry {
  return {
    ...entry,
    id,
    changes: { documents, appended: new Map(Object.entries(appended)), final: false },
  };
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

/** Those that were asked for, and what has followed from them by itself: whatever has touched the same since. */
function withFollowing(oldestFirst: readonly UndoEntry[]): UndoEntry[] {
  const touched = new Set<string>();
  return oldestFirst.filter((entry) => {
    const keys = touchedBy(entry);
    if (!isAskedFor(entry) && !keys.some((key) => touched.has(key))) return false;
    for (const key of keys) touched.add(key);
    return true;
  });
}

/** How entries are taken back, or which of them cannot be. */
type Plan =
  | { readonly newestFirst: readonly UndoEntry[]; readonly changes: readonly Change[] }
  | { readonly overtaken: UndoEntry };

async function planOf(oldestFirst: readonly UndoEntry[], store: Store): Promise<Plan> {
  const newestFirst = oldestFirst.toReversed();
  const reversal = await reversalOf(newestFirst, store);
  return 'changes' in reversal ? { newestFirst, changes: reversal.changes } : reversal;
}

/** Others may write to the same documents meanwhile; each such write makes one more attempt. */
const MAX_ATTEMPTS = 100;

/** The history that is kept in a list. */
export function createHistory(kept: RecentList): History {
  const all = async (): Promise<UndoEntry[]> =>
    (await kept.all()).map(({ id, value }) => fromStored(id, value as StoredEntry));

  return {
    add: async (entry) => {
      if (entry.changes.final) await kept.clear();
      else if (isWorthAnEntry(entry.changes)) await kept.add([toStored(entry)]);
    },
    list: async () => (await all()).filter(isAskedFor),
    // In turn: of two at once, the second takes back the entry before.
    undo: (store, through) =>
      store.runInTurn<UndoResult>('history', async () => {
        for (let attempt = 1; ; attempt++) {
          const entries = await all();
          const first = entries.findLastIndex(
            (entry) => isAskedFor(entry) && (through === undefined || entry.id === through),
          );
          const since = entries.slice(first);
          const [newest, ...older] = since.filter(isAskedFor).toReversed();
          if (first === -1 || !newest) return { kind: 'nothing' };
          let plan = await planOf(since.filter(isAskedFor), store);
          if ('overtaken' in plan) plan = await planOf(withFollowing(since), store);
          if ('overtaken' in plan) return { kind: 'overtaken', entry: plan.overtaken };
          if (await store.commit(plan.changes)) {
            for (const { id } of plan.newestFirst) await kept.remove(id);
            return { kind: 'undone', entries: [newest, ...older] };
          }
          if (attempt === MAX_ATTEMPTS) return { kind: 'overtaken', entry: newest };
        }
      }),
  };
}
