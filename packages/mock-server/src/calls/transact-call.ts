import { BusinessError } from '#contract/business-error.ts';
import { withTransaction, type UnitOfWork } from '#worlds/unit-of-work.ts';
import { busyError, isBusyFor } from './busy.ts';
import type { Call } from './call.ts';

/**
 * Runs a call as one transaction, which also stores the idempotency record of a keyed call. If the key has a record, the
 * recorded answer is returned and `work` does not run.
 * @param work gets the call as of the attempt that is committed and returns its answer; a refusal that it throws undoes its
 *   changes, a refusal that it returns does not. It may run twice.
 * @throws {BusinessError} whatever `work` threw or returned, the recorded refusal, `idempotencyKeyReused`, busy
 */
export async function transactCall<R extends object>(
  call: Call,
  work: (unit: UnitOfWork, call: Call) => Promise<R | BusinessError> | R | BusinessError,
): Promise<R> {
  const { world, keyed, operation } = call;
  const answer = await withTransaction(world, (unit) => {
    const { tx, now, startedAt, config, content } = unit;
    const run = (): ReturnType<typeof work> => {
      if (isBusyFor(operation, config)) throw busyError(operation);
      return work(unit, { ...call, now, startedAt, config, content });
    };
    return keyed ? keyed.answerOnce(tx, now, run) : run();
  });
  if (answer instanceof BusinessError) throw answer;
  return answer;
}
