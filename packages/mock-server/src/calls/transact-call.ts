import { BusinessError } from '#contract/business-error.ts';
import type { Operation } from '#contract/document.ts';
import type { Transaction } from '#store/transaction.ts';
import { endOfKey, isCurrent, type KeptAnswer } from '#worlds/kept-answers.ts';
import { withTransaction, type UnitOfWork } from '#worlds/unit-of-work.ts';
import { busyError, isBusyFor } from './busy.ts';
import type { Call } from './call.ts';
import type { KeyedCall } from './keyed-call.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Refusals that decided nothing are not kept: a repeat may well succeed. */
function decides({ errcodes }: Operation, { reason }: BusinessError): boolean {
  return errcodes.some(({ name, kept }) => name === reason && kept !== false);
}

/**
 * The answer that a key got before.
 * @throws {BusinessError} `idempotencyKeyReused` when it came with another call or body.
 */
function readKept(
  keyed: KeyedCall,
  stored: KeptAnswer | undefined,
  now: number,
): Fields | BusinessError | undefined {
  if (!stored || !isCurrent(stored, now)) return undefined;
  if (stored.operation !== keyed.operation.id || stored.fingerprint !== keyed.fingerprint)
    throw new BusinessError('idempotencyKeyReused');
  keyed.replayed = true;
  const { fields = {}, refusal } = stored;
  return refusal ? new BusinessError(refusal.reason, refusal.detail) : fields;
}

function keep(tx: Transaction, keyed: KeyedCall, answer: object, now: number): void {
  const { operation, fingerprint, documentKey } = keyed;
  if (answer instanceof BusinessError && !decides(operation, answer)) return;
  const told =
    answer instanceof BusinessError
      ? { refusal: { reason: answer.reason, detail: answer.detail } }
      : { fields: { ...answer } };
  tx.create(documentKey, { operation: operation.id, fingerprint, forgetAt: endOfKey(now), ...told });
  keyed.kept = true;
}

/**
 * The transaction that is a call: what it does and the answer to its Idempotency-Key are written together. Where the key
 * has an answer already, that is the answer and `work` does not run. Of two calls with one key the store lets only one
 * through, so the other finds its answer.
 * @param work gets the call as of the attempt that is committed and comes to its answer; a refusal that it throws undoes what
 *   was done, one that it returns does not. It may run twice.
 * @throws {BusinessError} whatever `work` threw or returned, the refusal that the key got before, `idempotencyKeyReused`.
 */
export async function transactCall<R extends object>(
  call: Call,
  work: (unit: UnitOfWork, call: Call) => Promise<R | BusinessError> | R | BusinessError,
): Promise<R> {
  const { world, keyed, operation } = call;
  const answer = await withTransaction(world, async (unit) => {
    const { now, startedAt, config, content } = unit;
    const current: Call = { ...call, now, startedAt, config, content };
    const run = (): ReturnType<typeof work> => {
      if (isBusyFor(operation, config)) throw busyError(operation);
      return work(unit, current);
    };
    if (!keyed) return run();
    Object.assign(keyed, { replayed: false, kept: false });
    const before = readKept(keyed, await unit.tx.draft(keyed.documentKey), now);
    // It was kept for this very call, so it has the shape of its answer.
    if (before) return before as R | BusinessError;
    const made = await run();
    keep(unit.tx, keyed, made, now);
    return made;
  });
  if (answer instanceof BusinessError) throw answer;
  return answer;
}

/**
 * Runs a call once for its Idempotency-Key; without one, it runs.
 * @param run comes to an answer or a refusal; a refusal that was thrown is a value by now.
 * @throws {BusinessError} `idempotencyKeyReused`, the refusal that the key got before.
 */
export async function runOnce<R extends object>(
  call: Call,
  run: () => Promise<R | BusinessError>,
): Promise<R | BusinessError> {
  const { world, now, keyed } = call;
  if (!keyed) return run();
  // Asked first: a busy world tells what it has done, and what takes long is not done for nothing.
  const stored = (await world.store.load(keyed.documentKey)).value as KeptAnswer | undefined;
  const before = readKept(keyed, stored, now);
  if (before) return before as R | BusinessError;
  const answer = await run();
  const isOpen = !keyed.replayed && !keyed.kept;
  return isOpen ? transactCall(call, () => answer) : answer;
}
