import { post } from '../money/ledger.ts';
import type { Player } from '../player/player.ts';
import { Refusal } from '#contract/business-error.ts';
import { grant } from './rewards.ts';
import { countDeed } from './tasks.ts';
import type { RewardItem } from '../player/reward-item.ts';
import type { Effects } from '../player/context.ts';

/**
 * Pays the price of an option in points and grants its items. It is a shop deed of the tasks.
 * @throws {Refusal} `lotterOptionUnknown`, `lotteryPointsTooLow`.
 */
export const exchangePoints = (draft: Player, id: number, fx: Effects): RewardItem[] => {
  const option = fx.content.pointExchange.find((candidate) => candidate.id === id);
  if (!option) throw new Refusal('lotterOptionUnknown', { pointer: '/id' });
  if (draft.lottery < option.lottery) throw new Refusal('lotteryPointsTooLow');
  const origin = { reason: 'pointsExchange', reference: `option-${id}` } as const;
  post(draft, { currency: 'points', amount: -option.lottery, ...origin }, fx);
  countDeed(draft, 'shop', 1, fx);
  return grant(draft, option.propList, origin, fx);
};
