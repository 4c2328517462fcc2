import type { CommandCall } from '#calls/call.ts';
import { command, query } from '#calls/handler.ts';
import type { Player } from '#domain/player/player.ts';
import { BusinessError } from '#contract/business-error.ts';
import { hasSafePassword, recordAttempt, requireUnlocked } from '#domain/accounts/safebox-lock.ts';
import { hashNewPassword, matchesHash } from './encrypted-passwords.ts';

/**
 * Tries a safebox password.
 * @param request the body that it came in.
 * @returns `safeboxPasswordWrong`, to be returned so that the try is remembered; undefined when it was right.
 * @throws {BusinessError} `safeboxPasswordNotSet`, `safeboxLocked`, `passwordKeyStale`.
 */
export async function checkSafePassword(
  draft: Player,
  request: object,
  encrypted: string,
  { now }: CommandCall,
): Promise<BusinessError | undefined> {
  requireUnlocked(draft, now);
  const right = await matchesHash(request, encrypted, draft.safeLock.passwordHash);
  return recordAttempt(draft, right, now);
}

function newHash(draft: Player, encrypted: string, call: CommandCall): Promise<string> {
  return hashNewPassword(encrypted, `safebox-${draft.id}`, call);
}

/** The safebox (spec 7.2). */
export const safeboxHandlers = {
  getSafebox: query<'getSafebox'>((player) => ({
    safebox: player.safebox,
    hasSafeboxPassword: hasSafePassword(player),
  })),

  safeboxPasswordInit: command<'safeboxPasswordInit'>(async (draft, { password }, call) => {
    if (hasSafePassword(draft)) throw new BusinessError('safeboxPasswordAlreadySet');
    draft.safeLock.passwordHash = await newHash(draft, password, call);
    return { hasSafeboxPassword: true };
  }),

  modifySafePassword: command<'modifySafePassword'>(async (draft, input, call) => {
    const businessError = await checkSafePassword(draft, input, input.oldPassword, call);
    if (businessError) return businessError;
    draft.safeLock.passwordHash = await newHash(draft, input.password, call);
    return {};
  }),
};
