import type { KeyedPath, MoneyPath } from '@tara/sdk';
import { useState } from 'react';
import { perform, useSingleFlight, type Command, type CommandHandlers, type SecretField } from './command.ts';
import { createIdempotencyKey } from './idempotency-key.ts';

/** Less than the five minutes that an opened game's address is valid. */
const KEPT_MS = 4 * 60 * 1000;

/**
 * A call with an idempotency key that moves no money (`x-idempotency-key`), one at a time. A second press after a lost
 * connection gets the answer of the first attempt. After any answer, and on another page, a press is a new action.
 * @param options.secrets fields with plain passwords, encrypted before they are sent
 */
export function useKeyedCommand<P extends Exclude<KeyedPath, MoneyPath>>(
  path: P,
  { secrets = [], onSuccess, onError }: CommandHandlers<P> & { secrets?: readonly SecretField<P>[] } = {},
): Command<P> {
  const [idempotency] = useState(() => createIdempotencyKey(KEPT_MS));
  return useSingleFlight<P>(
    (body) =>
      idempotency.once(body, (idempotencyKey) =>
        perform(path, body, { secrets, idempotencyKey, retries: 0 }),
      ),
    { onSuccess, onError },
  );
}
