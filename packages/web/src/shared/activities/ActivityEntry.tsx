import { Link } from 'react-router-dom';
import { t } from '#messages/activities.ts';
import { Dot } from '#ui/chip/Chip.tsx';
import { activityHref } from '#routing/activity-routes.ts';
import { useClaimable, type ClaimableQuery } from './claimable.ts';
import { getActivity } from './registry.ts';

interface ActivityEntryProps {
  type: number;
  className?: string | undefined;
  onFollow?: () => void;
}

function WaitingDot({ query }: { query: ClaimableQuery }) {
  const count = useClaimable(query);
  return count > 0 && <Dot label={t('activities.waiting', { count })} />;
}

/** The link to an activity: its object, its name, and a dot while something can be claimed. */
export function ActivityEntry({ type, className, onFollow }: ActivityEntryProps) {
  const activity = getActivity(type);
  const to = activityHref(type);
  if (!activity || to === null) return null;
  return (
    <Link to={to} className={className} onClick={onFollow}>
      <img src={activity.object} width={32} height={32} alt="" />
      {t(activity.name)}
      {activity.claimableQuery && <WaitingDot query={activity.claimableQuery} />}
    </Link>
  );
}
