import type { ReactNode } from 'react';
import { classNames } from '#lib/class-names.ts';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import styles from './status-chip.module.css';

/** The status of an order, a requirement or a reward. */
export type Status = 'missing' | 'waiting' | 'ready' | 'done' | 'failed' | 'refused' | 'expired';

const appearances: Record<Status, { appearance: 'ok' | 'wait' | 'bad' | 'past'; icon: IconName }> = {
  missing: { appearance: 'wait', icon: 'circle-alert' },
  waiting: { appearance: 'wait', icon: 'clock' },
  ready: { appearance: 'wait', icon: 'gift' },
  done: { appearance: 'ok', icon: 'check' },
  failed: { appearance: 'bad', icon: 'x' },
  refused: { appearance: 'bad', icon: 'x' },
  expired: { appearance: 'past', icon: 'history' },
};

interface StatusChipProps {
  status: Status;
  /** Text of the status, e.g. "Paid" or "Claimed". */
  children: ReactNode;
}

/** A status as colour, icon and word. */
export function StatusChip({ status, children }: StatusChipProps) {
  const { appearance, icon } = appearances[status];
  return (
    <span
      className={classNames(
        'inline-flex align-center gap-2 max-width-full type-label text-start',
        styles.chip,
        styles[appearance],
      )}
    >
      <Icon name={icon} size={14} />
      <span className="min-width-0 break-anywhere">{children}</span>
    </span>
  );
}
