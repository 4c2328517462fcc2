import type { Frozen } from '#store/transaction.ts';
import type { WorldContent } from '#seed/content.ts';
import { maskName } from '../display/mask.ts';
import type { Player } from '../player/player.ts';
import { drawPrize, showPrize } from '../rewards/prizes.ts';
import { Refusal } from '#contract/business-error.ts';
import { grant } from '../rewards/rewards.ts';
import { showSteps, takeGoal } from '../rewards/steps.ts';
import { friendsOf, validFriends } from './friends.ts';
import type { RewardItem } from '../player/reward-item.ts';
import type { Effects } from '../player/context.ts';

const nothing = () => ({ scratched: 0, drawn: 0, claimed: [] as number[] });
const stateOf = (draft: Player) => (draft.invitations.agentCount ??= nothing());

/** The agent-count programme (activity 31) as an answer shows it. Friends who have deposited enough are what counts. */
export const showAgentCount = (player: Frozen<Player>, content: WorldContent) => {
  const { scratched, drawn, claimed } = player.invitations.agentCount ?? nothing();
  const { cardsPerFriend, friendsPerDraw, steps, prizes } = content.invitations.agentCount;
  const inviteCount = validFriends(player);
  return {
    inviteCount,
    scratchCount: Math.max(0, inviteCount * cardsPerFriend - scratched),
    lotteryCount: Math.max(0, Math.floor(inviteCount / friendsPerDraw) - drawn),
    ...showSteps(steps, inviteCount, claimed),
    prizes: prizes.map(showPrize),
  };
};

/** The invited players, newest first. */
export const invitedRows = (player: Frozen<Player>) =>
  friendsOf(player)
    .toReversed()
    .map(({ nickname, validAt, invitedAt }) => ({
      nickname: maskName(nickname),
      valid: validAt > 0 ? (1 as const) : (0 as const),
      timestamp: invitedAt,
    }));

/**
 * Scratches a card.
 * @throws {Refusal} `drawsUsedUp`.
 */
export const scratchCard = (draft: Player, fx: Effects): RewardItem[] => {
  if (showAgentCount(draft, fx.content).scratchCount === 0) throw new Refusal('drawsUsedUp');
  const state = stateOf(draft);
  state.scratched += 1;
  const { item } = drawPrize(fx.content.invitations.agentCount.cards, fx.chance);
  const reference = `agentCount/card/${state.scratched}`;
  return grant(draft, [item], { reason: 'invitation', reference }, fx);
};

/**
 * Draws once.
 * @returns the field on which the draw stops, and what was granted.
 * @throws {Refusal} `drawsUsedUp`.
 */
export const drawForInvited = (draft: Player, fx: Effects): { index: number; propList: RewardItem[] } => {
  if (showAgentCount(draft, fx.content).lotteryCount === 0) throw new Refusal('drawsUsedUp');
  const state = stateOf(draft);
  state.drawn += 1;
  const { index, item } = drawPrize(fx.content.invitations.agentCount.prizes, fx.chance);
  const reference = `agentCount/draw/${state.drawn}`;
  return { index, propList: grant(draft, [item], { reason: 'invitation', reference }, fx) };
};

/**
 * Claims a step.
 * @throws {Refusal} `awardUnknown`, `awardNotReached`, `awardClaimed`.
 */
export const receiveCountAward = (draft: Player, awardId: number, fx: Effects): RewardItem[] => {
  const step = fx.content.invitations.agentCount.steps.find((candidate) => candidate.awardId === awardId);
  const { propList } = takeGoal(step, awardId, () => validFriends(draft), stateOf(draft).claimed);
  return grant(draft, propList, { reason: 'invitation', reference: `agentCount/step/${awardId}` }, fx);
};
