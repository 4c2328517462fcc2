import { BusinessError } from '#contract/business-error.ts';
import type { Operation } from '#contract/document.ts';
import type { WorldConfig } from '#config/world-config.ts';

/** How calls say that they are busy: signing in and the first charge have numbers of their own (spec 8). */
const BUSY = ['temporarilyUnavailable', 'signInBusy', 'firstChargeBusy'] as const;

/** The refusal of a call for which the system is too busy. */
export function busyError({ errcodes }: Operation): BusinessError {
  const reason = BUSY.find((one) => errcodes.some(({ name }) => name === one));
  return new BusinessError(reason ?? 'temporarilyUnavailable');
}

/** Whether the world is too busy for a call; what a busy system answers to those who sign in is decided by the handlers. */
export function isBusyFor(
  { isMoney, errcodes }: Operation,
  { systemBusy, allBusy }: Pick<WorldConfig, 'systemBusy' | 'allBusy'>,
): boolean {
  const hasNumber = errcodes.some(({ name }) => BUSY.some((one) => one === name));
  return (isMoney && systemBusy) || (hasNumber && allBusy);
}
