import { ActivityType } from '#contract/generated.ts';
import { dayOf } from '#time/days.ts';
import type { Frozen } from '#store/transaction.ts';
import { activityEnd, type ActivityScope } from '../activities/activity-end.ts';
import type { Player } from '../player/player.ts';
import { drawPrize } from '../rewards/prizes.ts';
import { Refusal } from '#contract/business-error.ts';
import { grant } from '../rewards/rewards.ts';
import { requireClaimable, showStep, showSteps, takeGoal } from '../rewards/steps.ts';
import type { ChristmasState } from '../player/seasons-state.ts';
import type { RewardItem } from '../player/reward-item.ts';
import type { Effects } from '../player/context.ts';

type Scope = ActivityScope & Pick<Effects, 'content'>;

const nothing = (): ChristmasState => ({ signDays: [], boxes: 0, opened: 0, claimed: [], extra: false });
const stateOf = (draft: Player): ChristmasState => (draft.seasons.christmas ??= nothing());

/** Christmas begins with the world. */
const today = ({ now, startedAt, config: { zoneMinutes } }: Scope): number =>
  dayOf(now, zoneMinutes) - dayOf(startedAt, zoneMinutes) + 1;

const boxesLeft = ({ signDays, boxes, opened }: Frozen<ChristmasState>, { content }: Scope): number =>
  signDays.length * content.seasons.christmas.boxesPerSign + boxes - opened;

/** Christmas (activity 37) as an answer shows it. */
export const showChristmas = (player: Frozen<Player>, scope: Scope) => {
  const state = player.seasons.christmas ?? nothing();
  const { days, steps, extra } = scope.content.seasons.christmas;
  return {
    day: today(scope),
    signDays: [...state.signDays],
    openCount: boxesLeft(state, scope),
    opened: state.opened,
    ...showSteps(steps, state.opened, state.claimed),
    rewards: days.map((propList, index) => ({ day: index + 1, propList })),
    extra: showStep(extra, state.signDays.length, state.extra),
    expireTime: activityEnd(ActivityType.christmas, scope),
  };
};

const given = (draft: Player, items: readonly RewardItem[], what: string, fx: Effects): RewardItem[] =>
  grant(draft, items, { reason: 'activity', reference: `christmas/${what}` }, fx);

/** So many boxes does a deposit bring. */
export const bringBoxes = (draft: Player, amount: number, { content }: Effects): void => {
  const { depositPerBox, boxesPerDepositMax } = content.seasons.christmas;
  stateOf(draft).boxes += Math.min(Math.floor(amount / depositPerBox), boxesPerDepositMax);
};

/**
 * Signs in for the day.
 * @throws {Refusal} `awardClaimed` when that was done.
 */
export const signChristmas = (draft: Player, fx: Effects): RewardItem[] => {
  const { signDays } = stateOf(draft);
  const day = today(fx);
  if (signDays.includes(day)) throw new Refusal('awardClaimed');
  signDays.push(day);
  const { days } = fx.content.seasons.christmas;
  return given(draft, days[Math.min(day, days.length) - 1] ?? [], `day/${day}`, fx);
};

/**
 * Opens a box of the tree.
 * @throws {Refusal} `drawsUsedUp`.
 */
export const openChristmasBox = (draft: Player, fx: Effects): RewardItem[] => {
  const state = stateOf(draft);
  if (boxesLeft(state, fx) <= 0) throw new Refusal('drawsUsedUp');
  state.opened += 1;
  const { item } = drawPrize(fx.content.seasons.christmas.boxes, fx.chance);
  return given(draft, [item], `box/${state.opened}`, fx);
};

/**
 * Claims a step for opened boxes.
 * @throws {Refusal} `awardUnknown`, `awardNotReached`, `awardClaimed`.
 */
export const receiveChristmas = (draft: Player, awardId: number, fx: Effects): RewardItem[] => {
  const { opened, claimed } = stateOf(draft);
  const step = fx.content.seasons.christmas.steps.find((candidate) => candidate.awardId === awardId);
  return given(draft, takeGoal(step, awardId, () => opened, claimed).propList, `step/${awardId}`, fx);
};

/**
 * Claims the extra reward for signing in.
 * @throws {Refusal} `awardNotReached`, `awardClaimed`.
 */
export const receiveChristmasExtra = (draft: Player, fx: Effects): RewardItem[] => {
  const state = stateOf(draft);
  const { extra } = fx.content.seasons.christmas;
  requireClaimable(extra, state.signDays.length, state.extra);
  state.extra = true;
  return given(draft, extra.propList, 'extra', fx);
};
