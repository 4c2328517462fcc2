import { ActivityType } from '@tara/contract/constants';
import { isActivityOpen } from '../activities/open-activities.ts';
import type { Player } from '../player/player.ts';
import { addBoxes } from './christmas.ts';
import { countFestivalDeposit } from './festival.ts';
import { addDraws } from './weekend-lottery.ts';
import type { DomainContext } from '../player/context.ts';
import type { SettledDeposit } from '../player/deposit-event.ts';

/** Effects of a deposit on the promotions of a season that are open. */
export function handleDeposit(draft: Player, { amount }: SettledDeposit, context: DomainContext): void {
  if (isActivityOpen(draft, ActivityType.christmas, context)) addBoxes(draft, amount, context);
  if (isActivityOpen(draft, ActivityType.festival, context)) countFestivalDeposit(draft, amount);
  if (isActivityOpen(draft, ActivityType.weekendLottery, context)) addDraws(draft, amount, context);
}
