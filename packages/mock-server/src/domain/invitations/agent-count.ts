import type { Frozen } from '#frozen.ts';
import type { WorldContent } from '#seed/content.ts';
import { maskName } from '../display/mask.ts';
import type { Player } from '../player/player.ts';
import { drawPrize, showPrize } from '../rewards/prizes.ts';
import { BusinessError } from '#contract/business-error.ts';
import { grantForInvitation } from '../rewards/rewards.ts';
import { showSteps, claimGoal } from '../rewards/steps.ts';
import { getFriends, validFriends } from './friends.ts';
import type { RewardItem } from '../player/reward-item.ts';
import type { DomainContext } from '../player/context.ts';

function nothing() {
  return { scratched: 0, drawn: 0, claimed: [] as number[] };
}
function getState(draft: Player) {
  return (draft.invitations.agentCount ??= nothing());
}

/** The agent-count programme (activity 31) in the form of an answer. It counts friends who have deposited enough. */
export function showAgentCount(player: Frozen<Player>, content: WorldContent) {
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
}

/** The invited players, newest first. */
export function invitedRows(player: Frozen<Player>) {
  return getFriends(player)
    .toReversed()
    .map(({ nickname, validAt, invitedAt }) => ({
      nickname: maskName(nickname),
      valid: validAt > 0 ? (1 as const) : (0 as const),
      timestamp: invitedAt,
    }));
}

/**
 * Scratches a card.
 * @throws {BusinessError} `drawsUsedUp`.
 */
export function scratchCard(draft: Player, context: DomainContext): RewardItem[] {
  if (showAgentCount(draft, context.content).scratchCount === 0) throw new BusinessError('drawsUsedUp');
  const state = getState(draft);
  state.scratched += 1;
  const { item } = drawPrize(context.content.invitations.agentCount.cards, context.rng);
  const reference = `agentCount/card/${state.scratched}` as const;
  return grantForInvitation(draft, [item], reference, context);
}

/**
 * Draws once.
 * @returns the field on which the draw stops, and what was granted.
 * @throws {BusinessError} `drawsUsedUp`.
 */
export function drawForInvited(
  draft: Player,
  context: DomainContext,
): { index: number; propList: RewardItem[] } {
  if (showAgentCount(draft, context.content).lotteryCount === 0) throw new BusinessError('drawsUsedUp');
  const state = getState(draft);
  state.drawn += 1;
  const { index, item } = drawPrize(context.content.invitations.agentCount.prizes, context.rng);
  const reference = `agentCount/draw/${state.drawn}` as const;
  return { index, propList: grantForInvitation(draft, [item], reference, context) };
}

/**
 * Claims a step.
 * @throws {BusinessError} `awardUnknown`, `awardNotReached`, `awardClaimed`.
 */
export function receiveCountAward(draft: Player, awardId: number, context: DomainContext): RewardItem[] {
  const step = context.content.invitations.agentCount.steps.find(
    (candidate) => candidate.awardId === awardId,
  );
  const { propList } = claimGoal(step, awardId, () => validFriends(draft), getState(draft).claimed);
  return grantForInvitation(draft, propList, `agentCount/step/${awardId}`, context);
}
