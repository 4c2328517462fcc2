import { ProgressMeter } from '../progress/ProgressMeter.tsx';
import styles from './row-progress.module.css';

interface RowProgressProps {
  /** What is counted. */
  label: string;
  /** How far it is, and how far it goes; in any unit. */
  value: number;
  max: number;
  /** The same in words. */
  text: string;
}

/** How far a row has come, as a meter and in words. */
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
