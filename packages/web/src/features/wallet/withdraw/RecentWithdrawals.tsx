import { ExchangeStatus } from '@tara/sdk';
import { useApiQuery } from '#api/query.ts';
import { cardName } from '#shared/orders/card-name.ts';
import { OrderAmount } from '#shared/orders/OrderAmount.tsx';
import { WithdrawStatus } from '#shared/orders/OrderStatus.tsx';
import { withdrawStatus, type Withdrawal } from '#shared/orders/order-status.ts';
import { RecentOrders } from '#shared/recent-orders/RecentOrders.tsx';
import { RefusalText } from '#shared/orders/RefusalText.tsx';
import { t as tOrders } from '#messages/orders.ts';
import { t } from '#messages/withdraw.ts';
import { formatDayTime } from '#lib/day.ts';
import { href } from '#routing/layout.ts';
import type { Column } from '#ui/data-table/DataTable.tsx';
import styles from './recent.module.css';

const getColumns = (): Column<Withdrawal>[] => [
  { title: tOrders('orders.when'), kind: 'short', cell: ({ createTime }) => formatDayTime(createTime) },
  { title: tOrders('orders.to'), cell: cardName },
  {
    title: tOrders('orders.status'),
    cell: (order) => (
      <>
        <WithdrawStatus order={order} dated />
        {order.status === ExchangeStatus.refused && (
          <p className={styles.refusal}>
            <RefusalText {...order} />
          </p>
        )}
      </>
    ),
  },
  {
    title: tOrders('orders.coins'),
    kind: 'number',
    cell: ({ amount, status }) => <OrderAmount amount={amount} status={withdrawStatus(status)} />,
  },
];

/** The latest withdrawals with their status. */
export default function RecentWithdrawals() {
  const query = useApiQuery('getExchangeOrder', { page: 1, pageSize: 3 }, { refetchOnMount: 'always' });
  return (
    <RecentOrders
      title={t('withdraw.recent')}
      all={{ text: t('withdraw.allOrders'), to: href('withdrawal', { name: 'record' }) }}
      query={query}
      failedTitle={t('withdraw.ordersFailed')}
      empty={{ title: tOrders('orders.noWithdrawals'), text: tOrders('orders.noWithdrawalsText') }}
      columns={getColumns()}
    />
  );
}
