import { ItemStatus, NamedRewardItem } from '@tara/contract/constants';
import type { Frozen } from '#frozen.ts';
import type { WorldContent } from '#seed/content.ts';
import { maskName } from '../display/mask.ts';
import type { Player } from '../player/player.ts';
import { BusinessError } from '#contract/business-error.ts';
import { grantForInvitation } from '../rewards/rewards.ts';
import { showSteps, claimGoal } from '../rewards/steps.ts';
import { getFriends, validFriends } from './friends.ts';
import { agent5Ledger, latestIncomes, computeShare } from './incomes.ts';
import type { RewardItem } from '../player/reward-item.ts';
import type { DomainContext } from '../player/context.ts';

function totalIncome(player: Frozen<Player>, { invitations }: WorldContent): number {
  const { depositRate, stakeRate, validBonus } = invitations.agent5;
  return getFriends(player).reduce(
    (sum, { deposited, staked, validAt }) =>
      sum +
      computeShare(deposited, depositRate) +
      computeShare(staked, stakeRate) +
      (validAt > 0 ? validBonus : 0),
    0,
  );
}

/** The agent5 programme (activity 41) in the form of an answer. */
export function showAgent5(player: Frozen<Player>, content: WorldContent) {
  const { paid = 0, claimed = [] } = player.invitations.agent5 ?? {};
  const amount = totalIncome(player, content) - paid;
  const waiting = amount > 0 ? ItemStatus.claimable : ItemStatus.open;
  const inviteValidCount = validFriends(player);
  return {
    inviteCount: player.invited.length,
    inviteValidCount,
    amount,
    betRate: content.invitations.agent5.betRate,
    itemStatus: amount === 0 && paid > 0 ? ItemStatus.claimed : waiting,
    steps: showSteps(content.invitations.agent5.steps, inviteValidCount, claimed).steps,
  };
}

/** The incomes, newest first; the latest hundred are stored. */
export function agent5Log(player: Frozen<Player>) {
  return latestIncomes(player, player.invitations.agent5, ({ amount, type, at }, nickname) => ({
    nickname: maskName(nickname),
    amount,
    type,
    timestamp: at,
  }));
}

/**
 * Pays out the waiting income.
 * @throws {BusinessError} `incomeEmpty`
 */
export function receiveAgent5(draft: Player, context: DomainContext): RewardItem[] {
  const { amount } = showAgent5(draft, context.content);
  if (amount === 0) throw new BusinessError('incomeEmpty');
  const ledger = agent5Ledger(draft);
  ledger.paid += amount;
  const items = [
    { id: NamedRewardItem.coin, count: amount, betRate: context.content.invitations.agent5.betRate },
  ];
  return grantForInvitation(draft, items, `agent5/${ledger.paid}`, context);
}

/**
 * Claims a step for valid invited players.
 * @throws {BusinessError} `awardUnknown`, `awardNotReached`, `awardClaimed`
 */
export function receiveValidInvites(draft: Player, awardId: number, context: DomainContext): RewardItem[] {
  const step = context.content.invitations.agent5.steps.find((candidate) => candidate.awardId === awardId);
  const { propList } = claimGoal(step, awardId, () => validFriends(draft), agent5Ledger(draft).claimed);
  return grantForInvitation(draft, propList, `agent5/step/${awardId}`, context);
}
