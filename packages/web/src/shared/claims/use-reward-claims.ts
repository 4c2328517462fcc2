import type { Path } from '@tara/sdk';
import {
  readAfterRefusal,
  useClaimQueue,
  type ClaimField,
  type ClaimPath,
  type ClaimQueue,
} from './claim-queue.ts';

/**
 * Claims rewards of an activity one after the other. A rejected claim only reads the activity again (spec 8).
 * @param read the call of the activity
 */
export function useRewardClaims<P extends ClaimPath>(path: P, field: ClaimField<P>, read: Path): ClaimQueue {
  return useClaimQueue(path, field, () => readAfterRefusal([read, '/app/v1/getActivityIds']));
}
