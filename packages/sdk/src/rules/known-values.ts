/**
 * Returns a value if this version knows it, otherwise a default. A newer server may add values to the enumerations of
 * answers.
 * @param known enumeration of the contract, e.g. `RechargeStatus`
 * @param value value of an answer
 * @param otherwise the default
 */
export function knownValue<T extends number | string>(
  known: Readonly<Record<string, T>>,
  value: unknown,
  otherwise: T,
): T {
  return Object.values(known).find((item) => item === value) ?? otherwise;
}
