import { Link } from 'react-router-dom';
import { t } from '#messages/activities.ts';
import { Dot } from '#ui/chip/Chip.tsx';
import { activityHref } from '#routing/activity-routes.ts';
import { getActivity } from './registry.ts';
import type { ActivityRewards } from './use-rewards.ts';

interface ActivityEntryProps {
  type: number;
  /** What can be claimed and played there. */
  rewards?: ActivityRewards | undefined;
  className?: string | undefined;
  onFollow?: () => void;
}

/** The link to an activity: its object, its name, and a dot while something can be claimed. */
export function ActivityEntry({ type, rewards, className, onFollow }: ActivityEntryProps) {
  const activity = getActivity(type);
  const to = activityHref(type);
  if (!activity || to === null) return null;
  const count = (rewards?.claims ?? 0) + (rewards?.plays ?? 0);
  return (
    <Link to={to} className={className} onClick={onFollow}>
      <img src={activity.object} width={32} height={32} alt="" />
      {t(activity.name)}
      {count > 0 && <Dot label={t('activities.waiting', { count })} />}
    </Link>
  );
}
