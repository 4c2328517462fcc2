import { clearLockout, countFailure, isLocked } from './lockout.ts';
import type { Player } from '../player/player.ts';
import { BusinessError } from '#contract/business-error.ts';

export function hasSafePassword({
  safeLock,
}: {
  readonly safeLock: { readonly passwordHash: string };
}): boolean {
  return safeLock.passwordHash !== '';
}

/** @throws {BusinessError} `safeboxPasswordNotSet`, `safeboxLocked`. */
export function requireUnlocked({ safeLock }: Player, now: number): void {
  if (safeLock.passwordHash === '') throw new BusinessError('safeboxPasswordNotSet');
  if (isLocked(safeLock.lockout, now))
    throw new BusinessError('safeboxLocked', { retryAfterMs: safeLock.lockout.until - now });
}

/**
 * Counts an attempt. The error of a wrong password is returned, not thrown, so that the count is stored.
 * @returns `safeboxPasswordWrong`, or undefined for a correct password
 */
export function recordAttempt({ safeLock }: Player, right: boolean, now: number): BusinessError | undefined {
  if (right) {
    clearLockout(safeLock.lockout);
    return undefined;
  }
  countFailure(safeLock.lockout, now);
  return new BusinessError('safeboxPasswordWrong');
}
