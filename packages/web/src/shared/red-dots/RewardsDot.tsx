import { useApiQuery } from '#api/query.ts';
import { useRewards } from '#shared/activities/use-rewards.ts';
import { RewardsCount } from './RewardsCount.tsx';

/** The number at the link to the rewards. Unread mail has a mark of its own, which is read with the number (spec 7.3). */
export default function RewardsDot() {
  useApiQuery('hasMailUnread', {});
  return <RewardsCount rewards={useRewards()} />;
}
