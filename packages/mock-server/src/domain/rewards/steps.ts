import { ItemStatus } from '@tara/contract/constants';
import type { Schema } from '#contract/schema-types.ts';
import type { Frozen } from '#frozen.ts';
import { BusinessError } from '#contract/business-error.ts';
import type { RewardItem } from '../player/reward-item.ts';

/** The target and the reward of a promotion. */
export interface Goal {
  readonly target: number;
  readonly propList: readonly RewardItem[];
}

/** One of several rising goals of a promotion. */
export interface Step extends Goal {
  readonly awardId: number;
}

export function goalStatus(
  { target }: Pick<Goal, 'target'>,
  reached: number,
  claimed: boolean,
): Schema<'ItemStatus'> {
  if (claimed) return ItemStatus.claimed;
  return reached >= target ? ItemStatus.claimable : ItemStatus.open;
}

/**
 * Checks that a goal is reached and not claimed yet.
 * @throws {BusinessError} `awardClaimed`, `awardNotReached`
 */
export function requireClaimable(goal: Pick<Goal, 'target'>, reached: number, claimed: boolean): void {
  const status = goalStatus(goal, reached, claimed);
  if (status === ItemStatus.claimed) throw new BusinessError('awardClaimed');
  if (status === ItemStatus.open) throw new BusinessError('awardNotReached');
}

/** A step in the form of an answer. */
export function showStep({ awardId, target, propList }: Step, reached: number, claimed: boolean) {
  return {
    awardId,
    target,
    itemStatus: goalStatus({ target }, reached, claimed),
    propList: propList.map((item) => ({ ...item })),
  };
}

/** The current step of a player: the first unclaimed one, or the last one. */
export function currentStep<S extends Step>(steps: readonly S[], claimed: Frozen<number[]>): S {
  const step = steps.find(({ awardId }) => !claimed.includes(awardId)) ?? steps.at(-1);
  if (!step) throw new RangeError('a promotion has at least one step');
  return step;
}

/** The steps and the current one, in the form of an answer. */
export function showSteps(steps: readonly Step[], reached: number, claimed: Frozen<number[]>) {
  const show = (step: Step) => showStep(step, reached, claimed.includes(step.awardId));
  const { awardId, itemStatus } = show(currentStep(steps, claimed));
  return { awardId, itemStatus, steps: steps.map(show) };
}

/**
 * Claims the goal of that id, once.
 * @param claimed ids claimed so far; the id is added
 * @throws {BusinessError} `awardUnknown`, `awardClaimed`, `awardNotReached`
 */
export function claimGoal<G extends Goal>(
  goal: G | undefined,
  id: number,
  reached: (goal: G) => number,
  claimed: number[],
): G {
  if (!goal) throw new BusinessError('awardUnknown');
  requireClaimable(goal, reached(goal), claimed.includes(id));
  claimed.push(id);
  return goal;
}
