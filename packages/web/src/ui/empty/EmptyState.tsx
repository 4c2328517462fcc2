import type { ReactNode } from 'react';
import unlit from '#assets/empty.svg';
import styles from './empty.module.css';

interface EmptyStateProps {
  title: string;
  /** What will be here, in one sentence. */
  text: string;
  /** The ways on, the best first. */
  children?: ReactNode;
}

/** The star unlit under a short string of bulbs: nothing here yet. */
export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <img src={unlit} width={150} height={84} alt="" />
      <b className={styles.title}>{title}</b>
      <p className={styles.text}>{text}</p>
      {children && <div className={styles.way}>{children}</div>}
    </div>
  );
}
