import type { BusinessError } from '#contract/business-error.ts';
import type { Player } from '#domain/player/player.ts';
import { draftPlayer } from '#worlds/unit-of-work.ts';
import type { Call, CommandCall } from './call.ts';
import { transactCall } from './transact-call.ts';

/** The body of a 401. It names the errcode of a log-in if the account of the token is disabled. */
export const unauthenticated = (disabled: boolean) => ({
  code: 401,
  errcode: 401,
  ...(disabled && { error: { name: 'accountDisabled', message: 'The account is disabled.' } }),
});

/** The player was signed out or disabled while the call ran: HTTP 401. */
export class SignedOutError extends Error {
  override readonly name = 'SignedOutError';
  constructor(readonly disabled: boolean) {
    super();
  }
}

/**
 * The transaction of a call that changes its player. Due timers run first.
 * @param work as in `transactCall`; it may run twice, so slow work must be done before
 * @throws {BusinessError} as `transactCall` does; {SignedOutError}
 */
export function transactPlayer<R extends object>(
  call: Call,
  playerId: number,
  work: (draft: Player, call: CommandCall) => Promise<R | BusinessError> | R | BusinessError,
): Promise<R> {
  return transactCall(call, async (unit, current) => {
    const draft = await draftPlayer(unit, playerId);
    if (!draft) throw new Error(`player ${playerId} is gone`);
    if (draft.disabled || !draft.tokens.includes(call.token)) throw new SignedOutError(draft.disabled);
    return work(draft, { ...current, ...unit.contextFor(draft), tx: unit.tx });
  });
}
