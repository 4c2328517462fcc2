import { isDeepStrictEqual } from 'node:util';
import type { Change, Store } from '#store/port.ts';
import type { Changes } from '#store/recording.ts';

/** A call that changed the world, as far as it can be taken back. */
export interface Deed {
  /** What was called, e.g. `recharge3` or `POST /w/blue/__mock/players`. */
  readonly call: string;
  readonly time: number;
  readonly changes: Changes;
}

/** What an undo came to. */
export type Undone =
  | { readonly kind: 'undone'; readonly deed: Deed }
  | { readonly kind: 'nothing' }
  /** Somebody has written to the same document since. */
  | { readonly kind: 'overtaken'; readonly deed: Deed };

/** The latest changes of a world, newest first to be taken back. The clock is no part of it: time never goes back. */
export interface History {
  add(deed: Deed): void;
  /** Deeds that can be undone, oldest first. */
  list(): readonly Deed[];
  undo(store: Store): Promise<Undone>;
  clear(): void;
}

/** Deeds remembered. Each keeps the documents it changed, so there are not many. */
const KEPT = 50;

const reverse = async ({ documents, appended }: Changes, store: Store): Promise<Change[] | undefined> => {
  const changes: Change[] = [];
  for (const { key, before, after } of documents) {
    const current = await store.load(key);
    if (!isDeepStrictEqual(current?.value, after)) return undefined;
    const expect = current?.version ?? 0;
    if (before !== undefined) changes.push({ kind: 'put', key, expect, value: before });
    else if (current) changes.push({ kind: 'remove', key, expect });
  }
  for (const [key, by] of appended) changes.push({ kind: 'shorten', key, by });
  return changes;
};

export const createHistory = (): History => {
  let deeds: Deed[] = [];
  return {
    add: (deed) => {
      const { documents, appended, final } = deed.changes;
      if (final) deeds = [];
      else if (documents.length > 0 || appended.size > 0) deeds = [...deeds.slice(1 - KEPT), deed];
    },
    list: () => deeds,
    undo: async (store) => {
      const deed = deeds.at(-1);
      if (!deed) return { kind: 'nothing' };
      const changes = await reverse(deed.changes, store);
      if (!changes || !(await store.commit(changes))) return { kind: 'overtaken', deed };
      deeds = deeds.filter((other) => other !== deed);
      return { kind: 'undone', deed };
    },
    clear: () => {
      deeds = [];
    },
  };
};
