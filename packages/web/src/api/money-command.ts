import { isSdkError, type Body, type Data, type MoneyOperation } from '@tara/sdk';
import { temporarilyUnavailable } from '@tara/sdk/errcodes';
import { useState } from 'react';
import type { CallBody } from './call.ts';
import { perform, useSingleFlight, type Command, type CommandHandlers, type SecretField } from './command.ts';
import type { Intents } from '@tara/sdk/intents';
import { createStoredIntents } from './intents.ts';
import { sdk } from './sdk.ts';
import { usePlayer } from './session.ts';

export interface MoneyCommand<Op extends MoneyOperation> extends Command<Op> {
  /** The call with unknown outcome, without its passwords: it was sent and no answer arrived. Null if there is none. */
  unknown: Partial<Body<Op>> | null;
  /**
   * Asks how that call ended, with the same idempotency key, so that it is done once.
   * @param secrets its passwords, which are not stored
   */
  checkAgain: (secrets?: Partial<Body<Op>>) => void;
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

interface MoneyCallOptions<Op extends MoneyOperation> {
  secrets?: readonly SecretField<Op>[];
  /** Repeats a call that the server was too busy for, with its key: for calls that show no message (spec 8). */
  repeatsBusy?: boolean;
}

/**
 * Makes a call that moves coins or points, with the idempotency key of its unfinished attempt if there is one. It is not
 * repeated automatically without an answer: the player sees that the outcome is unknown and asks.
 * @throws SdkError
 */
export async function makeMoneyCall<Op extends MoneyOperation>(
  intents: Intents,
  operation: Op,
  body: CallBody<Op>,
  { secrets = [], repeatsBusy = false }: MoneyCallOptions<Op> = {},
): Promise<Data<Op>> {
  try {
    return await intents.begin(operation, body, secrets).run((idempotencyKey) => {
      const make = async () => perform(operation, body, { secrets, idempotencyKey, retries: 0 });
      return repeatsBusy ? whileBusy(make) : make();
    });
  } catch (error) {
    // Coins may have moved.
    if (isUnknown(error))
      void import('./effects.ts').then(({ markStale }) => markStale(['money'])).catch(() => undefined);
    throw error;
  }
}

const isUnknown = (error: unknown): boolean => isSdkError(error) && error.outcome === 'unknown';

interface MoneyCommandOptions<Op extends MoneyOperation> extends CommandHandlers<Op>, MoneyCallOptions<Op> {}

/**
 * A call that moves coins or points (`x-money`), one at a time, with one idempotency key for each action. The key is
 * stored, also over a reload, until the outcome is known; a page that shows the call continues it with its key, also if
 * another tab has received the answer. A lost connection makes the outcome `unknown`, never failed.
 */
export function useMoneyCommand<Op extends MoneyOperation>(
  operation: Op,
  { secrets = [], repeatsBusy = false, onSuccess, onError }: MoneyCommandOptions<Op> = {},
): MoneyCommand<Op> {
  const player = usePlayer()?.user.id;
  // Read the storage once for each player; later changes are made by this page.
  const [intents] = useState(createStoredIntents);
  const [open, setOpen] = useState<{ player?: number | undefined; unknown: Partial<Body<Op>> | null }>({
    unknown: null,
  });
  if (open.player !== player) {
    const last = player === undefined ? undefined : intents.unfinished(operation).at(-1);
    setOpen({ player, unknown: last?.body ?? null });
  }
  const { unknown } = open;

  async function attempt(body: CallBody<Op>): Promise<Data<Op>> {
    try {
      const answer = await makeMoneyCall(intents, operation, body, { secrets, repeatsBusy });
      setOpen({ player, unknown: null });
      return answer;
    } catch (error) {
      setOpen({
        player,
        unknown: isUnknown(error) ? (intents.unfinished(operation).at(-1)?.body ?? null) : null,
      });
      throw error;
    }
  }

  const command = useSingleFlight<Op>(attempt, { onSuccess, onError });
  return {
    ...command,
    unknown,
    checkAgain(own = {}) {
      if (unknown) command.run({ ...unknown, ...own } as CallBody<Op>);
    },
  };
}
