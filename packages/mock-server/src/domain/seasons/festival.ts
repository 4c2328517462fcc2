import { ActivityType } from '#contract/generated.ts';
import type { Frozen } from '#store/transaction.ts';
import { activityEnd, type ActivityScope } from '../activities/activity-end.ts';
import type { Player } from '../player/player.ts';
import { grant } from '../rewards/rewards.ts';
import { noClaims, receivedItems, takeItem } from '../rewards/staged-claims.ts';
import { showSteps } from '../rewards/steps.ts';
import type { FestivalState } from '../player/seasons-state.ts';
import type { RewardItem } from '../player/reward-item.ts';
import type { Effects } from '../player/context.ts';

const nothing = (): FestivalState => ({ deposited: 0, ...noClaims() });
const stateOf = (draft: Player): FestivalState => (draft.seasons.festival ??= nothing());

/** The festival (activity 35) as an answer shows it. */
export const showFestival = (player: Frozen<Player>, scope: ActivityScope & Pick<Effects, 'content'>) => {
  const state = player.seasons.festival ?? nothing();
  const { steps } = scope.content.seasons.festival;
  return {
    totalRecharge: state.deposited,
    ...showSteps(steps, state.deposited, state.claimed),
    propReceiveList: JSON.stringify(receivedItems(steps, state).map((propId) => ({ propId }))),
    expireTime: activityEnd(ActivityType.festival, scope),
  };
};

/** Counts a deposit made during the festival. */
export const countFestivalDeposit = (draft: Player, amount: number): void => {
  stateOf(draft).deposited += amount;
};

/**
 * Claims an item of the step the player is at.
 * @throws {Refusal} `awardUnknown`, `awardNotReached`, `awardClaimed`.
 */
export const receiveFestival = (draft: Player, propId: number, fx: Effects): RewardItem[] => {
  const state = stateOf(draft);
  const item = takeItem(fx.content.seasons.festival.steps, propId, state.deposited, state);
  return grant(draft, [item], { reason: 'activity', reference: 'festival' }, fx);
};
