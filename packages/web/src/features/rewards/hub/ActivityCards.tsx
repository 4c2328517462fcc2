import { useActivities, readActivities } from '#api/activities.ts';
import { classNames } from '#lib/class-names.ts';
import { SkeletonGroup } from '#ui/skeleton/SkeletonGroup.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import type { ActivitySummaries } from './use-activity-summaries.ts';
import { ActivityCard } from './ActivityCard.tsx';
import styles from './activity-cards.module.css';

interface ActivityCardsProps {
  label: string;
  summaries: ActivitySummaries;
  /** `rows` are wide cards, stacked on a phone. */
  form?: 'tiles' | 'rows';
}

/** Cards of promotions. They appear when all states are known, so that none moves later. */
export function ActivityCards({ label, summaries: { list, settled }, form = 'tiles' }: ActivityCardsProps) {
  const map = useActivities()?.activityMap;
  const appearance = classNames(styles.cards, form === 'rows' && styles.rows);
  if (!settled) {
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
        {list.map((activity) => {
          const entry = map?.[String(activity.type)];
          const endsAt = entry?.expireTime ?? -1;
          return (
            <ActivityCard
              key={activity.type}
              activity={activity}
              endsAt={endsAt === -1 ? null : endsAt}
              url={entry?.url}
              onEnd={readActivities}
            />
          );
        })}
      </ul>
    </div>
  );
}
