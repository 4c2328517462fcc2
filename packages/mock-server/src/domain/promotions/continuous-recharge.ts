import { ActivityType } from '#contract/generated.ts';
import type { Frozen } from '#store/transaction.ts';
import { dayOf } from '#time/days.ts';
import { isActivityOpen, requireActivity } from '../activities/open-activities.ts';
import type { Player } from '../player/player.ts';
import { grant } from '../rewards/rewards.ts';
import { requireClaimable, showStep, showSteps, takeGoal } from '../rewards/steps.ts';
import { receivedItemsJson } from './received-items.ts';
import type { RewardItem } from '../player/reward-item.ts';
import type { ContinuousRecharge } from '../player/promotions-state.ts';
import type { Effects } from '../player/context.ts';

const ACTIVITY = ActivityType.continuousRecharge;

type Scope = Pick<Effects, 'now' | 'config' | 'content'>;

const newRow = (): ContinuousRecharge => ({ dayCount: 0, lastDay: 0, claimed: [], extraClaimed: false });

/** The row as it stands today: a whole day without a deposit has ended it, and what was not claimed with it. */
const rowOf = ({ promotions }: Frozen<Player>, { now, config }: Scope): Frozen<ContinuousRecharge> => {
  const row = promotions.continuousRecharge;
  return row && row.lastDay >= dayOf(now, config.zoneMinutes) - 1 ? row : newRow();
};

const isUsedUp = ({ claimed, extraClaimed }: Frozen<ContinuousRecharge>, { content }: Scope): boolean =>
  extraClaimed &&
  content.promotions.continuousRecharge.steps.every(({ awardId }) => claimed.includes(awardId));

/** Counts the day of a deposit of any kind. A full row waits for its claims; once all are made, a new one begins. */
export const countRechargeDay = (draft: Player, fx: Effects): void => {
  if (!isActivityOpen(draft, ACTIVITY, fx)) return;
  const today = dayOf(fx.now, fx.config.zoneMinutes);
  const row = rowOf(draft, fx);
  if (row.lastDay === today) return;
  const going = isUsedUp(row, fx) ? newRow() : row;
  const { extra } = fx.content.promotions.continuousRecharge;
  draft.promotions.continuousRecharge = {
    ...going,
    dayCount: Math.min(going.dayCount + 1, extra.target),
    lastDay: today,
    claimed: [...going.claimed],
  };
};

/** `rechargeBonusCollection8` (spec 7.5). */
export const showContinuousRecharge = (player: Frozen<Player>, scope: Scope) => {
  const { steps, extra } = scope.content.promotions.continuousRecharge;
  const { dayCount, claimed, extraClaimed } = rowOf(player, scope);
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
};

/** The row to claim from, kept in the draft. */
const openRow = (draft: Player, fx: Effects): ContinuousRecharge => {
  requireActivity(draft, ACTIVITY, fx);
  const row = rowOf(draft, fx);
  return (draft.promotions.continuousRecharge = { ...row, claimed: [...row.claimed] });
};

/**
 * Gives what a reached step of the row holds, once a row.
 * @throws {Refusal} `activityNotOpen`, `awardUnknown`, `awardNotReached`, `awardClaimed`.
 */
export const claimContinuousRecharge = (draft: Player, awardId: number, fx: Effects): RewardItem[] => {
  const row = openRow(draft, fx);
  const step = fx.content.promotions.continuousRecharge.steps.find((one) => one.awardId === awardId);
  const { propList } = takeGoal(step, awardId, () => row.dayCount, row.claimed);
  return grant(draft, propList, { reason: 'activity', reference: `continuousRecharge:${awardId}` }, fx);
};

/**
 * Gives the reward after all days, once a row.
 * @throws {Refusal} `activityNotOpen`, `awardNotReached`, `awardClaimed`.
 */
export const claimContinuousExtra = (draft: Player, fx: Effects): RewardItem[] => {
  const row = openRow(draft, fx);
  const { extra } = fx.content.promotions.continuousRecharge;
  requireClaimable(extra, row.dayCount, row.extraClaimed);
  row.extraClaimed = true;
  return grant(draft, extra.propList, { reason: 'activity', reference: 'continuousRecharge:extra' }, fx);
};
