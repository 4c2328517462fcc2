import { Link } from 'react-router-dom';
import { listState } from '#api/list-state.ts';
import { useApiQuery } from '#api/query.ts';
import { WithdrawTable } from '#shared/order-tables/WithdrawTable.tsx';
import { t as tOrders } from '#messages/orders.ts';
import { t } from '#messages/withdraw.ts';
import { href } from '#routing/layout.ts';
import { Card } from '#ui/card/Card.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { Section } from '#ui/section/Section.tsx';
import { ListStates } from '#ui/state-list/ListStates.tsx';

/** The latest withdrawals with their status. */
export default function RecentWithdrawals() {
  const query = useApiQuery(
    '/app/v1/getExchangeOrder',
    { page: 1, pageSize: 3 },
    { refetchOnMount: 'always' },
  );
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
          state={listState(query)}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
          failedTitle={t('withdraw.ordersFailed')}
          skeletonHeight={46}
          empty={<p className="type-note color-muted">{tOrders('orders.noWithdrawals')}</p>}
        >
          {(rows) => <WithdrawTable caption={t('withdraw.recent')} rows={rows} />}
        </ListStates>
      </Section>
    </Card>
  );
}
