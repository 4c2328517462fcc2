/** How often the light goes round before the round in which it stops. */
const ROUNDS = 2;

/** How long it stands on a field at first, and at last, in ms. */
const FAST = 60;
const SLOW = 260;

/** Fields before the end in which it becomes slower. */
const BRAKE = 6;

/**
 * The way of the light over the fields of a draw, to the field that the server has named.
 * @param fields how many fields there are
 * @param index on which it stops
 * @returns field after field with the time it stays on each; nothing where the field does not exist
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
