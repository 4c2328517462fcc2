import { isDeepStrictEqual } from 'node:util';
import type { RecentList } from '#store/database.ts';
import type { Change, Store } from '#store/port.ts';
import type { Changes } from '#store/recording.ts';
import { isKeptAnswer } from './kept-answers.ts';

/** A call that changed the world, as far as it can be taken back. */
export interface UndoEntry {
  /** What was called, e.g. `recharge3` or `POST /w/blue/__mock/players`. */
  readonly call: string;
  readonly time: number;
  readonly changes: Changes;
}

/** What an undo came to. */
export type Undone =
  | { readonly kind: 'undone'; readonly entry: UndoEntry }
  | { readonly kind: 'nothing' }
  /** Somebody has written to the same document since. */
  | { readonly kind: 'overtaken'; readonly entry: UndoEntry };

/** The latest changes of a world, newest first to be taken back. The clock is no part of it: time never goes back. */
export interface History {
  add(entry: UndoEntry): Promise<void>;
  /** Entries that can be undone, oldest first. */
  list(): Promise<readonly UndoEntry[]>;
  undo(store: Store): Promise<Undone>;
}

/** A change as it is stored: plain JSON. */
interface StoredEntry extends Omit<UndoEntry, 'changes'> {
  readonly documents: Changes['documents'];
  readonly appended: Readonly<Record<string, readonly unknown[]>>;
}

function toStored({ call, time, changes }: UndoEntry): StoredEntry {
  return { call, time, documents: changes.documents, appended: Object.fromEntries(changes.appended) };
}

function fromStored({ call, time, documents, appended }: StoredEntry): UndoEntry {
  return {
    call,
    time,
    changes: { documents, appended: new Map(Object.entries(appended)), final: false },
  };
}

async function reverse({ documents, appended }: Changes, store: Store): Promise<Change[] | undefined> {
  const changes: Change[] = [];
  for (const { key, before, after } of documents) {
    const current = await store.load(key);
    if (!isDeepStrictEqual(current.value, after)) return undefined;
    const expect = current.version;
    const change = { key, expect, before: current.value };
    if (before !== undefined) changes.push({ ...change, kind: 'put', value: before });
    else changes.push({ ...change, kind: 'remove' });
  }
  for (const [key, items] of appended) {
    const end = await store.tail(key, items.length);
    // A log of several players may have gone on; only its end can be taken off.
    if (!isDeepStrictEqual(end.items, items)) return undefined;
    changes.push({ kind: 'shorten', key, expect: end.version, by: items.length });
  }
  return changes;
}

/** The history that is kept in a list. */
export function createHistory(kept: RecentList): History {
  return {
    add: async ({ changes, ...entry }) => {
      const { documents, appended, final } = changes;
      if (final) await kept.clear();
      // A refusal that a key keeps is nothing that anybody would take back.
      else if (appended.size > 0 || documents.some(({ key }) => !isKeptAnswer(key)))
        await kept.add([toStored({ ...entry, changes })]);
    },
    list: async () => (await kept.all()).map(({ value }) => fromStored(value as StoredEntry)),
    undo: async (store) => {
      const newest = (await kept.all()).at(-1);
      if (!newest) return { kind: 'nothing' };
      const entry = fromStored(newest.value as StoredEntry);
      const changes = await reverse(entry.changes, store);
      if (!changes || !(await store.commit(changes))) return { kind: 'overtaken', entry };
      await kept.remove(newest.id);
      return { kind: 'undone', entry };
    },
  };
}
