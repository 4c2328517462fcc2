import { ItemStatus, type RewardItem } from '@tara/sdk/rules';
import type { RewardStep } from '#shared/reward-steps/steps.ts';

/** A step of the web config (appInviteBonus1ConfigList). */
export interface InviteStep {
  id: number;
  inviteCount: number;
  award: readonly RewardItem[];
}

/** The progress of the player (appInviteBonus1User). */
export interface InviteState {
  awardId: number;
  itemStatus: number;
}

/**
 * The steps of the invite bonus with their states. The server sends the state of the current step only: earlier ones
 * are claimed, later ones not reached.
 * @param steps ascending
 */
export function inviteSteps(
  steps: readonly InviteStep[],
  { awardId, itemStatus }: InviteState,
): RewardStep[] {
  const at = steps.findIndex(({ id }) => id === awardId);
  return steps.map(({ id, inviteCount, award }, place) => ({
    awardId: id,
    target: inviteCount,
    itemStatus: place < at ? ItemStatus.claimed : place === at ? itemStatus : ItemStatus.open,
    propList: award,
  }));
}
