import { formatCoins } from '@tara/sdk/rules';
import { depositOpens } from '#shared/orders/deposit-opens.ts';
import { DepositStatus } from '#shared/orders/OrderStatus.tsx';
import { depositStatus, type Deposit } from '#shared/orders/order-status.ts';
import { OrderId } from '#shared/orders/OrderId.tsx';
import { PaymentMethod } from '#shared/orders/PaymentMethod.tsx';
import { t } from '#messages/orders.ts';
import { formatDayTime } from '#lib/day.ts';
import { DataTable, RowLink, type Column } from '#ui/data-table/DataTable.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { OrderAmount } from './OrderAmount.tsx';
import styles from './deposit-table.module.css';

interface DepositTableProps {
  /** Caption of the table. */
  caption: string;
  rows: readonly Deposit[];
  /** For less room: the IDs are links without a copy button. */
  brief?: boolean;
}

/** Deposits as a table; a row opens its order. */
export function DepositTable({ caption, rows, brief = false }: DepositTableProps) {
  return (
    <DataTable
      caption={caption}
      columns={brief ? briefColumns() : columns()}
      rows={rows}
      idOf={({ orderId }) => orderId}
    />
  );
}

function columns(): Column<Deposit>[] {
  return [
    { title: t('orders.when'), kind: 'short', cell: ({ createTime }) => formatDayTime(createTime) },
    { title: t('orders.order'), kind: 'head', cell: ({ orderId }) => <OrderId id={orderId} /> },
    ...facts(),
    { title: t('orders.open'), kind: 'way', cell: (order) => <Open order={order} /> },
  ];
}

function briefColumns(): Column<Deposit>[] {
  return [
    { title: t('orders.when'), kind: 'short', cell: ({ createTime }) => formatDayTime(createTime) },
    {
      title: t('orders.order'),
      kind: 'head',
      cell: ({ orderId, status }) => (
        <RowLink className={styles.quiet} to={depositOpens(orderId, status).to}>
          {orderId}
        </RowLink>
      ),
    },
    ...facts(),
  ];
}

function facts(): Column<Deposit>[] {
  return [
    { title: t('orders.paidWith'), cell: ({ rechargeType }) => <PaymentMethod channel={rechargeType} /> },
    { title: t('orders.status'), kind: 'short', cell: (order) => <State order={order} /> },
    { title: t('orders.coins'), kind: 'number', cell: (order) => <Coins order={order} /> },
  ];
}

/** The status, and the reason of a failure. */
function State({ order: { status, reason } }: { order: Deposit }) {
  return (
    <>
      <DepositStatus status={status} />
      {reason && <span className={styles.reason}>{reason}</span>}
    </>
  );
}

function Coins({ order: { amount, bonus = 0, status } }: { order: Deposit }) {
  return (
    <>
      <OrderAmount amount={amount + bonus} status={depositStatus(status)} />
      {bonus > 0 && (
        <span className={styles.bonus}>
          {t('orders.credited', { amount: formatCoins(amount), bonus: formatCoins(bonus) })}
        </span>
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
