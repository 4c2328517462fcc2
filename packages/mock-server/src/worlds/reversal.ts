import { isSameValue } from '#store/clone.ts';
import { isFields } from '#store/difference.ts';
import { isMovingField } from '#domain/player/documents.ts';
import type { Change, Store } from '#store/port.ts';
import type { Changes, DocumentChange } from '#store/recording.ts';

/** A later call has changed the same value. */
const CONFLICT = Symbol('conflict');

/** Whether two states of a document differ only in fields that change automatically. */
function isSettledSame(key: string, one: unknown, other: unknown): boolean {
  if (!isFields(one) || !isFields(other)) return isSameValue(one, other);
  const differs = (field: string): boolean =>
    !isSameValue(one[field], other[field]) && !isMovingField(key, field);
  return (
    !Object.keys(one).some(differs) && !Object.keys(other).some((field) => !(field in one) && differs(field))
  );
}

/** Whether only automatically changing fields have changed. */
export function isOnlyMoving({ key, before, after }: DocumentChange): boolean {
  return isSettledSame(key, before, after);
}

/**
 * Resets each field that a call changed and keeps the others, which later calls may have changed.
 * @param keepsMoved whether a field of this name remains if it has changed since
 */
function merged(
  before: unknown,
  after: unknown,
  current: unknown,
  keepsMoved: (field: string) => boolean = () => false,
): unknown {
  if (isSameValue(current, after)) return before;
  if (isSameValue(before, after)) return current;
  if (!isFields(before) || !isFields(after) || !isFields(current)) return CONFLICT;
  const result = new Map(Object.entries(current));
  for (const field of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const value = merged(before[field], after[field], current[field]);
    if (value === CONFLICT) {
      if (!keepsMoved(field)) return CONFLICT;
    } else if (value === undefined) result.delete(field);
    else result.set(field, value);
  }
  return Object.fromEntries(result);
}

function reverted({ key, before, after }: DocumentChange, current: unknown): unknown {
  // Already removed: the idempotency record has expired.
  if (before === undefined && current === undefined) return undefined;
  if (isFields(before) && isFields(after))
    return merged(before, after, current, (field) => isMovingField(key, field));
  return isSettledSame(key, current, after) ? before : CONFLICT;
}

/** A document whose changes are being reversed. */
export interface Reversed {
  readonly expect: number;
  readonly before: unknown;
  value: unknown;
}

export async function loadReversed(store: Store, key: string): Promise<Reversed> {
  const { version, value } = await store.load(key);
  return { expect: version, before: value, value };
}

export function toChange(key: string, { expect, before, value }: Reversed): Change[] {
  if (value === before) return [];
  const change = { key, expect, before };
  return value === undefined ? [{ ...change, kind: 'remove' }] : [{ ...change, kind: 'put', value }];
}

/** A store with some changes reversed. */
function createOverlay(store: Store) {
  const documents = new Map<string, Reversed>();
  const logs = new Map<string, { expect: number; by: number }>();

  return {
    /** @returns whether no later call has changed the same value */
    async revert(change: DocumentChange): Promise<boolean> {
      const { key } = change;
      let document = documents.get(key);
      if (!document) {
        document = await loadReversed(store, key);
        documents.set(key, document);
      }
      const value = reverted(change, document.value);
      if (value === CONFLICT) return false;
      document.value = value;
      return true;
    },
    /** @returns whether the items are the end of the log: other players may have appended to it */
    async shorten(key: string, items: readonly unknown[]): Promise<boolean> {
      const by = logs.get(key)?.by ?? 0;
      const end = await store.tail(key, by + items.length);
      if (!isSameValue(end.items.slice(0, end.items.length - by), items)) return false;
      logs.set(key, { expect: end.version, by: by + items.length });
      return true;
    },
    changes(): Change[] {
      return [
        ...[...documents].flatMap(([key, document]) => toChange(key, document)),
        ...[...logs].map(([key, { expect, by }]): Change => ({ kind: 'shorten', key, expect, by })),
      ];
    },
  };
}

/** The reversed calls with the changes to commit, or the call whose changes a later call has changed. */
export type Reversal<T> =
  | { readonly reversed: readonly T[]; readonly changes: readonly Change[] }
  | { readonly overtaken: T };

/**
 * The changes that undo several calls together.
 * @param newestFirst the calls, in the order in which they are reversed
 */
export async function createReversal<T extends { readonly changes: Changes }>(
  newestFirst: readonly T[],
  store: Store,
): Promise<Reversal<T>> {
  const overlay = createOverlay(store);
  for (const call of newestFirst) {
    const { documents, appended } = call.changes;
    for (const change of documents) if (!(await overlay.revert(change))) return { overtaken: call };
    for (const [key, items] of Object.entries(appended))
      if (!(await overlay.shorten(key, items))) return { overtaken: call };
  }
  return { reversed: newestFirst, changes: overlay.changes() };
}
