import type { ReactNode } from 'react';
import { classNames } from '#lib/class-names.ts';
import { t } from '#messages/reward.ts';
import styles from './reward-row.module.css';

/** Where what a row gives stands; `open` is on its way. */
export type RowState = 'claimed' | 'ready' | 'next' | 'locked' | 'open';

interface RewardRowProps {
  state: RowState;
  /** Its object, 52 px. */
  picture: ReactNode;
  title: ReactNode;
  /** What it gives, or asks for. */
  note?: ReactNode;
  /** Whether it was claimed without an answer. */
  unknown?: boolean;
  /** Below the words: a meter. */
  children?: ReactNode;
  /** The one thing at its end: a chip, a number, a button, a lock. */
  end?: ReactNode;
}

/** A row of a list of rewards: its object, its words, and the one thing at its end. */
export function RewardRow({ state, picture, title, note, unknown = false, children, end }: RewardRowProps) {
  return (
    <li className={classNames(styles.row, styles[state])}>
      <span className={styles.picture}>{picture}</span>
      <div className={styles.text}>
        <h3 className={styles.title}>{title}</h3>
        {note && <p className={styles.note}>{note}</p>}
        {unknown && <p className={styles.unknown}>{t('reward.unknown')}</p>}
        {children}
      </div>
      {end && <div className={styles.end}>{end}</div>}
    </li>
  );
}

/** The list of such rows. In a wide place it has two columns. */
export function RewardRows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <ul className={styles.rows} aria-label={label}>
        {children}
      </ul>
    </div>
  );
}
