import type { Frozen } from '#frozen.ts';
import { BusinessError } from '#contract/business-error.ts';
import { currentStep, requireClaimable, type Step } from './steps.ts';
import type { RewardItem } from '../player/reward-item.ts';
import { isDoubleSubmit, type Submission } from '../player/double-submit.ts';
import type { StagedClaims } from '../player/staged-claims-state.ts';

export function newStagedClaims(): StagedClaims {
  return { claimed: [], received: [] };
}

/** The claimed items of the step that `currentStep` returns. */
export function receivedItems(steps: readonly Step[], { claimed, received }: Frozen<StagedClaims>): number[] {
  const step = currentStep(steps, claimed);
  return claimed.includes(step.awardId) ? step.propList.map(({ id }) => id) : [...received];
}

/**
 * Claims an item of the current step, once. The last item completes the step, and the next one begins. The same item again
 * immediately, without a key, is a double click.
 * @throws {BusinessError} `awardUnknown`, `awardClaimed`, `awardNotReached`
 */
export function claimItem(
  steps: readonly Step[],
  propId: number,
  reached: number,
  claims: StagedClaims,
  submission: Submission,
): RewardItem {
  const step = currentStep(steps, claims.claimed);
  const item = step.propList.find(({ id }) => id === propId);
  if (!item) throw new BusinessError('awardUnknown', { pointer: '/propId' });
  requireClaimable(step, reached, receivedItems(steps, claims).includes(propId));
  const { last } = claims;
  // The next step may be reached already, but a double click does not claim from it.
  if (last?.propId === propId && isDoubleSubmit(submission, last.at)) throw new BusinessError('awardClaimed');
  claims.last = { propId, at: submission.now };
  claims.received.push(propId);
  if (step.propList.every(({ id }) => claims.received.includes(id))) {
    claims.claimed.push(step.awardId);
    claims.received = [];
  }
  return item;
}
