import type { Data } from '@tara/sdk';
import { SINGLE_CLAIM_ID, useRewardClaims, type RewardCall } from '#shared/claims/use-reward-claims.ts';
import type { ClaimQueue } from '#shared/claims/claim-queue.ts';

export type NewYearState = Data<'/app/v1/appNewYearUser'>['appNewYearUser'];

/** Data of New Year. */
export const READ = '/app/v1/appNewYearUser';

const stale = [READ, '/app/v1/getActivityIds'] as const;

const box: RewardCall<'/app/v1/appNewYearUserBoxOpen'> = {
  path: '/app/v1/appNewYearUserBoxOpen',
  bodyOf: () => ({}),
  idOf: () => SINGLE_CLAIM_ID,
  itemsOf: ({ propList }) => propList,
  stale,
};

const draws: RewardCall<'/app/v1/appNewYearUserOpen'> = {
  path: '/app/v1/appNewYearUserOpen',
  bodyOf: (propId) => ({ propId }),
  idOf: ({ propId }) => propId,
  itemsOf: ({ propList }) => propList,
  stale,
};

const tasks: RewardCall<'/app/v1/appNewYearUserReceiveTask'> = {
  path: '/app/v1/appNewYearUserReceiveTask',
  bodyOf: (id) => ({ id }),
  idOf: ({ id }) => id,
  itemsOf: ({ propList }) => propList,
  stale,
};

const extra: RewardCall<'/app/v1/appNewYearUserExtra'> = {
  path: '/app/v1/appNewYearUserExtra',
  bodyOf: () => ({}),
  idOf: () => SINGLE_CLAIM_ID,
  itemsOf: ({ propList }) => propList,
  stale,
};

/** The claims of New Year; draws and rockets are one call with different items. */
export interface NewYearClaims {
  box: ClaimQueue;
  draws: ClaimQueue;
  tasks: ClaimQueue;
  extra: ClaimQueue;
}

/** Opens boxes, draws, launches rockets, and claims the rewards. */
export function useNewYearClaims(): NewYearClaims {
  return {
    box: useRewardClaims(box),
    draws: useRewardClaims(draws),
    tasks: useRewardClaims(tasks),
    extra: useRewardClaims(extra),
  };
}
