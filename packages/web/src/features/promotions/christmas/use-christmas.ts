import type { Data } from '@tara/sdk';
import { useRewardClaims } from '#shared/claims/use-reward-claims.ts';
import type { ClaimQueue } from '#shared/claims/claim-queue.ts';

export type ChristmasState = Data<'/app/v1/appChristmasUser'>['appChristmasUser'];

export const READ = '/app/v1/appChristmasUser';

export type ChristmasClaims = Record<'sign' | 'open' | 'steps' | 'extra', ClaimQueue>;

/** Checks in, opens boxes, and claims the rewards. */
export function useChristmasClaims(): ChristmasClaims {
  return {
    sign: useRewardClaims('/app/v1/appChristmasUserSign', null),
    open: useRewardClaims('/app/v1/appChristmasUserOpen', null),
    steps: useRewardClaims('/app/v1/appChristmasUserReceive', 'awardId'),
    extra: useRewardClaims('/app/v1/appChristmasUserExtra', null),
  };
}
