import { ExchangeStatus } from '@tara/sdk';
import { cardName } from '#shared/orders/card-name.ts';
import { OrderId } from '#shared/orders/OrderId.tsx';
import { RefusalText } from '#shared/orders/RefusalText.tsx';
import { WithdrawStatus } from '#shared/orders/OrderStatus.tsx';
import { withdrawStatus, type Withdrawal } from '#shared/orders/order-status.ts';
import { t } from '#messages/orders.ts';
import { formatDayTime } from '#lib/day.ts';
import { DataTable, type Column } from '#ui/data-table/DataTable.tsx';
import { OrderAmount } from './OrderAmount.tsx';
import styles from './withdraw-table.module.css';

interface WithdrawTableProps {
  /** Caption of the table. */
  caption: string;
  rows: readonly Withdrawal[];
  /** For less room: without the IDs. */
  brief?: boolean;
}

/** Withdrawals as a table. */
export function WithdrawTable({ caption, rows, brief = false }: WithdrawTableProps) {
  return (
    <DataTable
      caption={caption}
      columns={columns().filter(({ kind }) => !brief || kind !== 'head')}
      rows={rows}
      idOf={({ orderId }) => orderId}
    />
  );
}

function columns(): Column<Withdrawal>[] {
  return [
    { title: t('orders.when'), kind: 'short', cell: ({ createTime }) => formatDayTime(createTime) },
    { title: t('orders.order'), kind: 'head', cell: ({ orderId }) => <OrderId id={orderId} /> },
    { title: t('orders.to'), cell: cardName },
    { title: t('orders.status'), cell: (order) => <WithdrawState order={order} /> },
    {
      title: t('orders.coins'),
      kind: 'number',
      cell: ({ amount, status }) => <OrderAmount amount={amount} status={withdrawStatus(status)} />,
    },
  ];
}

/** The status, and the reason of a rejection. */
function WithdrawState({ order }: { order: Withdrawal }) {
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
