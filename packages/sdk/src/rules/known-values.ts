/**
 * Reads a value that a newer server may have added to a set: enumerations of answers are open.
 * @param known the set of the contract, e.g. `RechargeStatus`
 * @param value as an answer carries it
 * @param otherwise what stands for a value that this version does not know
 * @returns a value that this version knows
 */
export function knownValue<T extends number | string>(
  known: Readonly<Record<string, T>>,
  value: unknown,
  otherwise: T,
): T {
  return Object.values(known).find((one) => one === value) ?? otherwise;
}
