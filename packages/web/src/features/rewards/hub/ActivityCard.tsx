import { useId } from 'react';
import { Link } from 'react-router-dom';
import { serverNow } from '#api/sdk.ts';
import { activities } from '#shared/activities/registry.ts';
import { t as tActivity } from '#messages/activities.ts';
import { t } from '#messages/rewards.ts';
import { activityHref } from '#routing/activity-routes.ts';
import { classNames } from '#lib/class-names.ts';
import { Countdown } from '#ui/countdown/Countdown.tsx';
import { Tag } from '#ui/chip/Chip.tsx';
import type { ActivitySummary } from './use-activity-summaries.ts';
import styles from './activity-cards.module.css';

interface ActivityCardProps {
  activity: ActivitySummary;
  /** When it ends, by the server's clock; null where it does not. */
  endsAt: number | null;
  /** Where it leads elsewhere than to a page of the client. */
  url?: string | undefined;
  /** Told when its time is over. */
  onEnd: () => void;
}

/** A promotion of a hub: its sky with its object, how it stands for the player, and the way to it. */
export function ActivityCard({
  activity: { type, claimable, summary },
  endsAt,
  url,
  onEnd,
}: ActivityCardProps) {
  const id = useId();
  const { name, hero, object } = activities[type];
  const to = activityHref(type);
  const inside = (
    <>
      <span className={styles.words}>
        <span className={styles.name}>{tActivity(name)}</span>
        <b className={styles.lead}>{tActivity(hero?.lead ?? name)}</b>
        {summary !== null && <span className={styles.summary}>{summary}</span>}
      </span>
      <img src={object} width={82} height={82} alt="" className={styles.object} />
    </>
  );
  const look = classNames(styles.card, claimable > 0 && styles.ready);
  return (
    <li className={styles.place} data-theme={hero?.theme ?? 'night'}>
      {to !== null ? (
        <Link to={to} className={look} aria-describedby={id}>
          {inside}
        </Link>
      ) : (
        <a href={url} target="_blank" rel="noopener noreferrer" className={look} aria-describedby={id}>
          {inside}
        </a>
      )}
      <span id={id} className={styles.state}>
        {claimable > 0 && <Tag className={styles.tag}>{t('rewards.claim', { count: claimable })}</Tag>}
      </span>
      {endsAt !== null && (
        <span className={styles.clock}>
          <Countdown label={t('rewards.endsIn')} end={endsAt} now={serverNow} onEnd={onEnd} />
        </span>
      )}
    </li>
  );
}
