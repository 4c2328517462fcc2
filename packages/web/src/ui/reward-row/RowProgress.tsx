import { ProgressMeter } from '../progress/ProgressMeter.tsx';
import styles from './row-progress.module.css';

interface RowProgressProps {
  /** Label of the meter. */
  label: string;
  /** Value and maximum in any unit. */
  value: number;
  max: number;
  /** The value in words. */
  text: string;
}

/** The progress of a row as a meter and in words. */
export function RowProgress(props: RowProgressProps) {
  return (
    <div className={styles.progress}>
      <ProgressMeter {...props} />
      <span className={styles.value} aria-hidden="true">
        {props.text}
      </span>
    </div>
  );
}
