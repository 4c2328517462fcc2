import { isDeepStrictEqual } from 'node:util';
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
  add(entry: UndoEntry): void;
  /** Entries that can be undone, oldest first. */
  list(): readonly UndoEntry[];
  undo(store: Store): Promise<Undone>;
}

/** Entries kept. Each keeps the documents it changed, so there are not many. */
const KEPT = 50;

async function reverse({ documents, appended }: Changes, store: Store): Promise<Change[] | undefined> {
  const changes: Change[] = [];
  for (const { key, before, after } of documents) {
    const current = await store.load(key);
    if (!isDeepStrictEqual(current.value, after)) return undefined;
    const expect = current.version;
    if (before !== undefined) changes.push({ kind: 'put', key, expect, value: before });
    else changes.push({ kind: 'remove', key, expect });
  }
  for (const [key, items] of appended) {
    const { version, value = [] } = (await store.load(key)) as { version: number; value?: unknown[] };
    // A log of several players may have gone on; only its end can be taken off.
    if (!isDeepStrictEqual(value.slice(-items.length), items)) return undefined;
    changes.push({ kind: 'shorten', key, expect: version, by: items.length });
  }
  return changes;
}

export function createHistory(): History {
  let entries: UndoEntry[] = [];
  return {
    add: (entry) => {
      const { documents, appended, final } = entry.changes;
      if (final) entries = [];
      // A refusal that a key keeps is nothing that anybody would take back.
      else if (appended.size > 0 || documents.some(({ key }) => !isKeptAnswer(key)))
        entries = [...entries.slice(1 - KEPT), entry];
    },
    list: () => entries,
    undo: async (store) => {
      const entry = entries.at(-1);
      if (!entry) return { kind: 'nothing' };
      const changes = await reverse(entry.changes, store);
      if (!changes || !(await store.commit(changes))) return { kind: 'overtaken', entry };
      entries = entries.filter((other) => other !== entry);
      return { kind: 'undone', entry };
    },
  };
}
