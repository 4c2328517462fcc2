import { ExchangeStatus } from '@tara/sdk';
import { t } from '#messages/orders.ts';
import { formatDayTime } from '#lib/time.ts';
import { DataTable, type Column } from '#ui/data-table/DataTable.tsx';
import { cardName } from './card-name.ts';
import { withdrawStatuses, type Withdrawal } from './order-status.ts';
import { OrderAmount } from './OrderAmount.tsx';
import { OrderId } from './OrderId.tsx';
import { WithdrawStatus } from './OrderStatus.tsx';
import { RefusalText } from './RefusalText.tsx';
import styles from './orders.module.css';

/** Withdrawals as a table. @param caption what it lists */
export function WithdrawTable({ caption, rows }: { caption: string; rows: readonly Withdrawal[] }) {
  return <DataTable caption={caption} columns={columns()} rows={rows} idOf={({ orderId }) => orderId} />;
}

function columns(): Column<Withdrawal>[] {
  return [
    { title: t('orders.when'), kind: 'short', cell: ({ createTime }) => formatDayTime(createTime) },
    { title: t('orders.order'), kind: 'head', cell: ({ orderId }) => <OrderId id={orderId} /> },
    { title: t('orders.to'), cell: cardName },
    { title: t('orders.status'), cell: (order) => <Standing order={order} /> },
    {
      title: t('orders.coins'),
      kind: 'number',
      cell: ({ amount, status }) => <OrderAmount amount={amount} status={withdrawStatuses[status]} />,
    },
  ];
}

/** How it stands, and why it was refused. */
function Standing({ order }: { order: Withdrawal }) {
  return (
    <>
      <WithdrawStatus order={order} dated />
      {order.status === ExchangeStatus.refused && (
        <p className={styles.refusal}>
          <RefusalText amount={order.amount} reason={order.reason} />
        </p>
      )}
    </>
  );
}
