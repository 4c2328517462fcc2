import { useActivities, readActivities } from '#api/activities.ts';
import { classNames } from '#lib/class-names.ts';
import { Places } from '#ui/skeleton/Places.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import type { Standings } from './use-standings.ts';
import { WorldCard } from './WorldCard.tsx';
import styles from './worlds.module.css';

interface WorldsProps {
  label: string;
  standings: Standings;
  /** `rows` are wide cards, one below the other on a phone. */
  form?: 'tiles' | 'rows';
}

/** Promotions as cards. They come once it is known how all stand, so that none moves under a finger. */
export function Worlds({ label, standings: { list, settled }, form = 'tiles' }: WorldsProps) {
  const map = useActivities()?.activityMap;
  const look = classNames(styles.worlds, form === 'rows' && styles.rows);
  if (!settled) {
    return (
      <div className={styles.frame}>
        <Places className={look}>
          {list.map(({ type }) => (
            <Skeleton key={type} className={styles.skeleton} />
          ))}
        </Places>
      </div>
    );
  }
  return (
    <div className={styles.frame}>
      <ul className={look} aria-label={label}>
        {list.map((standing) => {
          const entry = map?.[String(standing.type)];
          const endsAt = entry?.expireTime ?? -1;
          return (
            <WorldCard
              key={standing.type}
              standing={standing}
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
