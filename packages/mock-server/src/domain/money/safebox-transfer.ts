import { BusinessError } from '#contract/business-error.ts';
import type { DomainContext } from '../player/context.ts';
import type { Player } from '../player/player.ts';
import { getBalance, postEntry, type Currency } from './ledger.ts';

/**
 * Moves coins between the balance and the safebox by two ledger entries with the sum 0.
 * @param amount hundredths, above 0
 * @throws {BusinessError} `safeboxAmountTooHigh` if it exceeds the balance it is taken from
 */
export function transferCoins(
  draft: Player,
  amount: number,
  [from, to]: readonly [Currency, Currency],
  context: Pick<DomainContext, 'now' | 'record'>,
): { safebox: number; coin: number } {
  if (amount > getBalance(draft, from)) throw new BusinessError('safeboxAmountTooHigh');
  const origin = { reason: 'safeboxTransfer', reference: `${from}-to-${to}` } as const;
  postEntry(draft, { currency: from, amount: -amount, ...origin }, context);
  postEntry(draft, { currency: to, amount, ...origin }, context);
  return { safebox: draft.safebox, coin: draft.coin };
}
