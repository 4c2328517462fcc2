import { Link } from 'react-router-dom';
import { t } from '#messages/safer-play-parts.ts';
import { href } from '#routing/layout.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './game-clock.module.css';
import { sessionText, useSessionMinutes } from './use-session-minutes.ts';

/** The session clock above a game, for players who have chosen a time check. It leads to the safer-play page. */
export default function GameClock() {
  const minutes = useSessionMinutes();
  return (
    <Link
      className={`row justify-center gap-2 flex-none min-height-target type-caption tabular color-muted ${styles.clock}`}
      to={href('saferPlay')}
    >
      <Icon name="clock" size={16} />
      {sessionText(minutes)}
      <span className="visually-hidden">, {t('saferPlay.title')}</span>
    </Link>
  );
}
