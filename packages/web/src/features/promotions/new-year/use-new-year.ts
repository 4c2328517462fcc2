import type { Data } from '@tara/sdk';
import { useRewardClaims } from '#shared/claims/use-reward-claims.ts';
import type { ClaimQueue } from '#shared/claims/claim-queue.ts';

export type NewYearState = Data<'appNewYearUser'>['appNewYearUser'];

export const READ = 'appNewYearUser';

/** The claims of New Year; draws and rockets are one call with different items. */
export type NewYearClaims = Record<'box' | 'draws' | 'tasks' | 'extra', ClaimQueue>;

/** Opens boxes, draws, launches rockets, and claims the rewards. */
export function useNewYearClaims(): NewYearClaims {
  return {
    box: useRewardClaims('appNewYearUserBoxOpen', null),
    draws: useRewardClaims('appNewYearUserOpen', 'propId'),
    tasks: useRewardClaims('appNewYearUserReceiveTask', 'id'),
    extra: useRewardClaims('appNewYearUserExtra', null),
  };
}
