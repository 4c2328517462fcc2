import { reportDeposit, reportStake } from '../invitations/reports.ts';
import {
  handleDeposit as updatePromotions,
  handleStake as updateRebate,
} from '../promotions/event-handlers.ts';
import { handleDeposit as updateSeasons } from '../seasons/event-handlers.ts';
import { sendLevelGifts } from '../promotions/level-gifts.ts';
import { vipStatus } from '../player/vip-status.ts';
import type { Player } from '../player/player.ts';
import { countTaskAction } from '../rewards/tasks.ts';
import type { DomainContext } from '../player/context.ts';
import type { SettledDeposit } from '../player/deposit-event.ts';

/** Effects of a settled deposit besides the balance: tasks, promotions, seasons, and the superior. */
export function handleDepositSettled(draft: Player, deposit: SettledDeposit, context: DomainContext): void {
  const { amount } = deposit;
  countTaskAction(draft, 'deposit', 1, context);
  countTaskAction(draft, 'depositAmount', amount, context);
  updatePromotions(draft, deposit, context);
  updateSeasons(draft, deposit, context);
  reportDeposit(draft, amount, context);
}

/** Effects of a stake besides the balance. */
export function handleStakePlaced(draft: Player, amount: number, context: DomainContext): void {
  const { vip } = vipStatus(draft, context.content.rewards.vipLevels);
  draft.bet += amount;
  draft.turnoverLeft = Math.max(0, draft.turnoverLeft - amount);
  draft.rounds += 1;
  countTaskAction(draft, 'round', 1, context);
  updateRebate(draft, amount, context);
  sendLevelGifts(draft, vip, context);
  reportStake(draft, amount, context);
}
