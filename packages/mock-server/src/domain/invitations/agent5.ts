import { ItemStatus, NamedRewardItem } from '#contract/generated.ts';
import type { Frozen } from '#store/transaction.ts';
import type { WorldContent } from '#seed/content.ts';
import { maskName } from '../display/mask.ts';
import type { Player } from '../player/player.ts';
import { Refusal } from '#contract/business-error.ts';
import { grant } from '../rewards/rewards.ts';
import { showSteps, takeGoal } from '../rewards/steps.ts';
import { friendsOf, validFriends } from './friends.ts';
import { agent5Book, latestIncomes, shareOf } from './incomes.ts';
import type { RewardItem } from '../player/reward-item.ts';
import type { Effects } from '../player/context.ts';

const totalIncome = (player: Frozen<Player>, { invitations }: WorldContent): number => {
  const { depositRate, stakeRate, validBonus } = invitations.agent5;
  return friendsOf(player).reduce(
    (sum, { deposited, staked, validAt }) =>
      sum + shareOf(deposited, depositRate) + shareOf(staked, stakeRate) + (validAt > 0 ? validBonus : 0),
    0,
  );
};

/** The agent5 programme (activity 41) as an answer shows it. */
export const showAgent5 = (player: Frozen<Player>, content: WorldContent) => {
  const { paid = 0, claimed = [] } = player.invitations.agent5 ?? {};
  const amount = totalIncome(player, content) - paid;
  const waiting = amount > 0 ? ItemStatus.claimable : ItemStatus.open;
  const inviteValidCount = validFriends(player);
  return {
    inviteCount: player.invited.length,
    inviteValidCount,
    amount,
    itemStatus: amount === 0 && paid > 0 ? ItemStatus.claimed : waiting,
    steps: showSteps(content.invitations.agent5.steps, inviteValidCount, claimed).steps,
  };
};

/** The incomes, newest first; the latest hundred are kept. */
export const agent5Log = (player: Frozen<Player>) =>
  latestIncomes(player, player.invitations.agent5, ({ amount, type, at }, nickname) => ({
    nickname: maskName(nickname),
    amount,
    type,
    timestamp: at,
  }));

/**
 * Pays out what waits.
 * @throws {Refusal} `incomeEmpty`.
 */
export const receiveAgent5 = (draft: Player, fx: Effects): RewardItem[] => {
  const { amount } = showAgent5(draft, fx.content);
  if (amount === 0) throw new Refusal('incomeEmpty');
  const book = agent5Book(draft);
  book.paid += amount;
  const items = [{ id: NamedRewardItem.coin, count: amount, betRate: fx.content.invitations.agent5.betRate }];
  return grant(draft, items, { reason: 'invitation', reference: `agent5/${book.paid}` }, fx);
};

/**
 * Claims a step for invited players that count.
 * @throws {Refusal} `awardUnknown`, `awardNotReached`, `awardClaimed`.
 */
export const receiveValidInvites = (draft: Player, awardId: number, fx: Effects): RewardItem[] => {
  const step = fx.content.invitations.agent5.steps.find((candidate) => candidate.awardId === awardId);
  const { propList } = takeGoal(step, awardId, () => validFriends(draft), agent5Book(draft).claimed);
  return grant(draft, propList, { reason: 'invitation', reference: `agent5/step/${awardId}` }, fx);
};
