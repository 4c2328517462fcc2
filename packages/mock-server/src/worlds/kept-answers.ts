import type { BusinessErrorDetail } from '#contract/business-error.ts';
import type { OperationId } from '#contract/document.ts';
import type { ErrcodeName } from '#contract/errcodes.ts';
import type { Change, DocumentKey, Store } from '#store/port.ts';
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

/** Forgets the keys of a scope whose time is over; leaves them for the next time where another call does the same. */
export async function forgetOldAnswers(store: Store, scope: number, now: number): Promise<void> {
  const changes: Change[] = [];
  for (const [key, value] of await store.scan(keptAnswerKey(scope, ''))) {
    if (isCurrent(value as KeptAnswer, now)) continue;
    const stored = await store.load(key);
    if (stored.value !== undefined) changes.push({ kind: 'remove', key, expect: stored.version });
  }
  if (changes.length > 0) await store.commit(changes);
}
