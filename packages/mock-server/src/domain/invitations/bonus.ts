import type { Frozen } from '#frozen.ts';
import type { WorldContent } from '#seed/content.ts';
import type { Player } from '../player/player.ts';
import { grantForInvitation } from '../rewards/rewards.ts';
import { newStagedClaims, claimItem } from '../rewards/staged-claims.ts';
import { showSteps, type Step } from '../rewards/steps.ts';
import type { RewardItem } from '../player/reward-item.ts';
import type { Submission } from '../player/double-submit.ts';
import type { DomainContext } from '../player/context.ts';

function getSteps({ rewards }: WorldContent): Step[] {
  return rewards.inviteBonus.map(({ id, inviteCount, award }) => ({
    awardId: id,
    target: inviteCount,
    propList: award,
  }));
}

/** The invite bonus (activity 40, spec 3): the current step; after the last step, that step as claimed. */
export function showBonus({ invited, invitations }: Frozen<Player>, content: WorldContent) {
  const { claimed } = invitations.bonus ?? newStagedClaims();
  const { awardId, itemStatus } = showSteps(getSteps(content), invited.length, claimed);
  return { awardId, inviteCount: invited.length, itemStatus };
}

/**
 * Claims an item of the current step.
 * @throws {BusinessError} `awardUnknown`, `awardNotReached`, `awardClaimed`
 */
export function receiveBonus(
  draft: Player,
  propId: number,
  context: DomainContext & Submission,
): RewardItem[] {
  const claims = (draft.invitations.bonus ??= newStagedClaims());
  const item = claimItem(getSteps(context.content), propId, draft.invited.length, claims, context);
  return grantForInvitation(draft, [item], 'inviteBonus', context);
}
