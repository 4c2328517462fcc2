import { formatCoins } from '@tara/sdk/rules';
import { useId, type ReactNode } from 'react';
import { isVoid } from '#shared/orders/order-status.ts';
import { OrderId } from '#shared/orders/OrderId.tsx';
import { t } from '#messages/orders.ts';
import { classNames } from '#lib/class-names.ts';
import { formatDayTime } from '#lib/day.ts';
import { LinkButton } from '#ui/button/Button.tsx';
import { Card } from '#ui/card/Card.tsx';
import { Coin } from '#ui/coin/Coin.tsx';
import { Detail } from '#ui/detail/Detail.tsx';
import type { Status } from '#ui/status/StatusChip.tsx';
import styles from './order-receipt.module.css';

export interface OrderReceiptProps {
  /** Deposit or withdrawal. */
  title: string;
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
  /** The payment method or card, and its name. */
  way: { name: string; value: ReactNode };
  /** Note about the status. */
  note?: ReactNode;
  /** The page of the order, with its label. */
  open?: { to: string; label: string };
}

/** The receipt of an order beside its list. */
export function OrderReceipt(props: OrderReceiptProps) {
  const { title, orderId, amount, bonus = 0, createTime, status, chip, way, note, open } = props;
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <h2 id={id} className="type-label color-muted">
        {title}
      </h2>
      <p className={classNames('num', styles.amount, isVoid(status) && 'color-faint line-through')}>
        <Coin size={28} />
        {formatCoins(amount + bonus)}
      </p>
      <div>{chip}</div>
      {note && <p className={`type-note color-muted break-anywhere ${styles.note}`}>{note}</p>}
      <dl className={styles.facts}>
        <Detail name={t('orders.order')}>
          <OrderId id={orderId} />
        </Detail>
        <Detail name={t('orders.when')}>{formatDayTime(createTime)}</Detail>
        <Detail name={way.name}>{way.value}</Detail>
        {bonus > 0 && (
          <Detail name={t('orders.coins')}>
            {t('orders.credited', { amount: formatCoins(amount), bonus: formatCoins(bonus) })}
          </Detail>
        )}
      </dl>
      {open && (
        <LinkButton wide variant={status === 'waiting' ? 'gold' : 'night'} to={open.to}>
          {open.label}
          <span className="visually-hidden">{t('orders.of', { id: orderId })}</span>
        </LinkButton>
      )}
    </Card>
  );
}
