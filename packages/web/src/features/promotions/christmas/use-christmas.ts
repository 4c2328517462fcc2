import type { Data } from '@tara/sdk';
import { SINGLE_CLAIM_ID, useRewardClaims, type RewardCall } from '#shared/claims/use-reward-claims.ts';
import type { ClaimQueue } from '#shared/claims/claim-queue.ts';

export type ChristmasState = Data<'/app/v1/appChristmasUser'>['appChristmasUser'];

/** Data of Christmas. */
export const READ = '/app/v1/appChristmasUser';

const stale = [READ, '/app/v1/getActivityIds'] as const;

const sign: RewardCall<'/app/v1/appChristmasUserSign'> = {
  path: '/app/v1/appChristmasUserSign',
  bodyOf: () => ({}),
  idOf: () => SINGLE_CLAIM_ID,
  itemsOf: ({ propList }) => propList,
  stale,
};

const open: RewardCall<'/app/v1/appChristmasUserOpen'> = {
  path: '/app/v1/appChristmasUserOpen',
  bodyOf: () => ({}),
  idOf: () => SINGLE_CLAIM_ID,
  itemsOf: ({ propList }) => propList,
  stale,
};

const steps: RewardCall<'/app/v1/appChristmasUserReceive'> = {
  path: '/app/v1/appChristmasUserReceive',
  bodyOf: (awardId) => ({ awardId }),
  idOf: ({ awardId }) => awardId,
  itemsOf: ({ propList }) => propList,
  stale,
};

const extra: RewardCall<'/app/v1/appChristmasUserExtra'> = {
  path: '/app/v1/appChristmasUserExtra',
  bodyOf: () => ({}),
  idOf: () => SINGLE_CLAIM_ID,
  itemsOf: ({ propList }) => propList,
  stale,
};

/** The claims of Christmas. */
export interface ChristmasClaims {
  sign: ClaimQueue;
  open: ClaimQueue;
  steps: ClaimQueue;
  extra: ClaimQueue;
}

/** Checks in, opens boxes, and claims the rewards. */
export function useChristmasClaims(): ChristmasClaims {
  return {
    sign: useRewardClaims(sign),
    open: useRewardClaims(open),
    steps: useRewardClaims(steps),
    extra: useRewardClaims(extra),
  };
}
