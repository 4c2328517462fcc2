import type { ClaimQueue } from '#shared/claims/claim-queue.ts';
import { useRewardClaims, type RewardCall } from '#shared/claims/use-reward-claims.ts';

const PATH = '/app/v1/receiveTaskAward';

const call: RewardCall<typeof PATH> = {
  path: PATH,
  bodyOf: (taskId) => ({ taskId }),
  idOf: ({ taskId }) => taskId,
  itemsOf: ({ propList }) => propList,
  stale: ['/app/v1/getTaskUser'],
};

/** Claims rewards of tasks. */
export const useTaskClaims = (): ClaimQueue => useRewardClaims(call);
