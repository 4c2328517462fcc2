import { readAfterRefusal, useClaimQueue, type ClaimQueue } from '#shared/claims/claim-queue.ts';

/** Claims rewards of tasks. A rejected claim only reads the list again (spec 8). */
export function useTaskClaims(): ClaimQueue {
  return useClaimQueue('/app/v1/receiveTaskAward', 'taskId', () => readAfterRefusal(['/app/v1/getTaskUser']));
}
