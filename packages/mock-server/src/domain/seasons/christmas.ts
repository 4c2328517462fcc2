import { ActivityType } from '@tara/contract/constants';
import { toDay } from '#time/days.ts';
import type { Frozen } from '#frozen.ts';
import { activityEnd, type ActivityContext } from '../activities/activity-end.ts';
import type { Player } from '../player/player.ts';
import { drawPrize } from '../rewards/prizes.ts';
import { BusinessError } from '#contract/business-error.ts';
import { grantForActivity } from '../rewards/rewards.ts';
import { requireClaimable, showStep, showSteps, claimGoal } from '../rewards/steps.ts';
import type { ChristmasState } from '../player/seasons-state.ts';
import type { RewardItem } from '../player/reward-item.ts';
import type { DomainContext } from '../player/context.ts';

type ReadContext = ActivityContext & Pick<DomainContext, 'content'>;

function nothing(): ChristmasState {
  return { signDays: [], boxes: 0, opened: 0, claimed: [], extra: false };
}
function getState(draft: Player): ChristmasState {
  return (draft.seasons.christmas ??= nothing());
}

/** The first day of Christmas is the first day of the world. */
function today({ now, startedAt, config: { zoneMinutes } }: ReadContext): number {
  return toDay(now, zoneMinutes) - toDay(startedAt, zoneMinutes) + 1;
}

function boxesLeft({ signDays, boxes, opened }: Frozen<ChristmasState>, { content }: ReadContext): number {
  return signDays.length * content.seasons.christmas.boxesPerSign + boxes - opened;
}

/** Christmas (activity 37) in the form of an answer. */
export function showChristmas(player: Frozen<Player>, context: ReadContext) {
  const state = player.seasons.christmas ?? nothing();
  const { days, steps, extra } = context.content.seasons.christmas;
  return {
    day: today(context),
    signDays: [...state.signDays],
    openCount: boxesLeft(state, context),
    opened: state.opened,
    ...showSteps(steps, state.opened, state.claimed),
    rewards: days.map((propList, index) => ({ day: index + 1, propList })),
    extra: showStep(extra, state.signDays.length, state.extra),
    expireTime: activityEnd(ActivityType.christmas, context),
  };
}

/** Adds the boxes for a deposit. */
export function addBoxes(draft: Player, amount: number, { content }: DomainContext): void {
  const { depositPerBox, boxesPerDepositMax } = content.seasons.christmas;
  getState(draft).boxes += Math.min(Math.floor(amount / depositPerBox), boxesPerDepositMax);
}

/**
 * Signs in for the day.
 * @throws {BusinessError} `awardClaimed` if the player has signed in today
 */
export function signChristmas(draft: Player, context: DomainContext): RewardItem[] {
  const { signDays } = getState(draft);
  const day = today(context);
  if (signDays.includes(day)) throw new BusinessError('awardClaimed');
  signDays.push(day);
  const { days } = context.content.seasons.christmas;
  return grantForActivity(draft, days[Math.min(day, days.length) - 1] ?? [], `christmas/day/${day}`, context);
}

/**
 * Opens a box of the tree.
 * @throws {BusinessError} `drawsUsedUp`.
 */
export function openChristmasBox(draft: Player, context: DomainContext): RewardItem[] {
  const state = getState(draft);
  if (boxesLeft(state, context) <= 0) throw new BusinessError('drawsUsedUp');
  state.opened += 1;
  const { item } = drawPrize(context.content.seasons.christmas.boxes, context.rng);
  return grantForActivity(draft, [item], `christmas/box/${state.opened}`, context);
}

/**
 * Claims a step for opened boxes.
 * @throws {BusinessError} `awardUnknown`, `awardNotReached`, `awardClaimed`
 */
export function receiveChristmas(draft: Player, awardId: number, context: DomainContext): RewardItem[] {
  const { opened, claimed } = getState(draft);
  const step = context.content.seasons.christmas.steps.find((candidate) => candidate.awardId === awardId);
  const { propList } = claimGoal(step, awardId, () => opened, claimed);
  return grantForActivity(draft, propList, `christmas/step/${awardId}`, context);
}

/**
 * Claims the extra reward for signing in.
 * @throws {BusinessError} `awardNotReached`, `awardClaimed`.
 */
export function receiveChristmasExtra(draft: Player, context: DomainContext): RewardItem[] {
  const state = getState(draft);
  const { extra } = context.content.seasons.christmas;
  requireClaimable(extra, state.signDays.length, state.extra);
  state.extra = true;
  return grantForActivity(draft, extra.propList, 'christmas/extra', context);
}
