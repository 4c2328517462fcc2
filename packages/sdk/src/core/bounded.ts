import { SdkError } from './error.ts';
import { TIMER_MAX_MS } from './timeout.ts';

/**
 * Checks a number option. Timers treat NaN and numbers that are too large as 0, so both are rejected here.
 * @param op function whose option it is
 * @param name name of the option
 * @returns the number
 * @throws SdkError of kind usage that names the option and its bounds
 */
export function checkNumber(
  op: string,
  name: string,
  value: number,
  least: number,
  most = TIMER_MAX_MS,
): number {
  if (value >= least && value <= most) return value;
  const message = `${op}: ${name} must be a number from ${least} to ${most}`;
  throw new SdkError({ kind: 'usage', op, message });
}
