import { formatCoins } from '@tara/sdk/rules';
import { useApiQuery } from '#api/query.ts';
import { depositOpens } from '#shared/orders/deposit-opens.ts';
import { OrderAmount } from '#shared/orders/OrderAmount.tsx';
import { DepositStatus } from '#shared/orders/OrderStatus.tsx';
import { depositStatus, type Deposit } from '#shared/orders/order-status.ts';
import { PaymentMethod } from '#shared/orders/PaymentMethod.tsx';
import { RecentOrders } from '#shared/recent-orders/RecentOrders.tsx';
import { t } from '#messages/deposit.ts';
import { t as tOrders } from '#messages/orders.ts';
import { formatDayTime } from '#lib/day.ts';
import { href } from '#routing/layout.ts';
import { RowLink, type Column } from '#ui/data-table/DataTable.tsx';
import styles from './recent.module.css';

const getColumns = (): Column<Deposit>[] => [
  { title: tOrders('orders.when'), kind: 'short', cell: ({ createTime }) => formatDayTime(createTime) },
  {
    title: tOrders('orders.order'),
    kind: 'head',
    cell: ({ orderId, status }) => (
      <RowLink className={`color-muted ${styles.link}`} to={depositOpens(orderId, status).to}>
        {orderId}
      </RowLink>
    ),
  },
  { title: tOrders('orders.paidWith'), cell: ({ rechargeType }) => <PaymentMethod channel={rechargeType} /> },
  {
    title: tOrders('orders.status'),
    kind: 'short',
    cell: ({ status, reason }) => (
      <>
        <DepositStatus status={status} />
        {reason && <span className={styles.reason}>{reason}</span>}
      </>
    ),
  },
  {
    title: tOrders('orders.coins'),
    kind: 'number',
    cell: ({ amount, bonus = 0, status }) => (
      <>
        <OrderAmount amount={amount + bonus} status={depositStatus(status)} />
        {bonus > 0 && (
          <span className={styles.bonus}>
            {tOrders('orders.credited', { amount: formatCoins(amount), bonus: formatCoins(bonus) })}
          </span>
        )}
      </>
    ),
  },
];

/** The latest deposits with their status. */
export default function RecentDeposits() {
  const query = useApiQuery('getRechargeRecord', { page: 1, pageSize: 5 });
  return (
    <RecentOrders
      title={t('deposit.recent')}
      all={{ text: t('deposit.allRecords'), to: href('transactions') }}
      query={query}
      failedTitle={t('deposit.recentFailed')}
      empty={{ title: tOrders('orders.noDeposits'), text: tOrders('orders.noDepositsText') }}
      columns={getColumns()}
    />
  );
}
