import { reportDeposit, reportStake } from '../invitations/reports.ts';
import {
  afterDeposit as updatePromotions,
  afterStake as updateRebate,
} from '../promotions/event-handlers.ts';
import { afterDeposit as updateSeasons } from '../seasons/event-handlers.ts';
import type { Player } from '../player/player.ts';
import { countTaskAction } from '../rewards/tasks.ts';
import type { DomainContext } from '../player/context.ts';
import type { SettledDeposit } from '../player/deposit-event.ts';

/** What a settled deposit moves beyond the balance: tasks, promotions, seasons, and whoever invited the player. */
export function depositSettled(draft: Player, deposit: SettledDeposit, context: DomainContext): void {
  const { amount } = deposit;
  countTaskAction(draft, 'deposit', 1, context);
  countTaskAction(draft, 'depositAmount', amount, context);
  updatePromotions(draft, deposit, context);
  updateSeasons(draft, deposit, context);
  reportDeposit(draft, amount, context);
}

/** What a stake moves beyond the balance. */
export function stakePlaced(draft: Player, amount: number, context: DomainContext): void {
  draft.bet += amount;
  draft.turnoverLeft = Math.max(0, draft.turnoverLeft - amount);
  draft.rounds += 1;
  countTaskAction(draft, 'round', 1, context);
  updateRebate(draft, amount, context);
  reportStake(draft, amount, context);
}
