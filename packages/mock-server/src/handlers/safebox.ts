import type { CommandCall } from '#calls/call.ts';
import { command, query } from '#calls/handler.ts';
import type { Player } from '#domain/player/player.ts';
import { Refusal } from '#contract/business-error.ts';
import { hasSafePassword, judgeTry, requireOpenLock } from '#domain/accounts/safebox-lock.ts';
import { hashNewPassword, matchesHash } from './encrypted-passwords.ts';

/**
 * Tries a safebox password.
 * @param request the body that it came in.
 * @returns `safeboxPasswordWrong`, to be returned so that the try is remembered; undefined when it was right.
 * @throws {Refusal} `safeboxPasswordNotSet`, `safeboxLocked`, `passwordKeyStale`.
 */
export const trySafePassword = async (
  draft: Player,
  request: object,
  sealed: string,
  { now }: CommandCall,
): Promise<Refusal | undefined> => {
  requireOpenLock(draft, now);
  const right = await matchesHash(request, sealed, draft.safeLock.passwordHash);
  return judgeTry(draft, right, now);
};

const newHash = (draft: Player, sealed: string, call: CommandCall): Promise<string> =>
  hashNewPassword(sealed, `safebox-${draft.id}`, call);

/** The safebox (spec 7.2). */
export const safeboxHandlers = {
  getSafebox: query<'getSafebox'>((player) => ({
    safebox: player.safebox,
    hasSafeboxPassword: hasSafePassword(player),
  })),

  safeboxPasswordInit: command<'safeboxPasswordInit'>(async (draft, { password }, call) => {
    if (hasSafePassword(draft)) throw new Refusal('safeboxPasswordAlreadySet');
    draft.safeLock.passwordHash = await newHash(draft, password, call);
    return { hasSafeboxPassword: true };
  }),

  modifySafePassword: command<'modifySafePassword'>(async (draft, input, call) => {
    const refusal = await trySafePassword(draft, input, input.oldPassword, call);
    if (refusal) return refusal;
    draft.safeLock.passwordHash = await newHash(draft, input.password, call);
    return {};
  }),
};
