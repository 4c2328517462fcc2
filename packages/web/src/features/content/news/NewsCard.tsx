import { Link } from 'react-router-dom';
import { t } from '#messages/news.ts';
import { classNames } from '#lib/class-names.ts';
import { formatDay } from '#lib/day.ts';
import { href } from '#routing/layout.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { getLead } from './lead.ts';
import styles from './news-card.module.css';
import type { Notice } from './use-news.ts';

interface NewsCardProps {
  notice: Notice;
  /** The first card shows its text on the picture. */
  large: boolean;
  isNew: boolean;
}

/** A notice in the list: picture, title, first lines, and whether it is new. */
export function NewsCard({ notice, large, isNew }: NewsCardProps) {
  const { id, imgUrl2, title, content, timestamp } = notice;
  const lead = getLead(content ?? '');
  return (
    <li className={classNames('min-width-0', large && styles.large)}>
      <Link to={href('noticeDetail', { id: String(id) })} className={styles.card}>
        <span className={styles.frame}>
          <img src={imgUrl2} width={640} height={800} alt="" className={styles.picture} />
        </span>
        {isNew && (
          <span className={styles.new}>
            <Icon name="sparkles" size={14} />
            {t('news.new')}
          </span>
        )}
        <span className={styles.text}>
          {timestamp !== undefined && (
            <span className={`type-tiny color-accent-2 ${styles.day}`}>{formatDay(timestamp)}</span>
          )}
          <span className={`type-subtitle ${styles.title}`} role="heading" aria-level={2}>
            {title ?? t('news.untitled', { id })}
          </span>
          {lead && <span className={`type-note color-muted ${styles.lead}`}>{lead}</span>}
          <span className={styles.on} aria-hidden="true">
            {t('news.readOn')}
            <Icon name="chevron-right" size={18} />
          </span>
        </span>
        <Icon name="chevron-right" className={`flex-none margin-start-auto ${styles.arrow}`} />
      </Link>
    </li>
  );
}
