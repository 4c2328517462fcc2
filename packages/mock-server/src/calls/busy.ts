import { BusinessError } from '#contract/business-error.ts';
import type { Operation } from '#contract/document.ts';
import type { WorldConfig } from '#config/world-config.ts';

/** The errcodes for "busy": signing in and the first charge have their own (spec 8). */
const BUSY = ['temporarilyUnavailable', 'signInBusy', 'firstChargeBusy'] as const;

/** The refusal of a call when the system is busy. */
export function busyError({ errcodes }: Operation): BusinessError {
  const reason = BUSY.find((item) => errcodes.some(({ name }) => name === item));
  return new BusinessError(reason ?? 'temporarilyUnavailable');
}

/** Whether a world refuses a call as busy. The handlers of sign-ins decide for themselves. */
export function isBusyFor(
  { isMoney, errcodes }: Operation,
  { systemBusy, allBusy }: Pick<WorldConfig, 'systemBusy' | 'allBusy'>,
): boolean {
  const hasNumber = errcodes.some(({ name }) => BUSY.some((item) => item === name));
  return (isMoney && systemBusy) || (hasNumber && allBusy);
}
