import type { BusinessErrorDetail } from '#contract/business-error.ts';
import type { OperationId } from '#contract/document.ts';
import type { ErrcodeName } from '#contract/errcodes.ts';
import type { DocumentKey } from '#store/port.ts';
import { DAY_MS } from '#time/durations.ts';

/** How long an idempotency record is valid, by the world's clock. */
const RETENTION_MS = DAY_MS;

const PREFIX = 'answer/';

/** The stored answer of a keyed call: the fields of a success, or a refusal. */
export interface IdempotencyRecord {
  readonly operation: OperationId;
  /** Fingerprint of the body of the first call. */
  readonly fingerprint: string;
  /** End of the record's validity, in ms since 1970 UTC. */
  readonly forgetAt: number;
  readonly fields?: Readonly<Record<string, unknown>>;
  readonly refusal?: { readonly reason: ErrcodeName; readonly detail: BusinessErrorDetail };
}

/** The end of the validity of a record that is stored now, in ms since 1970 UTC. */
export function getExpiry(now: number): number {
  return now + RETENTION_MS;
}

/**
 * The document key of the record of an idempotency key. The records of a scope form one kind of document, so that the store
 * can count them.
 * @param scope id of the player who sent the key, 0 for visitors
 */
export function recordKey(scope: number, idempotencyKey: string): DocumentKey<IdempotencyRecord> {
  return `${PREFIX}${scope}:${idempotencyKey}`;
}

/** Whether a document is an idempotency record. */
export function isIdempotencyRecord(documentKey: string): boolean {
  return documentKey.startsWith(PREFIX);
}

/** Whether a record is still valid. */
export function isCurrent({ forgetAt }: Pick<IdempotencyRecord, 'forgetAt'>, now: number): boolean {
  return now < forgetAt;
}
