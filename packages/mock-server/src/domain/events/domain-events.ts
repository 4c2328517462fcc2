import { reportDeposit, reportStake } from '../invitations/reports.ts';
import { afterDeposit as movePromotions, afterStake as moveRebate } from '../promotions/event-handlers.ts';
import { afterDeposit as moveSeasons } from '../seasons/event-handlers.ts';
import type { Player } from '../player/player.ts';
import { countDeed } from '../rewards/tasks.ts';
import type { Effects } from '../player/context.ts';
import type { Deposit } from '../player/deposit-event.ts';

/** What a settled deposit moves beyond the balance: tasks, promotions, seasons, and whoever invited the player. */
export const deposited = (draft: Player, deposit: Deposit, fx: Effects): void => {
  const { amount } = deposit;
  countDeed(draft, 'deposit', 1, fx);
  countDeed(draft, 'depositAmount', amount, fx);
  movePromotions(draft, deposit, fx);
  moveSeasons(draft, deposit, fx);
  reportDeposit(draft, amount, fx);
};

/** What a stake moves beyond the balance. */
export const staked = (draft: Player, amount: number, fx: Effects): void => {
  draft.bet += amount;
  draft.turnoverLeft = Math.max(0, draft.turnoverLeft - amount);
  draft.rounds += 1;
  countDeed(draft, 'round', 1, fx);
  moveRebate(draft, amount, fx);
  reportStake(draft, amount, fx);
};
