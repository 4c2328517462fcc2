import type { ReactNode } from 'react';
import { classNames } from '#lib/class-names.ts';
import { t } from '#messages/reward.ts';
import { ProgressMeter, type ProgressMeterProps } from '../progress/ProgressMeter.tsx';
import styles from './reward-row.module.css';

/** The state of a row's reward; `open` is in progress. */
export type RowState = 'claimed' | 'ready' | 'next' | 'locked' | 'open';

interface RewardRowProps {
  state: RowState;
  /** Its object, 52 px. */
  picture: ReactNode;
  title: ReactNode;
  /** Its reward or requirement. */
  note?: ReactNode;
  /** Whether the outcome of its claim is unknown. */
  unknown?: boolean;
  /** Below the text: a meter. */
  children?: ReactNode;
  /** The element at its end: a chip, a number, a button, a lock. */
  end?: ReactNode;
}

/** A row of a list of rewards: object, text, and one element at its end. */
export function RewardRow({ state, picture, title, note, unknown = false, children, end }: RewardRowProps) {
  return (
    <li className={classNames('row card wrap gap-y-2 gap-x-3', styles.row, styles[state])}>
      <span className={`grid flex-none ${styles.picture}`}>{picture}</span>
      <div className={styles.text}>
        <h3 className={styles.title}>{title}</h3>
        {note && <p className="type-note color-muted">{note}</p>}
        {unknown && <p className="type-note color-accent-2">{t('reward.unknown')}</p>}
        {children}
      </div>
      {end && (
        <div className="grid justify-items-end min-width-0 max-width-full margin-start-auto text-end">
          {end}
        </div>
      )}
    </li>
  );
}

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

/** A list of reward rows; two columns in a wide place. */
export function RewardRows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <ul className={`stack gap-3 ${styles.rows}`} aria-label={label}>
        {children}
      </ul>
    </div>
  );
}
