import type { ReactNode } from 'react';
import { classNames } from '#lib/class-names.ts';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import styles from './status-chip.module.css';

/** The status of an order, a requirement or a reward. */
export type Status = 'missing' | 'waiting' | 'ready' | 'done' | 'failed' | 'refused' | 'expired';

const looks: Record<Status, { look: 'ok' | 'wait' | 'bad' | 'past'; icon: IconName }> = {
  missing: { look: 'wait', icon: 'circle-alert' },
  waiting: { look: 'wait', icon: 'clock' },
  ready: { look: 'wait', icon: 'gift' },
  done: { look: 'ok', icon: 'check' },
  failed: { look: 'bad', icon: 'x' },
  refused: { look: 'bad', icon: 'x' },
  expired: { look: 'past', icon: 'history' },
};

interface StatusChipProps {
  status: Status;
  /** Text of the status, e.g. "Paid" or "Claimed". */
  children: ReactNode;
}

/** A status as colour, icon and word. */
export function StatusChip({ status, children }: StatusChipProps) {
  const { look, icon } = looks[status];
  return (
    <span
      className={classNames(
        'inline-flex align-center gap-2 max-width-full type-label text-start',
        styles.chip,
        styles[look],
      )}
    >
      <Icon name={icon} size={14} />
      <span className="min-width-0 break-anywhere">{children}</span>
    </span>
  );
}
