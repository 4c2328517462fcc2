import {
  isSdkError,
  type Body,
  type CallOptions,
  type Data,
  type KeyedOperation,
  type Operation,
  type Result,
  type SdkError,
} from '@tara/sdk';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { call, type CallBody } from './call.ts';
import { refreshProfile } from './profile.ts';
import { queryClient } from './query.ts';
import { sdk } from './sdk.ts';

/** Fields of a call with passwords. They are encrypted before they are sent and never stored. */
export type SecretField<Op extends Operation> = Extract<keyof Body<Op>, string>;

interface CommandOptions<Op extends Operation> extends CallOptions {
  /** Fields with plain passwords. */
  secrets?: readonly SecretField<Op>[];
}

/** Encrypts the passwords of a body. Empty passwords are not sent. */
async function callWithSecrets<Op extends Operation>(
  operation: Op,
  body: CallBody<Op>,
  { secrets = [], ...options }: CommandOptions<Op>,
): Promise<Data<Op>> {
  // A form with a file is sent unchanged.
  if (secrets.length === 0) return call(operation, body, options);
  const isSecret = (name: string) => (secrets as readonly string[]).includes(name);
  const fields = Object.entries(body);
  const plain = fields.filter(([name, value]) => isSecret(name) && value !== '');
  const rest = Object.fromEntries(fields.filter(([name]) => !isSecret(name)));
  if (plain.length === 0) return call(operation, rest as CallBody<Op>, options);
  return sdk.session.withPassword(async (encrypt) => {
    const encrypted = await Promise.all(
      plain.map(async ([name, value]) => [name, await encrypt(String(value))] as const),
    );
    return call(operation, { ...rest, ...Object.fromEntries(encrypted) } as CallBody<Op>, options);
  });
}

/**
 * Makes a call that changes something, and applies its effects to the player and the cached data (effects.ts). It is
 * never repeated automatically.
 * @param body own fields of the call; passwords plain
 * @throws SdkError
 */
export async function perform<Op extends Operation>(
  operation: Op,
  body: CallBody<Op>,
  options: CommandOptions<Op> = {},
): Promise<Data<Op>> {
  // The first view does not need this module; it loads while the call is open.
  const loading = import('./effects.ts').catch(() => undefined);
  const answer = await callWithSecrets(operation, body, options);
  const effects = await loading;
  if (effects) effects.applyEffects(operation, body, answer);
  else {
    // The effects are unknown: read everything again.
    void refreshProfile().catch(() => undefined);
    void queryClient.invalidateQueries();
  }
  return answer;
}

/** The same without throwing, for calls that no screen waits for. */
export async function performSafely<Op extends Operation>(
  operation: Exclude<Op, KeyedOperation>,
  body: CallBody<Op>,
): Promise<Result<Data<Op>>> {
  try {
    return { ok: true, data: await perform<Op>(operation, body) };
  } catch (error) {
    if (!isSdkError(error)) throw error;
    return { ok: false, error };
  }
}

export interface CommandHandlers<Op extends Operation> {
  onSuccess?: (answer: Data<Op>, body: CallBody<Op>) => unknown;
  /** Not called if the session ended during the call: the log-in page shows that. */
  onError?: (error: SdkError, body: CallBody<Op>) => unknown;
}

export interface Command<Op extends Operation> {
  /** Whether a call is open. */
  busy: boolean;
  /** The body of the open call. */
  body: CallBody<Op> | null;
  /** Makes the call; does nothing while a call is open. The function is stable between renders. */
  run: (body: CallBody<Op>) => void;
}

/** Whether the failure ended the session, or the session ended before the answer. */
function endedSession(error: SdkError, token: string | null): boolean {
  return (
    (error.kind === 'auth' || error.kind === 'abort') && token !== null && sdk.session.getToken() !== token
  );
}

/**
 * A call that changes something (spec 7) and may be repeated, one at a time. Use `useKeyedCommand` for calls with an
 * idempotency key, and `useMoneyCommand` if they move money.
 * @param options.secrets fields with plain passwords, encrypted before they are sent
 */
export function useCommand<Op extends Exclude<Operation, KeyedOperation>>(
  operation: Op,
  { secrets, onSuccess, onError }: CommandHandlers<Op> & { secrets?: readonly SecretField<Op>[] } = {},
): Command<Op> {
  return useSingleFlight<Op>((body) => perform(operation, body, secrets ? { secrets } : {}), {
    onSuccess,
    onError,
  });
}

/** Runs one attempt at a time. */
export function useSingleFlight<Op extends Operation>(
  attempt: (body: CallBody<Op>) => Promise<Data<Op>>,
  { onSuccess, onError }: { [H in keyof CommandHandlers<Op>]: CommandHandlers<Op>[H] | undefined },
): Command<Op> {
  // React sees the open call at its next render only; a second press may come earlier.
  const running = useRef(false);
  const { mutate, isPending, variables } = useMutation<Data<Op>, unknown, CallBody<Op>, string | null>({
    mutationFn: attempt,
    onMutate: () => sdk.session.getToken(),
    onSuccess: (answer, body) => onSuccess?.(answer, body),
    onError(error, body, token = null) {
      if (!isSdkError(error)) throw error;
      if (!endedSession(error, token)) return onError?.(error, body);
      return undefined;
    },
    onSettled() {
      running.current = false;
    },
  });
  const run = useCallback(
    (body: CallBody<Op>) => {
      if (running.current) return;
      running.current = true;
      mutate(body);
    },
    [mutate],
  );
  return { busy: isPending, body: isPending ? variables : null, run };
}
