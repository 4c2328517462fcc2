import { postEntry } from '../money/ledger.ts';
import type { Player } from '../player/player.ts';
import { BusinessError } from '#contract/business-error.ts';
import { grantRewards } from './rewards.ts';
import { countTaskAction } from './tasks.ts';
import type { RewardItem } from '../player/reward-item.ts';
import type { DomainContext } from '../player/context.ts';

/**
 * Deducts the price of an option in points and grants its items. It counts as the task action `shop`.
 * @throws {BusinessError} `lotterOptionUnknown`, `lotteryPointsTooLow`
 */
export function exchangePoints(draft: Player, id: number, context: DomainContext): RewardItem[] {
  const option = context.content.pointExchange.find((candidate) => candidate.id === id);
  if (!option) throw new BusinessError('lotterOptionUnknown', { pointer: '/id' });
  if (draft.lottery < option.lottery) throw new BusinessError('lotteryPointsTooLow');
  const origin = { reason: 'pointsExchange', reference: `option-${id}` } as const;
  postEntry(draft, { currency: 'points', amount: -option.lottery, ...origin }, context);
  countTaskAction(draft, 'shop', 1, context);
  return grantRewards(draft, option.propList, origin, context);
}
