/** What the pot of the invite spin has come to (spec 7.5). */
export interface SpinPot {
  /** Collected, in hundredths. */
  amount: number;
  /** From which on it is paid out, in hundredths. */
  targetAmount: number;
}

/** @returns what the pot lacks, in hundredths; 0 once the target is reached */
export function potMissing({ amount, targetAmount }: SpinPot): number {
  return Math.max(0, targetAmount - amount);
}

/**
 * How far a wheel is turned, clockwise, when a field stands under the pointer at its top. At 0 it is the first field.
 * @param index of the field, counted from 0
 * @param count how many fields there are, all of one size
 * @returns degrees from 0 to less than 360; 0 where there is no such field
 */
export function wheelAngle(index: number, count: number): number {
  if (!(index > 0) || index >= count) return 0;
  return 360 - (360 / count) * index;
}

/**
 * How far a wheel has to be turned to come to stand at an angle, never back.
 * @param from how far it is turned now, in degrees
 * @param angle at which it is to stand, from 0 to less than 360
 * @param turns whole turns before that, at least
 * @returns degrees, `from` and the turns included
 */
export function wheelStop(from: number, angle: number, turns: number): number {
  const least = from + turns * 360;
  return least + ((((angle - least) % 360) + 360) % 360);
}
