import { ActivityType } from '@tara/contract/constants';
import type { Frozen } from '#frozen.ts';
import { activityEnd, type ActivityContext } from '../activities/activity-end.ts';
import type { Player } from '../player/player.ts';
import { grantForActivity } from '../rewards/rewards.ts';
import { newStagedClaims, receivedItems, claimItem } from '../rewards/staged-claims.ts';
import { showSteps } from '../rewards/steps.ts';
import type { FestivalState } from '../player/seasons-state.ts';
import type { RewardItem } from '../player/reward-item.ts';
import type { Submission } from '../player/double-submit.ts';
import type { DomainContext } from '../player/context.ts';

function nothing(): FestivalState {
  return { deposited: 0, ...newStagedClaims() };
}
function getState(draft: Player): FestivalState {
  return (draft.seasons.festival ??= nothing());
}

/** The festival (activity 35) in the form of an answer. */
export function showFestival(
  player: Frozen<Player>,
  context: ActivityContext & Pick<DomainContext, 'content'>,
) {
  const state = player.seasons.festival ?? nothing();
  const { steps } = context.content.seasons.festival;
  return {
    totalRecharge: state.deposited,
    ...showSteps(steps, state.deposited, state.claimed),
    propReceiveList: JSON.stringify(receivedItems(steps, state).map((propId) => ({ propId }))),
    expireTime: activityEnd(ActivityType.festival, context),
  };
}

/** Counts a deposit made during the festival. */
export function countFestivalDeposit(draft: Player, amount: number): void {
  getState(draft).deposited += amount;
}

/**
 * Claims an item of the current step.
 * @throws {BusinessError} `awardUnknown`, `awardNotReached`, `awardClaimed`
 */
export function receiveFestival(
  draft: Player,
  propId: number,
  context: DomainContext & Submission,
): RewardItem[] {
  const state = getState(draft);
  const item = claimItem(context.content.seasons.festival.steps, propId, state.deposited, state, context);
  return grantForActivity(draft, [item], 'festival', context);
}
