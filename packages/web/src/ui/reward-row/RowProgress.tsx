import { ProgressMeter, type ProgressMeterProps } from '../progress/ProgressMeter.tsx';
import styles from './reward-row.module.css';

/** The progress of a row as a meter and in words. */
export function RowProgress(props: ProgressMeterProps) {
  return (
    <div className={`row wrap gap-y-1 gap-x-3 padding-top-1 ${styles.progress}`}>
      <ProgressMeter {...props} />
      <span className="type-tiny tabular color-accent-2" aria-hidden="true">
        {props.text}
      </span>
    </div>
  );
}
