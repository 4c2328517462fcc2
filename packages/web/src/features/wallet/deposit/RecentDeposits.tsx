import { Link } from 'react-router-dom';
import { listState } from '#api/list-state.ts';
import { useApiQuery } from '#api/query.ts';
import { DepositTable } from '#shared/order-tables/DepositTable.tsx';
import { t } from '#messages/deposit.ts';
import { t as tOrders } from '#messages/orders.ts';
import { href } from '#routing/layout.ts';
import { EmptyState } from '#ui/empty/EmptyState.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { ListStates } from '#ui/state-list/ListStates.tsx';
import styles from './recent.module.css';

/** The latest deposits with their status. */
export default function RecentDeposits() {
  const query = useApiQuery('/app/v1/getRechargeRecord', { page: 1, pageSize: 5 });
  return (
    <section className={styles.recent}>
      <div className="row wrap justify-between gap-x-3 type-section">
        <h2>{t('deposit.recent')}</h2>
        <Link className="see-all" to={href('transactions')}>
          {t('deposit.allRecords')}
          <Icon name="chevron-right" size={18} />
        </Link>
      </div>
      <ListStates
        rows={query.data?.list}
        state={listState(query)}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
        failedTitle={t('deposit.recentFailed')}
        skeletonHeight={40}
        empty={<EmptyState title={tOrders('orders.noDeposits')} text={tOrders('orders.noDepositsText')} />}
      >
        {(rows) => <DepositTable caption={t('deposit.recent')} rows={rows} />}
      </ListStates>
    </section>
  );
}
