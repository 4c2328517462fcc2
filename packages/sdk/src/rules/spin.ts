/** The pot of the invite spin (spec 7.5). */
export interface SpinPot {
  /** Collected amount in hundredths. */
  amount: number;
  /** Amount at which the pot is paid out, in hundredths. */
  targetAmount: number;
}

/** Returns the amount missing in the pot. @returns hundredths; 0 once the target is reached */
export function potMissing({ amount, targetAmount }: SpinPot): number {
  return Math.max(0, targetAmount - amount);
}

/**
 * Returns the clockwise rotation of a wheel that puts a field under the pointer at the top. At 0 it is the first field.
 * @param index index of the field, from 0
 * @param count number of fields of equal size
 * @returns degrees from 0 to less than 360; 0 if there is no such field
 */
export function wheelAngle(index: number, count: number): number {
  if (!(index > 0) || index >= count) return 0;
  return 360 - (360 / count) * index;
}

/**
 * Returns the rotation at which a wheel stops. It never turns back.
 * @param from current rotation in degrees
 * @param angle final angle, from 0 to less than 360
 * @param turns minimum number of whole turns
 * @returns degrees, including `from` and the turns
 */
export function wheelStop(from: number, angle: number, turns: number): number {
  const least = from + turns * 360;
  return least + ((((angle - least) % 360) + 360) % 360);
}
