import { MINUTE_MS } from '#time/durations.ts';
import type { Lockout } from '../player/account-state.ts';

export const MAX_WRONG_PASSWORDS = 5;
const WINDOW_MS = 15 * MINUTE_MS;
const LOCKED_MS = 15 * MINUTE_MS;

/** Whether the account accepts no passwords at the moment. */
export function isLocked(lockout: Readonly<Lockout>, now: number): boolean {
  return now < lockout.until;
}

/** Counts a wrong password; the fifth within 15 minutes locks the account for 15 minutes. */
export function countFailure(lockout: Lockout, now: number): void {
  if (now - lockout.since > WINDOW_MS || lockout.failures === 0) {
    lockout.failures = 0;
    lockout.since = now;
  }
  lockout.failures += 1;
  if (lockout.failures < MAX_WRONG_PASSWORDS) return;
  lockout.failures = 0;
  lockout.until = now + LOCKED_MS;
}

/** Clears the count after a correct or a reset password. */
export function clearLockout(lockout: Lockout): void {
  lockout.failures = 0;
  lockout.until = 0;
}
