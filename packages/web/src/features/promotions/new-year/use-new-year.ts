import type { Data } from '@tara/sdk';
import { useRewardClaims } from '#shared/claims/use-reward-claims.ts';
import type { ClaimQueue } from '#shared/claims/claim-queue.ts';

export type NewYearState = Data<'/app/v1/appNewYearUser'>['appNewYearUser'];

export const READ = '/app/v1/appNewYearUser';

/** The claims of New Year; draws and rockets are one call with different items. */
export type NewYearClaims = Record<'box' | 'draws' | 'tasks' | 'extra', ClaimQueue>;

/** Opens boxes, draws, launches rockets, and claims the rewards. */
export function useNewYearClaims(): NewYearClaims {
  return {
    box: useRewardClaims('/app/v1/appNewYearUserBoxOpen', null),
    draws: useRewardClaims('/app/v1/appNewYearUserOpen', 'propId'),
    tasks: useRewardClaims('/app/v1/appNewYearUserReceiveTask', 'id'),
    extra: useRewardClaims('/app/v1/appNewYearUserExtra', null),
  };
}
