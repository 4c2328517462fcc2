import {
  readAfterRefusal,
  useClaimQueue,
  type ClaimField,
  type ClaimPath,
  type ClaimQueue,
} from './claim-queue.ts';

/** Claims rewards one after the other. A rejected claim only reads again what it would have changed (spec 8). */
export function useRewardClaims<P extends ClaimPath>(path: P, field: ClaimField<P>): ClaimQueue {
  return useClaimQueue(path, field, () => readAfterRefusal(path));
}
