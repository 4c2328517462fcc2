import { isSdkError, type Body, type Data, type MoneyPath, type Path } from '@tara/sdk';
import { temporarilyUnavailable } from '@tara/sdk/errcodes';
import { useState } from 'react';
import type { CallBody } from './call.ts';
import { perform, useSingleFlight, type Command, type CommandHandlers, type SecretField } from './command.ts';
import { removePending, storePending, lastPending, type PendingCall } from './pending-calls.ts';
import { sdk } from './sdk.ts';
import { usePlayer } from './session.ts';

export interface MoneyCommand<P extends Path> extends Command<P> {
  /** The call with unknown outcome, without its passwords: it was sent and no answer arrived. Null if there is none. */
  unknown: Partial<Body<P>> | null;
  /**
   * Asks how that call ended, with the same idempotency key, so that it is done once.
   * @param secrets its passwords, which are not stored
   */
  checkAgain: (secrets?: Partial<Body<P>>) => void;
}

/** A call with unknown outcome and its player. */
interface OpenCall {
  player: number | undefined;
  call: PendingCall | null;
}

function withoutSecrets(body: object, secrets: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(body).filter(([name]) => !secrets.includes(name)));
}

/** The pauses before a call that was answered with "busy" is repeated, in ms: about ten seconds in all. */
const BUSY_PAUSES_MS = [500, 1000, 1500, 3000, 4000];

/** Whether the server was busy and did nothing. */
export const isBusyAnswer = (error: unknown): boolean =>
  isSdkError(error) && error.errcode === temporarilyUnavailable;

/** Repeats an attempt while the server is busy and the session stays. */
async function whileBusy<T>(attempt: () => Promise<T>): Promise<T> {
  const token = sdk.session.getToken();
  for (const pauseMs of BUSY_PAUSES_MS) {
    try {
      return await attempt();
    } catch (error) {
      if (!isBusyAnswer(error)) throw error;
      await new Promise((resolve) => {
        setTimeout(resolve, pauseMs);
      });
      if (sdk.session.getToken() !== token) throw error;
    }
  }
  return attempt();
}

interface MoneyCommandOptions<P extends Path> extends CommandHandlers<P> {
  secrets?: readonly SecretField<P>[];
  /** Repeats a call that the server was too busy for, with its key: for calls that show no message (spec 8). */
  repeatsBusy?: boolean;
}

/**
 * A call that moves coins or points (`x-money`), one at a time, with one idempotency key for each action. The key is
 * stored, also over a reload, until the outcome is known; a page that shows the call continues it with its key, also if
 * another tab has received the answer. A lost connection makes the outcome `unknown`, never failed.
 */
export function useMoneyCommand<P extends MoneyPath>(
  path: P,
  { secrets = [], repeatsBusy = false, onSuccess, onError }: MoneyCommandOptions<P> = {},
): MoneyCommand<P> {
  const player = usePlayer()?.user.id;
  // Read the storage once for each player; later changes are made by this page.
  const [open, setOpen] = useState<OpenCall>({ player: undefined, call: null });
  if (open.player !== player) {
    setOpen({ player, call: player === undefined ? null : (lastPending(path, player) ?? null) });
  }
  const unknown = open.call?.body ?? null;

  async function attempt(body: CallBody<P>): Promise<Data<P>> {
    const stored = storePending(path, player ?? 0, withoutSecrets(body, secrets), open.call);
    // A call without an answer is not repeated automatically: the player sees that the outcome is unknown and asks.
    const make = async () => perform(path, body, { secrets, idempotencyKey: stored.key, retries: 0 });
    try {
      const answer = await (repeatsBusy ? whileBusy(make) : make());
      removePending(stored);
      setOpen({ player, call: null });
      return answer;
    } catch (error) {
      const isOpen = isSdkError(error) && error.outcome === 'unknown';
      if (!isOpen) removePending(stored);
      // Coins may have moved.
      else void import('./effects.ts').then(({ markStale }) => markStale(['money'])).catch(() => undefined);
      setOpen({ player, call: isOpen ? stored : null });
      throw error;
    }
  }

  const command = useSingleFlight<P>(attempt, { onSuccess, onError });
  return {
    ...command,
    unknown: unknown as Partial<Body<P>> | null,
    checkAgain(own = {}) {
      if (unknown) command.run({ ...unknown, ...own } as CallBody<P>);
    },
  };
}
