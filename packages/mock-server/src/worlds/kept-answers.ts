import type { BusinessErrorDetail } from '#contract/business-error.ts';
import type { OperationId } from '#contract/document.ts';
import type { ErrcodeName } from '#contract/errcodes.ts';
import { kindOf, type Change, type DocumentKey, type Store } from '#store/port.ts';
import { DAY_MS } from '#time/durations.ts';

/** How long an Idempotency-Key counts, by the world's clock. */
const RETENTION_MS = DAY_MS;

const PREFIX = 'answer/';

/** What an Idempotency-Key was answered: the fields of a success, or a refusal. */
export interface KeptAnswer {
  readonly operation: OperationId;
  /** Of the body that it came with. */
  readonly fingerprint: string;
  /** When it counts no longer, in ms since 1970 UTC. */
  readonly forgetAt: number;
  readonly fields?: Readonly<Record<string, unknown>>;
  readonly refusal?: { readonly reason: ErrcodeName; readonly detail: BusinessErrorDetail };
}

/** When a key that is answered now counts no longer. */
export function endOfKey(now: number): number {
  return now + RETENTION_MS;
}

/**
 * Where the answer to a key is kept. The answers of a scope are documents of one kind, so that they can be counted.
 * @param scope id of the player whose key it is, 0 for visitors.
 */
export function keptAnswerKey(scope: number, key: string): DocumentKey<KeptAnswer> {
  return `${PREFIX}${scope}:${key}`;
}

/** Whether a document is a kept answer. */
export function isKeptAnswer(documentKey: string): boolean {
  return documentKey.startsWith(PREFIX);
}

/** Whether the time of a key is not over yet. */
export function isCurrent({ forgetAt }: Pick<KeptAnswer, 'forgetAt'>, now: number): boolean {
  return now < forgetAt;
}

/** How many milliseconds until a scope takes this key, when it keeps `limit` at most; 0 for one that it has. */
export async function waitForKey(
  store: Store,
  documentKey: string,
  { limit, now }: { readonly limit: number; readonly now: number },
): Promise<number> {
  const scope = kindOf(documentKey);
  if ((await store.count(scope)) < limit) return 0;
  if ((await store.load(documentKey)).value !== undefined) return 0;
  const [oldest] = await store.due(scope, Number.MAX_SAFE_INTEGER, 1);
  return Math.max(0, (oldest?.at ?? now) - now);
}

/** So many are forgotten at once; a scope gets one key at a time, so more are never behind for long. */
const FORGOTTEN_AT_ONCE = 100;

/** What is left to remove of these keys: an undo may have taken one back, or it may have been used again since. */
async function removals(store: Store, keys: readonly string[], now: number): Promise<Change[]> {
  const changes: Change[] = [];
  for (const key of keys) {
    const { version, value } = await store.load(key);
    const isOver = value !== undefined && !isCurrent(value as KeptAnswer, now);
    if (isOver) changes.push({ kind: 'remove', key, expect: version, before: value });
  }
  return changes;
}

/** Forgets answers whose time is over, of the scope of this key. */
export async function forgetOldKeys(store: Store, documentKey: string, now: number): Promise<void> {
  const over = (await store.due(kindOf(documentKey), now, FORGOTTEN_AT_ONCE)).map(({ key }) => key);
  // An undo, or a key that is used again, may come between.
  while (over.length > 0 && !(await store.commit(await removals(store, over, now))));
}
