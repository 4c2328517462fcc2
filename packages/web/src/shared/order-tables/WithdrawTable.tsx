import { ExchangeStatus } from '@tara/sdk';
import { cardName } from '#shared/orders/card-name.ts';
import { RefusalText } from '#shared/orders/RefusalText.tsx';
import { WithdrawStatus } from '#shared/orders/OrderStatus.tsx';
import { withdrawStatus, type Withdrawal } from '#shared/orders/order-status.ts';
import { t } from '#messages/orders.ts';
import { formatDayTime } from '#lib/day.ts';
import { DataTable, type Column } from '#ui/data-table/DataTable.tsx';
import { OrderAmount } from './OrderAmount.tsx';
import { OrderLink, type LinkOf } from './OrderLink.tsx';
import styles from './order-tables.module.css';

interface WithdrawTableProps {
  /** Caption of the table. */
  caption: string;
  rows: readonly Withdrawal[];
  /** The link of a row; without it the IDs are not shown. */
  getLink?: LinkOf<Withdrawal>;
}

/** Withdrawals as a table. */
export function WithdrawTable({ caption, rows, getLink }: WithdrawTableProps) {
  return (
    <DataTable caption={caption} columns={columns(getLink)} rows={rows} getId={({ orderId }) => orderId} />
  );
}

function columns(getLink: LinkOf<Withdrawal> | undefined): Column<Withdrawal>[] {
  const id: Column<Withdrawal>[] = getLink
    ? [
        {
          title: t('orders.order'),
          kind: 'head',
          cell: (order) => <OrderLink {...getLink(order)} id={order.orderId} />,
        },
      ]
    : [];
  return [
    { title: t('orders.when'), kind: 'short', cell: ({ createTime }) => formatDayTime(createTime) },
    ...id,
    { title: t('orders.to'), cell: cardName },
    { title: t('orders.status'), cell: (order) => <WithdrawState order={order} dated={!getLink} /> },
    {
      title: t('orders.coins'),
      kind: 'number',
      cell: ({ amount, status }) => <OrderAmount amount={amount} status={withdrawStatus(status)} />,
    },
  ];
}

/** The status, with the expected day if no receipt shows it, and the reason of a rejection. */
function WithdrawState({ order, dated }: { order: Withdrawal; dated: boolean }) {
  return (
    <>
      <WithdrawStatus order={order} dated={dated} />
      {order.status === ExchangeStatus.refused && (
        <p className={styles.refusal}>
          <RefusalText amount={order.amount} reason={order.reason} />
        </p>
      )}
    </>
  );
}
