import { formatCoins } from '@tara/sdk/rules';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isVoid } from '#shared/orders/order-status.ts';
import { OrderId } from '#shared/orders/OrderId.tsx';
import { t } from '#messages/orders.ts';
import { classNames } from '#lib/class-names.ts';
import { formatDayTime } from '#lib/day.ts';
import { Coin } from '#ui/coin/Coin.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import type { Status } from '#ui/status/StatusChip.tsx';
import styles from './record-row.module.css';

interface RecordRowProps {
  orderId: string;
  /** Hundredths. */
  amount: number;
  /** Credited bonus in hundredths. */
  bonus?: number | undefined;
  /** Milliseconds since 1970 UTC. */
  createTime: number;
  status: Status;
  /** The status chip. */
  chip: ReactNode;
  /** The payment method or card. */
  way: ReactNode;
  /** Note about the status. */
  note?: ReactNode;
  /** The link of the order and its label. */
  open?: { to: string; label: string };
}

/** An order on a phone: amount, status, time, method, and its ID with a copy button. */
export function RecordRow({
  orderId,
  amount,
  bonus = 0,
  createTime,
  status,
  chip,
  way,
  note,
  open,
}: RecordRowProps) {
  return (
    <li className={classNames(styles.row, open && styles.opens)}>
      <span className={classNames('num', styles.amount, isVoid(status) && styles.void)}>
        <Coin size={22} />
        {formatCoins(amount + bonus)}
      </span>
      <span className={styles.status}>{chip}</span>
      <span className={styles.when}>
        <time dateTime={new Date(createTime).toISOString()}>{formatDayTime(createTime)}</time>
        <span className={styles.way}>{way}</span>
      </span>
      <span className={styles.order}>
        <OrderId id={orderId} />
      </span>
      {bonus > 0 && (
        <span className={styles.note}>
          {t('orders.credited', { amount: formatCoins(amount), bonus: formatCoins(bonus) })}
        </span>
      )}
      {note && <span className={styles.note}>{note}</span>}
      {open && (
        <Link className={styles.open} to={open.to}>
          {open.label}
          <span className="visually-hidden">{t('orders.of', { id: orderId })}</span>
          <Icon name="chevron-right" size={18} />
        </Link>
      )}
    </li>
  );
}
