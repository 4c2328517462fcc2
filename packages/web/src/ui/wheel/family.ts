/** Which of the four colours a field of a wheel has: neighbours differ, and so do the first and the last. */
export function familyOf(index: number, count: number): number {
  return index === count - 1 && count % 4 === 1 ? 1 : index % 4;
}
