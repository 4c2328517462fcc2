import { getKind, type Change, type Store } from '#store/port.ts';
import { isCurrent, type IdempotencyRecord } from './record.ts';

/**
 * How many milliseconds until the scope of a record has room for it; 0 if it has room now or contains the record already.
 * @param limit how many records a scope may have
 */
export async function waitForRoom(
  store: Store,
  documentKey: string,
  { limit, now }: { readonly limit: number; readonly now: number },
): Promise<number> {
  const scope = getKind(documentKey);
  if ((await store.count(scope)) < limit) return 0;
  if ((await store.load(documentKey)).value !== undefined) return 0;
  const [oldest] = await store.due(scope, Number.MAX_SAFE_INTEGER, 1);
  return Math.max(0, (oldest?.at ?? now) - now);
}

/** A scope gets one record at a time, so this limit is never reached for long. */
const REMOVED_AT_ONCE = 100;

/** Removals of those records that have expired: an undo may have removed one, or a call may have renewed it. */
async function removals(store: Store, keys: readonly string[], now: number): Promise<Change[]> {
  const changes: Change[] = [];
  for (const key of keys) {
    const { version, value } = await store.load(key);
    const isExpired = value !== undefined && !isCurrent(value as IdempotencyRecord, now);
    if (isExpired) changes.push({ kind: 'remove', key, expect: version, before: value });
  }
  return changes;
}

/** Removes the expired records of the scope of a record. */
export async function removeExpired(store: Store, documentKey: string, now: number): Promise<void> {
  const expired = (await store.due(getKind(documentKey), now, REMOVED_AT_ONCE)).map(({ key }) => key);
  // A commit fails when an undo, or a call that uses a key again, comes between.
  while (expired.length > 0 && !(await store.commit(await removals(store, expired, now))));
}
