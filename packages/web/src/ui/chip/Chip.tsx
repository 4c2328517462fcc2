import type { ReactNode } from 'react';
import { classNames } from '#lib/class-names.ts';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import styles from './chip.module.css';

type Variant = 'ok' | 'wait' | 'bad' | 'info';
const icons: Record<Variant, IconName> = { ok: 'check', wait: 'clock', bad: 'x', info: 'info' };

interface ChipProps {
  variant: Variant;
  /** Another icon than that of the variant. */
  icon?: IconName;
  children: ReactNode;
}

/** A state in a colour, an icon and a word. */
export function Chip({ variant, icon = icons[variant], children }: ChipProps) {
  return (
    <span className={classNames(styles.chip, styles[variant])}>
      <Icon name={icon} size={14} />
      {children}
    </span>
  );
}

/** A small anar label that hangs on the edge of what it belongs to. */
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

/** A red dot beside a word, with words for those who do not see it. */
export function Dot({ label }: { label: string }) {
  return (
    <span className={styles.dot}>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
