import type { KeyedOperation, MoneyOperation } from '@tara/sdk';
import { createIntents } from '@tara/sdk/intents';
import { useState } from 'react';
import { perform, useSingleFlight, type Command, type CommandHandlers, type SecretField } from './command.ts';
import { sdk } from './sdk.ts';

/** Less than the five minutes that an opened game's address is valid. */
const KEPT_MS = 4 * 60 * 1000;

/**
 * A call with an idempotency key that moves no money (`x-idempotency-key`), one at a time. A second press after a lost
 * connection gets the answer of the first attempt. After any answer, and on another page, a press is a new action.
 * @param options.secrets fields with plain passwords, encrypted before they are sent
 */
export function useKeyedCommand<Op extends Exclude<KeyedOperation, MoneyOperation>>(
  operation: Op,
  { secrets = [], onSuccess, onError }: CommandHandlers<Op> & { secrets?: readonly SecretField<Op>[] } = {},
): Command<Op> {
  // In memory, passwords included.
  const [intents] = useState(() => createIntents(sdk, { keptMs: KEPT_MS }));
  return useSingleFlight<Op>(
    async (body) =>
      intents
        .begin(operation, body)
        .run((idempotencyKey) => perform(operation, body, { secrets, idempotencyKey, retries: 0 })),
    { onSuccess, onError },
  );
}
