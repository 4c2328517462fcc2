import { ActivityType } from '#contract/generated.ts';
import type { Frozen } from '#store/transaction.ts';
import { dayOf } from '#time/days.ts';
import { requireActivity } from '../activities/open-activities.ts';
import type { Player } from '../player/player.ts';
import { Refusal } from '#contract/business-error.ts';
import { grant } from '../rewards/rewards.ts';
import type { RewardItem } from '../player/reward-item.ts';
import type { Effects } from '../player/context.ts';

type Scope = Pick<Effects, 'now' | 'config' | 'content'>;

const wasSuppliedToday = ({ promotions }: Frozen<Player>, { now, config }: Scope): boolean =>
  promotions.suppliedOn === dayOf(now, config.zoneMinutes);

/** Who has deposited and has lost nearly all of it: what lies in the safebox counts as theirs. */
const isOutOfCoins = (player: Frozen<Player>, { content }: Scope): boolean =>
  player.totalRecharge > 0 && player.coin + player.safebox < content.promotions.supply.below;

/** Whether relief is there for the player now (supply, activity 30): once a day. */
export const isBankrupt = (player: Frozen<Player>, scope: Scope): boolean =>
  isOutOfCoins(player, scope) && !wasSuppliedToday(player, scope);

/**
 * Gives the relief of the day.
 * @throws {Refusal} `activityNotOpen`, `awardClaimed`, `notBankrupt`.
 */
export const claimSupply = (draft: Player, fx: Effects): RewardItem[] => {
  requireActivity(draft, ActivityType.supply, fx);
  if (wasSuppliedToday(draft, fx)) throw new Refusal('awardClaimed');
  if (!isOutOfCoins(draft, fx)) throw new Refusal('notBankrupt');
  const today = dayOf(fx.now, fx.config.zoneMinutes);
  draft.promotions.suppliedOn = today;
  const { propList } = fx.content.promotions.supply;
  return grant(draft, propList, { reason: 'activity', reference: `supply:${today}` }, fx);
};
