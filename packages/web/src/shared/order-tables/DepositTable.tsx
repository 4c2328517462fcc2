import { formatCoins } from '@tara/sdk/rules';
import { depositOpens } from '#shared/orders/deposit-opens.ts';
import { DepositStatus } from '#shared/orders/OrderStatus.tsx';
import { depositStatus, type Deposit } from '#shared/orders/order-status.ts';
import { PaymentMethod } from '#shared/orders/PaymentMethod.tsx';
import { t } from '#messages/orders.ts';
import { formatDayTime } from '#lib/day.ts';
import { DataTable, type Column } from '#ui/data-table/DataTable.tsx';
import { OrderAmount } from './OrderAmount.tsx';
import { OrderLink, type LinkOf } from './OrderLink.tsx';
import styles from './order-tables.module.css';

interface DepositTableProps {
  /** Caption of the table. */
  caption: string;
  rows: readonly Deposit[];
  /** The link of a row; by default to the page of the deposit. */
  getLink?: LinkOf<Deposit>;
}

/** Deposits as a table; a row opens its order. */
export function DepositTable({ caption, rows, getLink = openDeposit }: DepositTableProps) {
  return (
    <DataTable caption={caption} columns={columns(getLink)} rows={rows} getId={({ orderId }) => orderId} />
  );
}

const openDeposit: LinkOf<Deposit> = ({ orderId, status }) => ({ to: depositOpens(orderId, status).to });

function columns(getLink: LinkOf<Deposit>): Column<Deposit>[] {
  return [
    { title: t('orders.when'), kind: 'short', cell: ({ createTime }) => formatDayTime(createTime) },
    {
      title: t('orders.order'),
      kind: 'head',
      cell: (order) => <OrderLink {...getLink(order)} id={order.orderId} />,
    },
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
