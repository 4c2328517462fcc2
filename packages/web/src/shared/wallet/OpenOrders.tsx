import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { depositOpens } from '#shared/orders/deposit-opens.ts';
import { DepositStatus, WithdrawStatus } from '#shared/orders/OrderStatus.tsx';
import { PaymentMethod } from '#shared/orders/PaymentMethod.tsx';
import { cardName } from '#shared/orders/card-name.ts';
import { useOpenOrders } from '#shared/open-orders/use-open-orders.ts';
import { t } from '#messages/wallet.ts';
import { t as tOrders } from '#messages/orders.ts';
import { href } from '#routing/layout.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { SkeletonGroup } from '#ui/skeleton/SkeletonGroup.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { useMoney } from '#ui/money/use-money.ts';
import styles from './open-orders.module.css';

interface RowProps {
  to: string;
  label: string;
  amount: number;
  way: ReactNode;
  status: ReactNode;
  action: string;
}

function Row({ to, label, amount, way, status, action }: RowProps) {
  const { full } = useMoney();
  return (
    <li>
      <Link className={`row wrap card gap-y-1 gap-x-3 min-height-target ${styles.row}`} to={to}>
        <span className={styles.what}>
          <b>
            {label} <span>{full(amount)}</span>
          </b>
          <span className="type-caption color-muted">{way}</span>
        </span>
        {status}
        <span className="row gap-half margin-start-auto type-label color-accent-2">
          <span className={styles.word}>{action}</span>
          <Icon name="chevron-right" size={18} />
        </span>
      </Link>
    </li>
  );
}

/** The open deposits and withdrawals with their state, and a way back into them: one line, which opens several. */
export function OpenOrders() {
  const { deposits, withdrawals, expected } = useOpenOrders();
  const rows = [
    ...(deposits?.list ?? []).map(({ orderId, createTime, amount, rechargeType, status }) => ({
      id: orderId,
      createTime,
      amount,
      to: depositOpens(orderId, status).to,
      label: t('wallet.deposit'),
      way: <PaymentMethod channel={rechargeType} />,
      status: <DepositStatus status={status} />,
      action: tOrders('orders.continue'),
    })),
    ...(withdrawals?.list ?? []).map((order) => ({
      id: order.orderId,
      createTime: order.createTime,
      amount: order.amount,
      to: href('withdrawal', { name: 'record' }),
      label: t('wallet.withdrawal'),
      way: cardName(order),
      status: <WithdrawStatus order={order} dated />,
      action: tOrders('orders.details'),
    })),
  ].toSorted((a, b) => b.createTime - a.createTime);
  if (expected > 0) {
    return (
      <SkeletonGroup className={`grid gap-2 ${styles.open}`}>
        <Skeleton className={styles.place} />
      </SkeletonGroup>
    );
  }
  if (rows.length === 0) return null;
  const list = (
    <ul>
      {rows.map(({ id, ...row }) => (
        <Row key={id} {...row} />
      ))}
    </ul>
  );
  return (
    <section className={`grid gap-2 ${styles.open}`} aria-label={t('wallet.open')}>
      {rows.length === 1 ? (
        list
      ) : (
        <details>
          <summary className={`row wrap card gap-y-1 gap-x-3 min-height-target ${styles.row}`}>
            <b className={styles.what}>{t('wallet.openCount', { count: rows.length })}</b>
            <Icon name="chevron-down" size={18} />
          </summary>
          {list}
        </details>
      )}
    </section>
  );
}
