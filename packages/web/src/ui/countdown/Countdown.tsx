import { Icon } from '../icon/Icon.tsx';
import styles from './countdown.module.css';
import { timeLeft } from './time-left.ts';
import { useCountdown, type CountdownTarget } from './use-countdown.ts';

interface CountdownProps extends CountdownTarget {
  /** Label, e.g. "Ends in". */
  label: string;
}

/** The remaining time of an offer. Screen readers do not announce each tick (WAI-ARIA), but read the time in words. */
export function Countdown({ label, ...target }: CountdownProps) {
  const { digits, spoken } = timeLeft(useCountdown(target));
  return (
    <span
      className={`inline-flex wrap align-center gap-x-2 max-width-full type-note color-muted ${styles.clock}`}
    >
      <Icon name="clock" size={18} className="color-accent-2" />
      <span>{label}</span>
      <span role="timer">
        <span className="num type-value tabular color-text" aria-hidden="true">
          {digits}
        </span>
        <span className="visually-hidden">{spoken}</span>
      </span>
    </span>
  );
}
