/** Full rounds of the light before the last one. */
const ROUNDS = 2;

/** Time on a field at the start and at the end, in ms. */
const FAST = 60;
const SLOW = 260;

/** Fields before the end where it slows down. */
const BRAKE = 6;

/**
 * The path of the light over the fields to a given field.
 * @param fields number of fields
 * @param index of the last field
 * @returns the fields with the time on each; empty if the field does not exist
 */
export function lightRun(fields: number, index: number): { field: number; ms: number }[] {
  if (!Number.isInteger(index) || index < 0 || index >= fields) return [];
  const length = ROUNDS * fields + index + 1;
  return Array.from({ length }, (_, step) => {
    const left = length - 1 - step;
    const ms = left >= BRAKE ? FAST : FAST + ((SLOW - FAST) * (BRAKE - left)) / BRAKE;
    return { field: step % fields, ms };
  });
}
