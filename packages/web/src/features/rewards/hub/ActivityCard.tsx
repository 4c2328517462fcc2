import { externalUrl } from '@tara/sdk/rules';
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
import type { ActivitySummary } from './activity-summaries.ts';
import styles from './activity-cards.module.css';

interface ActivityCardProps {
  activity: ActivitySummary;
  /** An external address instead of a page of the client. */
  url?: string | undefined;
  /** Called when it ends. */
  onEnd: () => void;
}

/** A card of a promotion: theme, object, state of the player, and link. */
export function ActivityCard({
  activity: { type, claims, claimable, summary, endsAt: end = -1 },
  url,
  onEnd,
}: ActivityCardProps) {
  const id = useId();
  const { name, hero, object } = activities[type];
  const to = activityHref(type);
  const target = to === null ? externalUrl(url, window.location.href) : null;
  // An activity of another website is known by that website only.
  if (to === null && target === null) return null;
  const lead = target === null ? tActivity(hero?.lead ?? name) : new URL(target).host;
  const inside = (
    <>
      <span className={styles.words}>
        <span className={`type-tiny ${styles.name}`}>{tActivity(name)}</span>
        <b className={`type-value ${styles.lead}`}>{lead}</b>
        {summary !== null && <span className={`type-tiny color-accent-1 ${styles.summary}`}>{summary}</span>}
      </span>
      <img src={object} width={82} height={82} alt="" className={styles.object} />
    </>
  );
  const endsAt = end === -1 ? null : end;
  const isReady = claimable > 0;
  const appearance = classNames(styles.card, isReady && styles.ready);
  return (
    <li className={styles.place} data-theme={hero?.theme ?? 'night'}>
      {to !== null ? (
        <Link to={to} className={appearance} aria-describedby={id}>
          {inside}
        </Link>
      ) : (
        <a
          href={target ?? undefined}
          target="_blank"
          rel="noopener noreferrer"
          className={appearance}
          aria-describedby={id}
        >
          {inside}
        </a>
      )}
      <span id={id}>
        {isReady && (
          <Tag className={styles.tag}>
            {claims > 0 ? t('rewards.claim', { count: claims }) : t('rewards.ready')}
          </Tag>
        )}
      </span>
      {endsAt !== null && (
        <span className={styles.clock}>
          <Countdown label={t('rewards.endsIn')} end={endsAt} now={serverNow} onEnd={onEnd} />
        </span>
      )}
    </li>
  );
}
