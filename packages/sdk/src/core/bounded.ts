import { SdkError } from './error.ts';
import { explainBounds } from './misuse.ts';
import { TIMER_MAX_MS } from './timeout.ts';

/**
 * Checks a number option. Timers treat NaN and numbers that are too large as 0, so both are rejected here.
 * @param op function whose option it is
 * @param name name of the option
 * @returns the number
 * @throws SdkError of kind usage; in development it names the option and its bounds
 */
export function checkNumber(
  op: string,
  name: string,
  value: number,
  least: number,
  most = TIMER_MAX_MS,
): number {
  if (value >= least && value <= most) return value;
  explainBounds(op, name, least, most);
  throw new SdkError({ kind: 'usage', op });
}
