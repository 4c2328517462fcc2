import { formatCoins } from '@tara/sdk/rules';
import { classNames } from '#lib/class-names.ts';
import type { Status } from '#ui/status/StatusChip.tsx';
import { isVoid } from './order-status.ts';
import styles from './orders.module.css';

/** The coins of an order in a table. @param amount hundredths */
export function OrderAmount({ amount, status }: { amount: number; status: Status }) {
  return (
    <span className={classNames('num', styles.amount, isVoid(status) && 'color-faint line-through')}>
      {formatCoins(amount)}
    </span>
  );
}
