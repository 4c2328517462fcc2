import { formatCoins } from '@tara/sdk/rules';
import { t } from '#messages/orders.ts';
import { formatDayTime } from '#lib/time.ts';
import { DataTable, RowLink, type Column } from '#ui/data-table/DataTable.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { depositOpens } from './deposit-opens.ts';
import { depositStatuses, type Deposit } from './order-status.ts';
import { OrderAmount } from './OrderAmount.tsx';
import { OrderId } from './OrderId.tsx';
import { DepositStatus } from './OrderStatus.tsx';
import { PaidWith } from './PaidWith.tsx';
import styles from './orders.module.css';

/** Deposits as a table; a row opens its order. @param caption what it lists */
export function DepositTable({ caption, rows }: { caption: string; rows: readonly Deposit[] }) {
  return <DataTable caption={caption} columns={columns()} rows={rows} idOf={({ orderId }) => orderId} />;
}

function columns(): Column<Deposit>[] {
  return [
    { title: t('orders.when'), kind: 'short', cell: ({ createTime }) => formatDayTime(createTime) },
    { title: t('orders.order'), kind: 'head', cell: ({ orderId }) => <OrderId id={orderId} /> },
    { title: t('orders.paidWith'), cell: ({ rechargeType }) => <PaidWith channel={rechargeType} /> },
    { title: t('orders.status'), kind: 'short', cell: ({ status }) => <DepositStatus status={status} /> },
    { title: t('orders.coins'), kind: 'number', cell: (order) => <Coins order={order} /> },
    { title: t('orders.open'), kind: 'way', cell: (order) => <Open order={order} /> },
  ];
}

function Coins({ order: { amount, bonus = 0, status } }: { order: Deposit }) {
  return (
    <>
      <OrderAmount amount={amount + bonus} status={depositStatuses[status]} />
      {bonus > 0 && (
        <span className={styles.bonus}>{t('orders.withBonus', { bonus: formatCoins(bonus) })}</span>
      )}
    </>
  );
}

function Open({ order: { orderId, status } }: { order: Deposit }) {
  const { to, label } = depositOpens(orderId, status);
  return (
    <RowLink className={styles.open} to={to}>
      {label}
      <span className="visually-hidden">{t('orders.of', { id: orderId })}</span>
      <Icon name="chevron-right" size={18} />
    </RowLink>
  );
}
