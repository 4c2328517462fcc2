import type { RecentList } from '#store/database.ts';
import type { Store } from '#store/port.ts';
import type { Changes } from '#store/recording.ts';
import type { JournalHost } from '#journal/entry.ts';
import { isIdempotencyRecord } from '#idempotency/index.ts';
import { isOnlyMoving, createReversal, type Reversal } from './reversal.ts';

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

/** Changes since a stamp. */
export interface RecordedChanges {
  readonly changes: readonly Changes[];
  /** Earlier stamps have changes that were removed because of the limits; 0 if none was. */
  readonly completeFrom: number;
}

/**
 * The latest changes of a world. An undo reverses the newest first. The clock is not part of it: time never goes back. An
 * undone entry stays for forks, which reverse the undo before.
 */
export interface History {
  /** @returns whether the entry can be undone */
  add(entry: NewEntry): Promise<boolean>;
  /** Entries that can be undone, oldest first. */
  list(): Promise<readonly UndoEntry[]>;
  /** All stored entries with a higher number, oldest first; `isListed` selects those that can be undone. */
  after(id: number): Promise<readonly ListedEntry[]>;
  /** The highest number that an entry has had; 0 for none. */
  last(): Promise<number>;
  /** All changes after a stamp, in no particular order. */
  changesSince(at: number): Promise<RecordedChanges>;
  /**
   * Undoes the latest entry, or all entries back to one: all of them or none.
   * @param through the number of the oldest entry to undo
   */
  undo(store: Store, through?: number): Promise<UndoResult>;
}

/** An entry as it is stored: plain JSON. */
interface StoredEntry extends NewEntry {
  /** The stamp of the record: later entries have higher ones. */
  readonly recordedAt: number;
  /** Whether it can no longer be undone. */
  readonly isUndone?: true;
}

/** A stored entry with its number. */
export type ListedEntry = StoredEntry & { readonly id: number };

/** An entry of a version before the stamps. */
type EarlierEntry = NamedCall & Pick<NewEntry, 'time'> & Pick<Changes, 'documents' | 'appended'>;

function fromStored(id: number, value: StoredEntry | EarlierEntry): ListedEntry {
  if ('changes' in value) return { ...value, id };
  const { documents, appended, ...entry } = value;
  return { ...entry, id, changes: { at: 0, documents, appended }, recordedAt: 0 };
}

/**
 * Whether changes can be undone. An idempotency record alone, or a heartbeat, cannot: nobody would undo it. An emptied log
 * cannot either.
 */
export function isUndoable({ documents, appended, isFinal }: Changes): boolean {
  if (isFinal) return false;
  return (
    Object.keys(appended).length > 0 ||
    documents.some((change) => !isIdempotencyRecord(change.key) && !isOnlyMoving(change))
  );
}

/** Whether an entry can still be undone, unless a log was emptied since. */
export function isListed({ isUndone, changes }: ListedEntry): boolean {
  return !isUndone && isUndoable(changes);
}

function isAskedFor({ isAutomatic }: UndoEntry): boolean {
  return isAutomatic !== true;
}

function touchedBy({ changes }: UndoEntry): string[] {
  return [...changes.documents.map(({ key }) => key), ...Object.keys(changes.appended)];
}

/** Requested entries, and automatic ones that followed from them: those that touch the same documents later. */
function withFollowing<T extends UndoEntry>(oldestFirst: readonly T[]): T[] {
  const touched = new Set<string>();
  return oldestFirst.filter((entry) => {
    const keys = touchedBy(entry);
    if (!isAskedFor(entry) && !keys.some((key) => touched.has(key))) return false;
    for (const key of keys) touched.add(key);
    return true;
  });
}

function planUndo<T extends UndoEntry>(oldestFirst: readonly T[], store: Store): Promise<Reversal<T>> {
  return createReversal(oldestFirst.toReversed(), store);
}

/** Other calls may write to the same documents meanwhile; each such write causes another attempt. */
const MAX_ATTEMPTS = 100;

/** @param source of the world; `stamp` returns the next stamp: see `createStamps` */
export function createHistory(
  stored: RecentList,
  { name, observers, stamp }: Pick<JournalHost, 'name' | 'observers'> & { stamp(): number },
): History {
  const after = async (first: number): Promise<ListedEntry[]> =>
    (await stored.after(first)).map(({ id, value }) => fromStored(id, value as StoredEntry));
  /** Entries since a log was emptied, without those that cannot be undone. */
  const undoable = async (): Promise<ListedEntry[]> => {
    const entries = await after(0);
    return entries.slice(entries.findLastIndex(({ changes }) => changes.isFinal) + 1).filter(isListed);
  };

  return {
    add: async (entry) => {
      await stored.add([{ ...entry, recordedAt: stamp() } satisfies StoredEntry]);
      const hasEntry = isUndoable(entry.changes);
      if (hasEntry) observers.get(name)?.written();
      return hasEntry;
    },
    list: async () => (await undoable()).filter(isAskedFor),
    after,
    last: () => stored.last(),
    changesSince: async (at) => {
      const entries = await after(0);
      const changes = entries.filter((entry) => entry.changes.at > at).map((entry) => entry.changes);
      const isComplete = (await stored.dropped()) === 0;
      // What was removed had been recorded before the oldest entry that is left.
      return { changes, completeFrom: isComplete ? 0 : (entries[0]?.recordedAt ?? stamp()) };
    },
    // One at a time: the second of two simultaneous undos reverses the entry before.
    undo: (store, through) =>
      store.runInTurn<UndoResult>('history', async () => {
        for (let attempt = 1; ; attempt++) {
          const entries = await undoable();
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
            for (const { id, ...entry } of plan.reversed)
              await stored.replace(id, { ...entry, isUndone: true });
            return { kind: 'undone', entries: [newest, ...older] };
          }
          if (attempt === MAX_ATTEMPTS) return { kind: 'overtaken', entry: newest };
        }
      }),
  };
}
