import type { KeyedPath, MoneyPath } from '@tara/sdk';
import { useState } from 'react';
import { perform, useSingleFlight, type Command, type CommandHandlers, type SecretField } from './command.ts';
import { createIdempotencyKey } from './idempotency-key.ts';

/** Less than the five minutes that the address of an opened game counts: an older answer is of no use to anybody. */
const KEPT_MS = 4 * 60 * 1000;

/**
 * A call that takes an idempotency key and moves no money (`x-idempotency-key`): one at a time. Whoever presses again
 * after a broken line gets the answer that was lost, not a refusal because it was done. After any answer, and on another
 * page, a press is a new thing.
 * @param options.secrets fields with plain passwords, encrypted before they are sent
 */
export function useKeyedCommand<P extends Exclude<KeyedPath, MoneyPath>>(
  path: P,
  { secrets = [], onSuccess, onError }: CommandHandlers<P> & { secrets?: readonly SecretField<P>[] } = {},
): Command<P> {
  const [lostKey] = useState(() => createIdempotencyKey(KEPT_MS));
  return useSingleFlight<P>(
    (body) =>
      lostKey.once(body, (idempotencyKey) => perform(path, body, { secrets, idempotencyKey, retries: 0 })),
    { onSuccess, onError },
  );
}
