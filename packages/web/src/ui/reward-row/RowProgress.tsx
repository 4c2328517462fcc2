import { ProgressMeter } from '../progress/ProgressMeter.tsx';
import styles from './reward-row.module.css';

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
    <div className={`row wrap gap-y-1 gap-x-3 padding-top-1 ${styles.progress}`}>
      <ProgressMeter {...props} />
      <span className="type-tiny tabular color-accent-2" aria-hidden="true">
        {props.text}
      </span>
    </div>
  );
}
