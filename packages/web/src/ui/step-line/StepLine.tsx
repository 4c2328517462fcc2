import { classNames } from '#lib/class-names.ts';
import { Icon } from '../icon/Icon.tsx';
import styles from './step-line.module.css';

interface StepLineProps {
  /** What goes through the steps. */
  label: string;
  /** Each step in a word or two, in order. */
  steps: readonly string[];
  /** Place of the step under way, from 0; those before it are done. With the number of steps all are. */
  current: number;
  /** Whether the step under way went wrong. */
  failed?: boolean;
}

/** How far something has come on a short way of known steps. */
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
