import type { Data } from '@tara/sdk';
import { useRewardClaims } from '#shared/claims/use-reward-claims.ts';
import type { ClaimQueue } from '#shared/claims/claim-queue.ts';

export type ChristmasState = Data<'appChristmasUser'>['appChristmasUser'];

export const READ = 'appChristmasUser';

export type ChristmasClaims = Record<'sign' | 'open' | 'steps' | 'extra', ClaimQueue>;

/** Checks in, opens boxes, and claims the rewards. */
export function useChristmasClaims(): ChristmasClaims {
  return {
    sign: useRewardClaims('appChristmasUserSign', null),
    open: useRewardClaims('appChristmasUserOpen', null),
    steps: useRewardClaims('appChristmasUserReceive', 'awardId'),
    extra: useRewardClaims('appChristmasUserExtra', null),
  };
}
