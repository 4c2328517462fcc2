import type { ReactNode } from 'react';
import styles from './detail.module.css';

/** A named value of a list. */
export function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className="type-note color-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
