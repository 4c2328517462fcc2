import {
  readAfterRefusal,
  useClaimQueue,
  type ClaimField,
  type ClaimOperation,
  type ClaimQueue,
} from './claim-queue.ts';

/** Claims rewards one after the other. A rejected claim only reads again what it would have changed (spec 8). */
export function useRewardClaims<Op extends ClaimOperation>(operation: Op, field: ClaimField<Op>): ClaimQueue {
  return useClaimQueue(operation, field, () => readAfterRefusal(operation));
}
