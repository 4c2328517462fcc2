/** The colour of a wheel's field: neighbours differ, also the first and the last. */
export function getFieldColour(index: number, count: number): number {
  return index === count - 1 && count % 4 === 1 ? 1 : index % 4;
}
