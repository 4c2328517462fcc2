import { ActivityType } from '@tara/contract/constants';
import type { Frozen } from '#frozen.ts';
import { isActivityOpen, requireActivity } from '../activities/open-activities.ts';
import type { Player } from '../player/player.ts';
import { grantForActivity } from '../rewards/rewards.ts';
import { showSteps, claimGoal } from '../rewards/steps.ts';
import { receivedItemsJson } from './received-items.ts';
import type { RewardItem } from '../player/reward-item.ts';
import type { AccumulatedRecharge } from '../player/promotions-state.ts';
import type { DomainContext } from '../player/context.ts';

const ACTIVITY = ActivityType.accumulatedRecharge;

const NOTHING: AccumulatedRecharge = { total: 0, claimed: [] };

/** Counts a deposit of any kind while the activity is open. */
export function countRecharge(draft: Player, amount: number, context: DomainContext): void {
  if (!isActivityOpen(draft, ACTIVITY, context)) return;
  const { total, claimed } = draft.promotions.accumulatedRecharge ?? NOTHING;
  draft.promotions.accumulatedRecharge = { total: total + amount, claimed };
}

/** `rechargeBonusCollection6` (spec 7.5). */
export function showAccumulatedRecharge(
  { promotions }: Frozen<Player>,
  { content }: Pick<DomainContext, 'content'>,
) {
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
}

/**
 * Grants the reward of a reached step, once; steps can be claimed in any order.
 * @throws {BusinessError} `activityNotOpen`, `awardUnknown`, `awardNotReached`, `awardClaimed`
 */
export function claimAccumulatedRecharge(
  draft: Player,
  awardId: number,
  context: DomainContext,
): RewardItem[] {
  requireActivity(draft, ACTIVITY, context);
  const state = (draft.promotions.accumulatedRecharge ??= { total: 0, claimed: [] });
  const step = context.content.promotions.accumulatedRecharge.find((item) => item.awardId === awardId);
  const { propList } = claimGoal(step, awardId, () => state.total, state.claimed);
  return grantForActivity(draft, propList, `accumulatedRecharge:${awardId}`, context);
}
