import type { components } from '@tara/contract/api';

type BankCard = components['schemas']['BankCard'];

/**
 * Adds a bank entry, or merges it into the one with the same bankId (spec 4).
 * @param list current entries, not modified
 * @param entries new or changed entries; their fields override
 */
export function mergeBanks(list: readonly BankCard[], entries: readonly BankCard[]): BankCard[] {
  const merged = new Map(list.map((entry) => [entry.bankId, entry]));
  for (const entry of entries) merged.set(entry.bankId, { ...merged.get(entry.bankId), ...entry });
  return [...merged.values()];
}
