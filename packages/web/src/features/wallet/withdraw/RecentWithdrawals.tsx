import { ExchangeStatus } from '@tara/sdk';
import { Link } from 'react-router-dom';
import { toListQuery } from '#api/list-state.ts';
import { useApiQuery } from '#api/query.ts';
import { cardName } from '#shared/orders/card-name.ts';
import { OrderAmount } from '#shared/orders/OrderAmount.tsx';
import { WithdrawStatus } from '#shared/orders/OrderStatus.tsx';
import { withdrawStatus, type Withdrawal } from '#shared/orders/order-status.ts';
import { RefusalText } from '#shared/orders/RefusalText.tsx';
import { t as tOrders } from '#messages/orders.ts';
import { t } from '#messages/withdraw.ts';
import { formatDayTime } from '#lib/day.ts';
import { href } from '#routing/layout.ts';
import { Card } from '#ui/card/Card.tsx';
import { DataTable, type Column } from '#ui/data-table/DataTable.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { Section } from '#ui/section/Section.tsx';
import { ListStates } from '#ui/state-list/ListStates.tsx';
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
    <Card as="div">
      <Section
        title={t('withdraw.recent')}
        action={
          <Link className="see-all" to={href('withdrawal', { name: 'record' })}>
            {t('withdraw.allOrders')}
            <Icon name="chevron-right" size={18} />
          </Link>
        }
      >
        <ListStates
          rows={query.data?.list}
          query={toListQuery(query)}
          failedTitle={t('withdraw.ordersFailed')}
          skeletonHeight={46}
          empty={<p className="type-note color-muted">{tOrders('orders.noWithdrawals')}</p>}
        >
          {(rows) => (
            <DataTable
              caption={t('withdraw.recent')}
              columns={getColumns()}
              rows={rows}
              getId={({ orderId }) => orderId}
            />
          )}
        </ListStates>
      </Section>
    </Card>
  );
}
