import { NamedRewardItem } from '@tara/contract/constants';
import type { Frozen } from '#frozen.ts';
import type { WorldContent } from '#seed/content.ts';
import { maskName } from '../display/mask.ts';
import type { Player } from '../player/player.ts';
import { BusinessError } from '#contract/business-error.ts';
import { grantForInvitation } from '../rewards/rewards.ts';
import { getFriends } from './friends.ts';
import { agentLedger, latestIncomes, computeShare } from './incomes.ts';
import type { RewardItem } from '../player/reward-item.ts';
import type { DomainContext } from '../player/context.ts';

/** Number of rows in the summary. */
const SHOWN = 20;

/** The income from all friends: the share of each friend's stakes is rounded separately, so that the rows add up to it. */
function totalIncome(player: Frozen<Player>, { invitations }: WorldContent): number {
  return getFriends(player).reduce(
    (sum, { staked }) => sum + computeShare(staked, invitations.agent.stakeRate),
    0,
  );
}

function available(player: Frozen<Player>, content: WorldContent): number {
  return totalIncome(player, content) - (player.invitations.agent?.paid ?? 0);
}

/** The agent programme (activity 26) in the form of an answer. */
export function showAgent(player: Frozen<Player>, content: WorldContent) {
  return {
    inviteCount: player.invited.length,
    totalIncome: totalIncome(player, content),
    availableIncome: available(player, content),
    betRate: content.invitations.agent.betRate,
    rows: latestIncomes(player, player.invitations.agent, ({ amount, at }, nickname) => ({
      nickname: maskName(nickname),
      income: amount,
      timestamp: at,
    })).slice(0, SHOWN),
  };
}

/**
 * Pays out the available income.
 * @throws {BusinessError} `incomeEmpty`.
 */
export function exchangeIncome(draft: Player, context: DomainContext): RewardItem[] {
  const amount = available(draft, context.content);
  if (amount === 0) throw new BusinessError('incomeEmpty');
  const ledger = agentLedger(draft);
  ledger.paid += amount;
  const items = [
    { id: NamedRewardItem.coin, count: amount, betRate: context.content.invitations.agent.betRate },
  ];
  return grantForInvitation(draft, items, `agent/${ledger.paid}`, context);
}
