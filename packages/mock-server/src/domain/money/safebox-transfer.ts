import { BusinessError } from '#contract/business-error.ts';
import type { DomainContext } from '../player/context.ts';
import type { Player } from '../player/player.ts';
import { balanceOf, post, type Currency } from './ledger.ts';

/**
 * Moves coins between the balance and the safebox, in two lines of the ledger that come to nothing together.
 * @param amount hundredths, above 0
 * @throws {BusinessError} `safeboxAmountTooHigh` where there is less to move.
 */
export function transferCoins(
  draft: Player,
  amount: number,
  [from, to]: readonly [Currency, Currency],
  context: Pick<DomainContext, 'now' | 'record'>,
): { safebox: number; coin: number } {
  if (amount > balanceOf(draft, from)) throw new BusinessError('safeboxAmountTooHigh');
  const origin = { reason: 'safeboxTransfer', reference: `${from}-to-${to}` } as const;
  post(draft, { currency: from, amount: -amount, ...origin }, context);
  post(draft, { currency: to, amount, ...origin }, context);
  return { safebox: draft.safebox, coin: draft.coin };
}
