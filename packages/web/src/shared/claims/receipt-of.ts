import type { Reward } from '@tara/sdk/rules';
import type { ClaimQueue } from './claim-queue.ts';

/** What the receipt of a page shows that claims by several calls: what has come by any of them. */
export function receiptOf(...queues: readonly ClaimQueue[]): {
  rewards: readonly Reward[];
  onClose: () => void;
} {
  return {
    rewards: queues.flatMap(({ received }) => received),
    onClose: () => {
      for (const { settle } of queues) settle();
    },
  };
}
