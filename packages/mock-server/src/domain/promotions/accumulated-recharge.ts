import { ActivityType } from '#contract/generated.ts';
import type { Frozen } from '#store/transaction.ts';
import { isActivityOpen, requireActivity } from '../activities/open-activities.ts';
import type { Player } from '../player/player.ts';
import { grant } from '../rewards/rewards.ts';
import { showSteps, takeGoal } from '../rewards/steps.ts';
import { receivedItemsJson } from './received-items.ts';
import type { RewardItem } from '../player/reward-item.ts';
import type { AccumulatedRecharge } from '../player/promotions-state.ts';
import type { Effects } from '../player/context.ts';

const ACTIVITY = ActivityType.accumulatedRecharge;

const NOTHING: AccumulatedRecharge = { total: 0, claimed: [] };

/** Counts a deposit of any kind while the activity is open. */
export const countRecharge = (draft: Player, amount: number, fx: Effects): void => {
  if (!isActivityOpen(draft, ACTIVITY, fx)) return;
  const { total, claimed } = draft.promotions.accumulatedRecharge ?? NOTHING;
  draft.promotions.accumulatedRecharge = { total: total + amount, claimed };
};

/** `rechargeBonusCollection6` (spec 7.5). */
export const showAccumulatedRecharge = (
  { promotions }: Frozen<Player>,
  { content }: Pick<Effects, 'content'>,
) => {
  const steps = content.promotions.accumulatedRecharge;
  const { total, claimed } = promotions.accumulatedRecharge ?? NOTHING;
  const items = steps
    .filter(({ awardId }) => claimed.includes(awardId))
    .flatMap(({ propList }) => propList.map(({ id }) => id));
  return {
    totalRecharge: total,
    propReceiveList: receivedItemsJson(items),
    ...showSteps(steps, total, claimed),
  };
};

/**
 * Gives what a reached step holds, once; the order is the player's choice.
 * @throws {Refusal} `activityNotOpen`, `awardUnknown`, `awardNotReached`, `awardClaimed`.
 */
export const claimAccumulatedRecharge = (draft: Player, awardId: number, fx: Effects): RewardItem[] => {
  requireActivity(draft, ACTIVITY, fx);
  const state = (draft.promotions.accumulatedRecharge ??= { total: 0, claimed: [] });
  const step = fx.content.promotions.accumulatedRecharge.find((one) => one.awardId === awardId);
  const { propList } = takeGoal(step, awardId, () => state.total, state.claimed);
  return grant(draft, propList, { reason: 'activity', reference: `accumulatedRecharge:${awardId}` }, fx);
};
