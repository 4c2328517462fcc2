import {
  isSdkError,
  type Body,
  type CallOptions,
  type Data,
  type KeyedPath,
  type Path,
  type Result,
  type SdkError,
} from '@tara/sdk';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { call, type CallBody } from './call.ts';
import { queryClient } from './query.ts';
import { sdk } from './sdk.ts';

/** Fields of a call that hold passwords: they are encrypted before they are sent, and kept nowhere. */
export type SecretField<P extends Path> = Extract<keyof Body<P>, string>;

interface CommandOptions<P extends Path> extends CallOptions {
  /** Fields with plain passwords. */
  secrets?: readonly SecretField<P>[];
}

/** Encrypts the passwords of a body; one that was left empty or out is not sent. */
async function callWithSecrets<P extends Path>(
  path: P,
  body: CallBody<P>,
  { secrets = [], ...options }: CommandOptions<P>,
): Promise<Data<P>> {
  // A form with a file is sent as it is.
  if (secrets.length === 0) return call(path, body, options);
  const isSecret = (name: string) => (secrets as readonly string[]).includes(name);
  const fields = Object.entries(body);
  const plain = fields.filter(([name, value]) => isSecret(name) && value !== '');
  const rest = Object.fromEntries(fields.filter(([name]) => !isSecret(name)));
  if (plain.length === 0) return call(path, rest as CallBody<P>, options);
  return sdk.session.withPassword(async (encrypt) => {
    const encrypted = await Promise.all(
      plain.map(async ([name, value]) => [name, await encrypt(String(value))] as const),
    );
    return call(path, { ...rest, ...Object.fromEntries(encrypted) } as CallBody<P>, options);
  });
}

/**
 * Makes a call that changes something, and takes over what it changed: facts of the player, and what is out of date
 * (effects.ts). It is never repeated by itself.
 * @param body own fields of the call; passwords plain
 * @throws SdkError
 */
export async function perform<P extends Path>(
  path: P,
  body: CallBody<P>,
  options: CommandOptions<P> = {},
): Promise<Data<P>> {
  // The first view does without it; it comes while the call is under way.
  const loading = import('./effects.ts').catch(() => undefined);
  const answer = await callWithSecrets(path, body, options);
  const effects = await loading;
  if (effects) effects.applyEffects(path, body, answer);
  else {
    // Nobody can say what the call has changed: everything is read again.
    void sdk.session.refreshProfile().catch(() => undefined);
    void queryClient.invalidateQueries();
  }
  return answer;
}

/** The same without throwing, for calls that no screen waits for. */
export async function performSafely<P extends Path>(
  path: Exclude<P, KeyedPath>,
  body: CallBody<P>,
): Promise<Result<Data<P>>> {
  try {
    return { ok: true, data: await perform<P>(path, body) };
  } catch (error) {
    if (!isSdkError(error)) throw error;
    return { ok: false, error };
  }
}

export interface CommandHandlers<P extends Path> {
  onSuccess?: (answer: Data<P>, body: CallBody<P>) => unknown;
  /** Not called for a session that ended with the call: the log-in page says that. */
  onError?: (error: SdkError, body: CallBody<P>) => unknown;
}

/** A call that changes something, as a screen needs it. */
export interface Command<P extends Path> {
  /** Whether it is under way. */
  busy: boolean;
  /** What it was last called with, while it is under way. */
  body: CallBody<P> | null;
  /** Makes the call; does nothing while one is under way. The same function at each render. */
  run: (body: CallBody<P>) => void;
}

/** Whether the session ended with this failure, or before its answer came: the token of the call is gone. */
function endedSession(error: SdkError, token: string | null): boolean {
  return (
    (error.kind === 'auth' || error.kind === 'abort') && token !== null && sdk.session.getToken() !== token
  );
}

/**
 * A call that changes something (spec 7) and may be repeated as it is, one at a time. Calls that take an idempotency key
 * have hooks of their own: `useKeyedCommand`, and `useMoneyCommand` for those that move money.
 * @param options.secrets fields with plain passwords, encrypted before they are sent
 */
export function useCommand<P extends Exclude<Path, KeyedPath>>(
  path: P,
  { secrets, onSuccess, onError }: CommandHandlers<P> & { secrets?: readonly SecretField<P>[] } = {},
): Command<P> {
  return useSingleFlight<P>((body) => perform(path, body, secrets ? { secrets } : {}), {
    onSuccess,
    onError,
  });
}

/** Runs one attempt at a time and tells how it ended. */
export function useSingleFlight<P extends Path>(
  attempt: (body: CallBody<P>) => Promise<Data<P>>,
  { onSuccess, onError }: { [H in keyof CommandHandlers<P>]: CommandHandlers<P>[H] | undefined },
): Command<P> {
  // React knows of a running call at its next render only; a second press may come before that.
  const running = useRef(false);
  const { mutate, isPending, variables } = useMutation<Data<P>, unknown, CallBody<P>, string | null>({
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
    (body: CallBody<P>) => {
      if (running.current) return;
      running.current = true;
      mutate(body);
    },
    [mutate],
  );
  return { busy: isPending, body: isPending ? variables : null, run };
}
