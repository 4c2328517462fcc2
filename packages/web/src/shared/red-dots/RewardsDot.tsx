import { useRewards } from '#shared/activities/use-rewards.ts';
import { RewardsCount } from './RewardsCount.tsx';

/** The number at the link to the rewards. Unread mail has a mark of its own. */
export default function RewardsDot() {
  return <RewardsCount rewards={useRewards()} />;
}
