import { ActivityType } from '@tara/contract/constants';
import type { Frozen } from '#frozen.ts';
import { toDay } from '#time/days.ts';
import { isActivityOpen, requireActivity } from '../activities/open-activities.ts';
import type { Player } from '../player/player.ts';
import { grantForActivity } from '../rewards/rewards.ts';
import { requireClaimable, showStep, showSteps, claimGoal } from '../rewards/steps.ts';
import { receivedItemsJson } from './received-items.ts';
import type { RewardItem } from '../player/reward-item.ts';
import type { ContinuousRecharge } from '../player/promotions-state.ts';
import type { DomainContext } from '../player/context.ts';

const ACTIVITY = ActivityType.continuousRecharge;

type ReadContext = Pick<DomainContext, 'now' | 'config' | 'content'>;

function newRow(): ContinuousRecharge {
  return { dayCount: 0, lastDay: 0, claimed: [], extraClaimed: false };
}

/** The current row: a whole day without a deposit ends it, together with its unclaimed steps. */
function toRow({ promotions }: Frozen<Player>, { now, config }: ReadContext): Frozen<ContinuousRecharge> {
  const row = promotions.continuousRecharge;
  return row && row.lastDay >= toDay(now, config.zoneMinutes) - 1 ? row : newRow();
}

function isUsedUp({ claimed, extraClaimed }: Frozen<ContinuousRecharge>, { content }: ReadContext): boolean {
  return (
    extraClaimed &&
    content.promotions.continuousRecharge.steps.every(({ awardId }) => claimed.includes(awardId))
  );
}

/** Counts the day of a deposit. A complete row waits for its claims; once all are made, a new row begins. */
export function countRechargeDay(draft: Player, context: DomainContext): void {
  if (!isActivityOpen(draft, ACTIVITY, context)) return;
  const today = toDay(context.now, context.config.zoneMinutes);
  const row = toRow(draft, context);
  if (row.lastDay === today) return;
  const going = isUsedUp(row, context) ? newRow() : row;
  const { extra } = context.content.promotions.continuousRecharge;
  draft.promotions.continuousRecharge = {
    ...going,
    dayCount: Math.min(going.dayCount + 1, extra.target),
    lastDay: today,
    claimed: [...going.claimed],
  };
}

/** `rechargeBonusCollection8` (spec 7.5). */
export function showContinuousRecharge(player: Frozen<Player>, context: ReadContext) {
  const { steps, extra } = context.content.promotions.continuousRecharge;
  const { dayCount, claimed, extraClaimed } = toRow(player, context);
  const taken = [
    ...steps.filter(({ awardId }) => claimed.includes(awardId)),
    ...(extraClaimed ? [extra] : []),
  ];
  return {
    dayCount,
    propReceiveList: receivedItemsJson(taken.flatMap(({ propList }) => propList.map(({ id }) => id))),
    ...showSteps(steps, dayCount, claimed),
    extra: showStep(extra, dayCount, extraClaimed),
  };
}

/** The row to claim from, drafted for writing. */
function openRow(draft: Player, context: DomainContext): ContinuousRecharge {
  requireActivity(draft, ACTIVITY, context);
  const row = toRow(draft, context);
  return (draft.promotions.continuousRecharge = { ...row, claimed: [...row.claimed] });
}

/**
 * Grants the reward of a reached step, once per row.
 * @throws {BusinessError} `activityNotOpen`, `awardUnknown`, `awardNotReached`, `awardClaimed`
 */
export function claimContinuousRecharge(
  draft: Player,
  awardId: number,
  context: DomainContext,
): RewardItem[] {
  const row = openRow(draft, context);
  const step = context.content.promotions.continuousRecharge.steps.find((item) => item.awardId === awardId);
  const { propList } = claimGoal(step, awardId, () => row.dayCount, row.claimed);
  return grantForActivity(draft, propList, `continuousRecharge:${awardId}`, context);
}

/**
 * Grants the final reward, once per row.
 * @throws {BusinessError} `activityNotOpen`, `awardNotReached`, `awardClaimed`
 */
export function claimContinuousExtra(draft: Player, context: DomainContext): RewardItem[] {
  const row = openRow(draft, context);
  const { extra } = context.content.promotions.continuousRecharge;
  requireClaimable(extra, row.dayCount, row.extraClaimed);
  row.extraClaimed = true;
  return grantForActivity(draft, extra.propList, 'continuousRecharge:extra', context);
}
