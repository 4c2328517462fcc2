import type { ReactNode } from 'react';
import unlit from '#assets/empty.svg';
import styles from './empty.module.css';

interface EmptyStateProps {
  title: string;
  /** What will be shown here, in one sentence. */
  text: string;
  /** Actions, the best first. */
  children?: ReactNode;
}

/** An empty state with the unlit star. */
export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <div className="state-panel">
      <img src={unlit} width={150} height={84} alt="" />
      <b className="margin-top-2 type-entry">{title}</b>
      <p className={styles.text}>{text}</p>
      {children && <div className="grid gap-3 margin-top-3">{children}</div>}
    </div>
  );
}
