import { useActivities, readActivities } from '#api/activities.ts';
import { classNames } from '#lib/class-names.ts';
import { SkeletonGroup } from '#ui/skeleton/SkeletonGroup.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import type { Hub } from './use-hub.ts';
import { ActivityCard } from './ActivityCard.tsx';
import styles from './activity-cards.module.css';

interface ActivityCardsProps {
  label: string;
  hub: Hub;
  /** `rows` are wide cards, stacked on a phone. */
  form?: 'tiles' | 'rows';
}

/** Cards of promotions. They appear when all states are known, so that none moves later. */
export function ActivityCards({ label, hub: { list, rewards }, form = 'tiles' }: ActivityCardsProps) {
  const map = useActivities()?.activityMap;
  const appearance = classNames(styles.cards, form === 'rows' && styles.rows);
  if (!rewards.settled) {
    return (
      <div className={styles.frame}>
        <SkeletonGroup className={appearance}>
          {list.map(({ type }) => (
            <Skeleton key={type} className={styles.skeleton} />
          ))}
        </SkeletonGroup>
      </div>
    );
  }
  return (
    <div className={styles.frame}>
      <ul className={appearance} aria-label={label}>
        {list.map((activity) => (
          <ActivityCard
            key={activity.type}
            activity={activity}
            url={map?.[String(activity.type)]?.url}
            onEnd={readActivities}
          />
        ))}
      </ul>
    </div>
  );
}
