import type { Data } from '@tara/sdk';
import { SINGLE_CLAIM_ID, useRewardClaims, type RewardCall } from '#shared/claims/use-reward-claims.ts';
import type { ClaimQueue } from '#shared/claims/claim-queue.ts';

/** New Year as the server tells it. */
export type NewYearState = Data<'/app/v1/appNewYearUser'>['appNewYearUser'];

/** What reads New Year. */
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

/** The calls of New Year that bring something; draws and rockets are one call, told apart by their items. */
export interface NewYearClaims {
  box: ClaimQueue;
  draws: ClaimQueue;
  tasks: ClaimQueue;
  extra: ClaimQueue;
}

/** Opens boxes, draws, launches rockets, and claims the rewards of New Year. */
export function useNewYearClaims(): NewYearClaims {
  return {
    box: useRewardClaims(box),
    draws: useRewardClaims(draws),
    tasks: useRewardClaims(tasks),
    extra: useRewardClaims(extra),
  };
}
