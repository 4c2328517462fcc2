import type { ReactNode } from 'react';
import { classNames } from '#lib/class-names.ts';
import { Icon } from '../icon/Icon.tsx';
import styles from './chip.module.css';

/** A small red label on the edge of an element. */
export function Tag({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <span className={classNames(styles.tag, className)}>{children}</span>;
}

/** The player's VIP level (spec 2.6). */
export function VipBadge({ level }: { level: number }) {
  return (
    <span className={styles.vip}>
      <Icon name="crown" size={14} />
      VIP{level}
    </span>
  );
}

/** A red dot with a text for screen readers. */
export function Dot({ label }: { label: string }) {
  return (
    <span className={styles.dot}>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
