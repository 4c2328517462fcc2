import { Icon } from '../icon/Icon.tsx';
import styles from './countdown.module.css';
import { timeLeft } from './time-left.ts';
import { useCountdown, type CountdownTarget } from './use-countdown.ts';

interface CountdownProps extends CountdownTarget {
  /** What happens then, e.g. "Ends in". */
  label: string;
}

/**
 * The clock of an offer: how long it goes on. A timer is not read out at each tick (WAI-ARIA); who goes to it hears the
 * time in words.
 */
export function Countdown({ label, ...target }: CountdownProps) {
  const { digits, spoken } = timeLeft(useCountdown(target));
  return (
    <span className={styles.clock}>
      <Icon name="clock" size={18} />
      <span>{label}</span>
      <span role="timer">
        <span className={`num ${styles.digits}`} aria-hidden="true">
          {digits}
        </span>
        <span className="visually-hidden">{spoken}</span>
      </span>
    </span>
  );
}
