import { BusinessError } from '#contract/business-error.ts';
import type { Operation } from '#contract/document.ts';
import { schemaViolation, TransportFailure } from '#http/envelope.ts';
import type { DocumentKey, Store } from '#store/port.ts';
import type { Transaction } from '#store/transaction.ts';
import { removeExpired, waitForRoom } from './capacity.ts';
import { bodyFingerprint } from './fingerprint.ts';
import { getExpiry, isCurrent, recordKey, type IdempotencyRecord } from './record.ts';

const IDEMPOTENCY_KEY = /^[A-Za-z0-9_-]{8,64}$/;

/** Where and when a keyed call runs. */
interface KeyedRun {
  readonly store: Store;
  /** The same documents, for removals that an undo does not bring back. */
  readonly unrecordedStore: Store;
  readonly now: number;
  /** How many records a scope may have. */
  readonly limit: number;
}

/** A call with an Idempotency-Key: it runs once, and a repeat gets the recorded answer. */
export class KeyedCall {
  readonly #operation: Operation;
  readonly #documentKey: DocumentKey<IdempotencyRecord>;
  readonly #fingerprint: string;
  /** `recorded` and `replayed` by the latest attempt of a transaction. */
  #outcome: 'open' | 'recorded' | 'replayed' = 'open';

  /**
   * @param scope id of the player, 0 for calls without a token
   * @param body checked against its schema
   */
  constructor(operation: Operation, scope: number, idempotencyKey: string, body: object) {
    this.#operation = operation;
    this.#documentKey = recordKey(scope, idempotencyKey);
    this.#fingerprint = bodyFingerprint(operation, body);
  }

  /** Whether the answer comes from the record of an earlier call. */
  get isReplayed(): boolean {
    return this.#outcome === 'replayed';
  }

  /**
   * Runs a call unless its key has a record, and records the answer.
   * @param run returns an answer or a refusal; its transaction may record it with `answerOnce`
   * @param record runs `answerOnce` for an answer that no transaction has recorded
   * @throws {TransportFailure} 429 if the scope has no room for another record
   * @throws {BusinessError} `idempotencyKeyReused`; whatever `record` throws
   */
  async runOnce<R extends object>(
    { store, unrecordedStore, now, limit }: KeyedRun,
    run: () => Promise<R | BusinessError>,
    record: (answer: R | BusinessError) => Promise<R>,
  ): Promise<R | BusinessError> {
    await this.#requireRoom(store, limit, now);
    // Read before the call runs: a busy world still replays answers, and slow work is not done in vain.
    const stored = (await store.load(this.#documentKey)).value as IdempotencyRecord | undefined;
    const replay = this.#replay<R>(stored, now);
    if (replay) return replay;
    try {
      const answer = await run();
      return this.#outcome === 'open' ? await record(answer) : answer;
    } finally {
      if (this.#outcome === 'recorded') await removeExpired(unrecordedStore, this.#documentKey, now);
    }
  }

  /**
   * Replays the recorded answer, or runs `work` and records its answer in the same transaction. Of two calls with one key the
   * store commits only one; the other one runs again and finds the record.
   * @throws {BusinessError} `idempotencyKeyReused`; whatever `work` throws, which is not recorded here
   */
  async answerOnce<R extends object>(
    tx: Transaction,
    now: number,
    work: () => Promise<R | BusinessError> | R | BusinessError,
  ): Promise<R | BusinessError> {
    this.#outcome = 'open';
    const replay = this.#replay<R>(await tx.draft(this.#documentKey), now);
    if (replay) return replay;
    const answer = await work();
    this.#record(tx, answer, now);
    return answer;
  }

  /** A scope without room refuses a new key: no valid record is removed for it. */
  async #requireRoom(store: Store, limit: number, now: number): Promise<void> {
    const retryAfterMs = await waitForRoom(store, this.#documentKey, { limit, now });
    if (retryAfterMs === 0) return;
    const message = `More than ${limit} keys within 24 hours; this one was not taken, and nothing was done.`;
    throw new TransportFailure('rateLimited', { operationId: this.#operation.id, message, retryAfterMs });
  }

  #replay<R extends object>(
    stored: IdempotencyRecord | undefined,
    now: number,
  ): R | BusinessError | undefined {
    if (!stored || !isCurrent(stored, now)) return undefined;
    if (stored.operation !== this.#operation.id || stored.fingerprint !== this.#fingerprint)
      throw new BusinessError('idempotencyKeyReused');
    this.#outcome = 'replayed';
    const { fields = {}, refusal } = stored;
    // The record belongs to this very call, so its fields have the shape of the call's answer.
    return refusal ? new BusinessError(refusal.reason, refusal.detail) : (fields as R);
  }

  #record(tx: Transaction, answer: object, now: number): void {
    if (answer instanceof BusinessError && !this.#isFinal(answer)) return;
    const result =
      answer instanceof BusinessError
        ? { refusal: { reason: answer.reason, detail: answer.detail } }
        : { fields: { ...answer } };
    const operation = this.#operation.id;
    const fingerprint = this.#fingerprint;
    tx.create(this.#documentKey, { operation, fingerprint, forgetAt: getExpiry(now), ...result });
    this.#outcome = 'recorded';
  }

  /** Whether a refusal is recorded: after others, such as "busy", a repeat may succeed. */
  #isFinal({ reason }: BusinessError): boolean {
    return this.#operation.errcodes.some(({ name, kept }) => name === reason && kept !== false);
  }
}

/**
 * Reads the Idempotency-Key of a call; undefined for a call that takes none, whatever its client sends.
 * @param header the header of that name
 * @param body checked against its schema
 * @throws {TransportFailure} 400 for a malformed key
 */
export function readKeyedCall(
  operation: Operation,
  header: string | readonly string[] | undefined,
  body: object,
  playerId: number | undefined,
): KeyedCall | undefined {
  if (!operation.isKeyed || header === undefined) return undefined;
  if (typeof header !== 'string' || !IDEMPOTENCY_KEY.test(header)) {
    const message = 'The header Idempotency-Key takes 8 to 64 letters, digits, - and _.';
    throw schemaViolation(operation, { pointer: '', rule: 'pattern', message });
  }
  return new KeyedCall(operation, operation.secured ? (playerId ?? 0) : 0, header, body);
}
