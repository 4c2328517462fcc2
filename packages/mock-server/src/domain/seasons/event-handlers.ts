import { ActivityType } from '#contract/generated.ts';
import { isActivityOpen } from '../activities/open-activities.ts';
import type { Player } from '../player/player.ts';
import { bringBoxes } from './christmas.ts';
import { countFestivalDeposit } from './festival.ts';
import { bringDraws } from './weekend-lottery.ts';
import type { DomainContext } from '../player/context.ts';
import type { Deposit } from '../player/deposit-event.ts';

/** What a deposit moves in the promotions of a season that are open at that moment. */
export function afterDeposit(draft: Player, { amount }: Deposit, context: DomainContext): void {
  if (isActivityOpen(draft, ActivityType.christmas, context)) bringBoxes(draft, amount, context);
  if (isActivityOpen(draft, ActivityType.festival, context)) countFestivalDeposit(draft, amount);
  if (isActivityOpen(draft, ActivityType.weekendLottery, context)) bringDraws(draft, amount, context);
}
