import { usePagedQuery } from '#api/paged-query.ts';
import { useOpenOrders } from '#shared/open-orders/use-open-orders.ts';
import { t as tOrders } from '#messages/orders.ts';
import { t } from '#messages/withdraw.ts';
import { href } from '#routing/layout.ts';
import { LinkButton } from '#ui/button/Button.tsx';
import { RoundButton } from '#ui/button/RoundButton.tsx';
import { EmptyState } from '#ui/empty/EmptyState.tsx';
import { Screen } from '#ui/frame.ts';
import { PagedList } from '#ui/paged-list/PagedList.tsx';
import { Rows } from '#ui/state-list/ListStates.tsx';
import { OrderCard } from './OrderCard.tsx';
import styles from './order-card.module.css';

/** The withdrawals of the player with their status, newest first. */
export default function Orders() {
  // Polls while an order is open; its end reads this list again.
  useOpenOrders();
  const list = usePagedQuery('getExchangeOrder');
  return (
    <Screen
      title={t('withdraw.orders')}
      action={
        <RoundButton
          variant="plain"
          icon="refresh-cw"
          label={t('withdraw.refresh')}
          aria-disabled={list.isRetrying}
          onClick={list.retry}
        />
      }
    >
      <PagedList
        list={list}
        failedTitle={t('withdraw.ordersFailed')}
        className={styles.orders}
        skeletonHeight={220}
        empty={
          <EmptyState title={tOrders('orders.noWithdrawals')} text={tOrders('orders.noWithdrawalsText')}>
            <LinkButton to={href('wallets', { id: 'withdraw' })}>{t('withdraw.withdraw')}</LinkButton>
          </EmptyState>
        }
      >
        {(rows) => (
          <Rows label={t('withdraw.orders')} className={styles.orders}>
            {rows.map((order) => (
              <OrderCard key={order.orderId} order={order} />
            ))}
          </Rows>
        )}
      </PagedList>
    </Screen>
  );
}
