import type { BusinessErrorDetail } from '#contract/business-error.ts';
import type { OperationId } from '#contract/document.ts';
import type { ErrcodeName } from '#contract/errcodes.ts';
import type { Change, DocumentKey, Store, StoreContents } from '#store/port.ts';
import { DAY_MS } from '#time/durations.ts';

/** How long an Idempotency-Key counts, by the world's clock. */
const RETENTION_MS = DAY_MS;

const PREFIX = 'answer:';

/** What an Idempotency-Key was answered: the fields of a success, or a refusal. */
export interface KeptAnswer {
  readonly operation: OperationId;
  /** Of the body that it came with. */
  readonly fingerprint: string;
  readonly at: number;
  readonly fields?: Readonly<Record<string, unknown>>;
  readonly refusal?: { readonly reason: ErrcodeName; readonly detail: BusinessErrorDetail };
}

/**
 * Where the answer to a key is kept.
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
export function isCurrent({ at }: Pick<KeptAnswer, 'at'>, now: number): boolean {
  return now - at < RETENTION_MS;
}

/**
 * Which keys a world has kept and since when, by scope, the oldest first: what is needed to forget the old ones and to refuse
 * one too many, without looking through the store. The answers themselves are documents of the store.
 */
export interface KeptAnswers {
  /** Notes a key whose answer has been kept. */
  note(scope: number, documentKey: string, at: number): void;
  /** How many milliseconds until a scope takes a new key, when it keeps `limit` at most; 0 for one that it has. */
  waitFor(scope: number, documentKey: string, limit: number, now: number): number;
  /** Forgets the answers of a scope whose time is over. */
  forgetOld(store: Store, scope: number, now: number): Promise<void>;
}

/** What is left to remove of these keys: an undo may have taken one back, or it may have been used again since. */
async function removals(store: Store, keys: readonly string[], now: number): Promise<Change[]> {
  const changes: Change[] = [];
  for (const key of keys) {
    const { version, value } = await store.load(key);
    const isOver = value !== undefined && !isCurrent(value as KeptAnswer, now);
    if (isOver) changes.push({ kind: 'remove', key, expect: version });
  }
  return changes;
}

/** @param contents what the store of the world holds to begin with */
export function createKeptAnswers({ documents }: StoreContents): KeptAnswers {
  const scopes = new Map<number, Map<string, number>>();

  const note: KeptAnswers['note'] = (scope, documentKey, at) => {
    const keys = scopes.get(scope) ?? new Map<string, number>();
    scopes.set(scope, keys);
    // Taken out first: a key that is used again after its time is the youngest.
    keys.delete(documentKey);
    keys.set(documentKey, at);
  };

  const stored = Object.entries(documents)
    .filter(([key]) => isKeptAnswer(key))
    .map(([key, value]) => ({ key, at: (value as KeptAnswer).at }))
    .toSorted((one, other) => one.at - other.at);
  for (const { key, at } of stored) note(Number.parseInt(key.slice(PREFIX.length), 10), key, at);

  /** Takes those whose time is over from the front. */
  const expired = (keys: Map<string, number>, now: number): string[] => {
    const over: string[] = [];
    for (const [key, at] of keys) {
      if (isCurrent({ at }, now)) break;
      over.push(key);
      keys.delete(key);
    }
    return over;
  };

  return {
    note,
    waitFor: (scope, documentKey, limit, now) => {
      const keys = scopes.get(scope);
      if (!keys || keys.size < limit || keys.has(documentKey)) return 0;
      const [oldest = now] = keys.values();
      return Math.max(0, oldest + RETENTION_MS - now);
    },
    forgetOld: async (store, scope, now) => {
      const keys = scopes.get(scope);
      if (!keys) return;
      const over = expired(keys, now);
      // An undo, or a key that is used again, may come between.
      while (over.length > 0 && !(await store.commit(await removals(store, over, now))));
    },
  };
}
