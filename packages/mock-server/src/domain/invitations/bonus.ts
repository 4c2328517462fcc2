import type { Frozen } from '#frozen.ts';
import type { WorldContent } from '#seed/content.ts';
import type { Player } from '../player/player.ts';
import { grant } from '../rewards/rewards.ts';
import { noClaims, takeItem } from '../rewards/staged-claims.ts';
import { showSteps, type Step } from '../rewards/steps.ts';
import type { RewardItem } from '../player/reward-item.ts';
import type { Submission } from '../player/double-submit.ts';
import type { DomainContext } from '../player/context.ts';

function stepsOf({ rewards }: WorldContent): Step[] {
  return rewards.inviteBonus.map(({ id, inviteCount, award }) => ({
    awardId: id,
    target: inviteCount,
    propList: award,
  }));
}

/** The invite bonus (activity 40, spec 3): the step the player is at; past the last one, that one as claimed. */
export function showBonus({ invited, invitations }: Frozen<Player>, content: WorldContent) {
  const { claimed } = invitations.bonus ?? noClaims();
  const { awardId, itemStatus } = showSteps(stepsOf(content), invited.length, claimed);
  return { awardId, inviteCount: invited.length, itemStatus };
}

/**
 * Claims an item of the step the player is at.
 * @throws {BusinessError} `awardUnknown`, `awardNotReached`, `awardClaimed`.
 */
export function receiveBonus(
  draft: Player,
  propId: number,
  context: DomainContext & Submission,
): RewardItem[] {
  const claims = (draft.invitations.bonus ??= noClaims());
  const item = takeItem(stepsOf(context.content), propId, draft.invited.length, claims, context);
  return grant(draft, [item], { reason: 'invitation', reference: 'inviteBonus' }, context);
}
