import { clearLockout, countFailure, isLocked } from './lockout.ts';
import type { Player } from '../player/player.ts';
import { Refusal } from '#contract/business-error.ts';

export const hasSafePassword = ({
  safeLock,
}: {
  readonly safeLock: { readonly passwordHash: string };
}): boolean => safeLock.passwordHash !== '';

/** @throws {Refusal} `safeboxPasswordNotSet`, `safeboxLocked`. */
export const requireOpenLock = ({ safeLock }: Player, now: number): void => {
  if (safeLock.passwordHash === '') throw new Refusal('safeboxPasswordNotSet');
  if (isLocked(safeLock.lockout, now))
    throw new Refusal('safeboxLocked', { retryAfterMs: safeLock.lockout.until - now });
};

/**
 * Counts a try. A wrong one is to be remembered: the refusal is returned, for the handler to return it.
 * @returns `safeboxPasswordWrong`, or undefined when the password was right.
 */
export const judgeTry = ({ safeLock }: Player, right: boolean, now: number): Refusal | undefined => {
  if (right) {
    clearLockout(safeLock.lockout);
    return undefined;
  }
  countFailure(safeLock.lockout, now);
  return new Refusal('safeboxPasswordWrong');
};
