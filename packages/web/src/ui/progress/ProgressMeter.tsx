import styles from './progress-meter.module.css';

export interface ProgressMeterProps {
  label: string;
  /** Value and maximum in any unit. */
  value: number;
  max: number;
  /** The value in words. */
  text: string;
}

/** The progress of a single number. */
export function ProgressMeter({ label, value, max, text }: ProgressMeterProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 1;
  return (
    <span
      className={styles.meter}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.floor(share * 100)}
      aria-valuetext={text}
    >
      <span style={{ width: `${share * 100}%` }} />
    </span>
  );
}
