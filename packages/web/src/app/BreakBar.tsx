import { Link } from 'react-router-dom';
import { formatDayTime } from '#lib/day.ts';
import { t } from '#messages/safer-play-parts.ts';
import { href } from '#routing/layout.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './break-bar.module.css';

/** Shows on every page that this device takes a break, and its end. */
export default function BreakBar({ end }: { end: number }) {
  return (
    <Link
      className={`row justify-center gap-2 flex-none type-label color-text text-center ${styles.bar}`}
      to={href('saferPlay')}
    >
      <Icon name="clock" size={18} />
      {t('break.bar', { until: formatDayTime(end) })}
    </Link>
  );
}
