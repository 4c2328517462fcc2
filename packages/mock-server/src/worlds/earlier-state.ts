import { cloneDocument, isSameValue } from '#store/clone.ts';
import { isFields } from '#store/difference.ts';
import type { Change, Store } from '#store/port.ts';
import type { Changes, DocumentChange } from '#store/recording.ts';
import { loadReversed, toChange, type Reversed } from './reversal.ts';

/**
 * Returns the value before a change; it changes `current` in place if that is an object. If other calls have changed the
 * value at the same time, each changed field is set back all the same.
 */
function setBack(current: unknown, { before, after }: Pick<DocumentChange, 'before' | 'after'>): unknown {
  if (!isFields(before)) return before;
  if (!isFields(after) || !isFields(current)) return cloneDocument(before);
  const fields = current as Record<string, unknown>;
  for (const name of Object.keys(after)) if (!Object.hasOwn(before, name)) delete fields[name];
  for (const name of Object.keys(before))
    fields[name] = setBack(fields[name], { before: before[name], after: after[name] });
  return fields;
}

/** The end of a log whose changes are being reversed. */
interface ReversedLog {
  readonly expect: number;
  readonly before: readonly unknown[];
  items: unknown[];
}

/** Removes appended items from the end; calls that ran at the same time may have appended others after them. */
function removeLast(log: ReversedLog | undefined, appended: readonly unknown[]): void {
  for (const item of appended.toReversed()) {
    const index = log?.items.findLastIndex((other) => isSameValue(other, item)) ?? -1;
    if (index !== -1) log?.items.splice(index, 1);
  }
}

function toLogChanges(key: string, { expect, before, items }: ReversedLog): Change[] {
  const differs = before.findIndex((item, index) => item !== items[index]);
  const same = differs === -1 ? before.length : differs;
  const by = before.length - same;
  const added = items.slice(same);
  return [
    ...(by > 0 ? [{ kind: 'shorten', key, expect, by } as const] : []),
    ...(added.length > 0 ? [{ kind: 'append', key, items: added } as const] : []),
  ];
}

/** How many of the latest items of each log the changes concern. */
function countAppended(all: readonly Changes[]): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (key: string, count: number): void => void counts.set(key, (counts.get(key) ?? 0) + count);
  for (const { appended, internal } of all) {
    for (const [key, items] of Object.entries(appended)) add(key, items.length);
    for (const [key, count] of Object.entries(internal?.appended ?? {})) add(key, count);
    for (const key of Object.keys(internal?.removed ?? {})) add(key, 0);
  }
  return counts;
}

/**
 * The changes that lead from the state of a store back to an earlier one.
 * @param all every change since then, in any order
 */
export async function toEarlierState(store: Store, all: readonly Changes[]): Promise<readonly Change[]> {
  const documents = new Map<string, Reversed>();
  const logs = new Map<string, ReversedLog>();

  const reverse = async (change: DocumentChange): Promise<void> => {
    const { key } = change;
    let document = documents.get(key);
    if (!document) {
      document = await loadReversed(store, key);
      document.value = cloneDocument(document.value);
      documents.set(key, document);
    }
    document.value = setBack(document.value, change);
  };

  for (const [key, count] of countAppended(all)) {
    const { version, items } = await store.tail(key, count);
    logs.set(key, { expect: version, before: items, items: [...items] });
  }
  for (const { documents: changed, appended, internal } of all.toSorted((one, other) => other.at - one.at)) {
    for (const change of internal?.documents ?? []) await reverse(change);
    for (const change of changed) await reverse(change);
    for (const [key, items] of Object.entries(appended)) removeLast(logs.get(key), items);
    if (!internal) continue;
    for (const [key, count] of Object.entries(internal.appended)) logs.get(key)?.items.splice(-count, count);
    for (const [key, items] of Object.entries(internal.removed)) logs.get(key)?.items.push(...items);
  }
  return [
    ...[...documents].flatMap(([key, document]) => toChange(key, document)),
    ...[...logs].flatMap(([key, log]) => toLogChanges(key, log)),
  ];
}
