import { ActivityType } from '#contract/generated.ts';
import { isActivityOpen } from '../activities/open-activities.ts';
import type { Player } from '../player/player.ts';
import { bringBoxes } from './christmas.ts';
import { countFestivalDeposit } from './festival.ts';
import { bringDraws } from './weekend-lottery.ts';
import type { Effects } from '../player/context.ts';
import type { Deposit } from '../player/deposit-event.ts';

/** What a deposit moves in the promotions of a season that are open at that moment. */
export const afterDeposit = (draft: Player, { amount }: Deposit, fx: Effects): void => {
  if (isActivityOpen(draft, ActivityType.christmas, fx)) bringBoxes(draft, amount, fx);
  if (isActivityOpen(draft, ActivityType.festival, fx)) countFestivalDeposit(draft, amount);
  if (isActivityOpen(draft, ActivityType.weekendLottery, fx)) bringDraws(draft, amount, fx);
};
