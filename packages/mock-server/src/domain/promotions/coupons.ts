import type { WorldContent } from '#seed/content.ts';
import { formatAmount } from '../mail/mail-text.ts';
import { notifyPlayer } from '../mail/mailbox.ts';
import type { DomainContext } from '../player/context.ts';
import type { SettledDeposit } from '../player/deposit-event.ts';
import type { Player } from '../player/player.ts';
import { postEntry } from '../money/ledger.ts';
import { removeItems } from '../rewards/rewards.ts';

/** The coupons that add a percentage, by their ids (spec 9). */
const PERCENTAGE = [
  [1001, 1011],
  [1201, 1204],
] as const;
/** The coupons that add coins to a minimum deposit. */
const GIVE = [[1301, 1399]] as const;

function inRanges(id: number, ranges: readonly (readonly [number, number])[]): boolean {
  return ranges.some(([from, to]) => id >= from && id <= to);
}

/** What a coupon adds to a deposit, in hundredths; 0 if it does not apply. */
function couponCoins(id: number, amount: number, { rewards }: WorldContent): number {
  const prop = rewards.props[id];
  if (!prop) return 0;
  if (inRanges(id, PERCENTAGE)) return Math.floor((amount * prop.num) / 100);
  return inRanges(id, GIVE) && amount >= (prop.paramStr?.limitAmount ?? 0) ? prop.num : 0;
}

/** Uses one coupon of the player on a settled deposit: the one that adds most (docs/decisions/0058). */
export function applyCoupon(
  draft: Player,
  { orderId, amount }: SettledDeposit,
  context: DomainContext,
): void {
  const [best] = Object.keys(draft.items)
    .map(Number)
    .filter((id) => (draft.items[id] ?? 0) > 0)
    .map((id) => ({ id, coins: couponCoins(id, amount, context.content) }))
    .toSorted((a, b) => b.coins - a.coins || a.id - b.id);
  if (!best || best.coins === 0) return;
  removeItems(draft, best.id, 1);
  postEntry(draft, { currency: 'coin', amount: best.coins, reason: 'coupon', reference: orderId }, context);
  notifyPlayer(draft, 'couponUsed', { coins: formatAmount(best.coins), orderId }, context);
}
