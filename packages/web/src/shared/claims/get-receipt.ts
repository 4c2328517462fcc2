import type { Reward } from '@tara/sdk/rules';
import type { ClaimQueue } from './claim-queue.ts';

/** The receipt of a page with several kinds of claims. */
export function getReceipt(...queues: readonly ClaimQueue[]): {
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
