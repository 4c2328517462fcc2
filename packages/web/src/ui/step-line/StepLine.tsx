import { classNames } from '#lib/class-names.ts';
import { Icon } from '../icon/Icon.tsx';
import styles from './step-line.module.css';

interface StepLineProps {
  /** Name of the process. */
  label: string;
  /** Short labels of the steps in order. */
  steps: readonly string[];
  /** Index of the current step; earlier ones are done. The number of steps means that all are done. */
  current: number;
  /** Whether the current step failed. */
  failed?: boolean;
}

/** The progress through a few known steps. */
export function StepLine({ label, steps, current, failed = false }: StepLineProps) {
  return (
    <ol className={styles.line} aria-label={label}>
      {steps.map((step, place) => (
        <li
          key={step}
          className={classNames(
            styles.step,
            place < current && styles.done,
            place === current && (failed ? styles.failed : styles.now),
          )}
          aria-current={place === current ? 'step' : undefined}
        >
          <span className={styles.point}>
            {place < current && <Icon name="check" size={14} />}
            {place === current && failed && <Icon name="x" size={14} />}
          </span>
          {step}
        </li>
      ))}
    </ol>
  );
}
