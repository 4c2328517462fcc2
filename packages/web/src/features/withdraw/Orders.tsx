import { usePagedQuery } from '#api/paged-query.ts';
import { t } from '#messages/withdraw.ts';
import { href } from '#routing/layout.ts';
import { Button, LinkButton } from '#ui/button/Button.tsx';
import { RoundButton } from '#ui/button/RoundButton.tsx';
import { EmptyState } from '#ui/empty/EmptyState.tsx';
import { Screen } from '#ui/frame.ts';
import { StateList } from '#ui/state-list/StateList.tsx';
import { OrderCard } from './OrderCard.tsx';
import styles from './orders.module.css';

/** The withdrawals of the player and how they stand, newest first. */
export function Orders() {
  const { rows, total, loading, failed, trying, retry, more, fetchingMore } = usePagedQuery(
    '/app/v1/getExchangeOrder',
    ({ orderId }) => orderId,
  );
  return (
    <Screen
      title={t('withdraw.orders')}
      action={
        <RoundButton
          variant="plain"
          icon="refresh-cw"
          label={t('withdraw.refresh')}
          aria-disabled={trying}
          onClick={retry}
        />
      }
    >
      <StateList
        rows={rows}
        state={failed ? 'failed' : loading ? 'loading' : 'ready'}
        trying={trying}
        onRetry={retry}
        label={t('withdraw.orders')}
        failedTitle={t('withdraw.ordersFailed')}
        className={styles.orders}
        placeClassName={styles.place}
        empty={
          <EmptyState title={t('withdraw.noOrders')} text={t('withdraw.noOrdersText')}>
            <LinkButton to={href('wallets', { id: 'withdraw' })}>{t('withdraw.withdraw')}</LinkButton>
          </EmptyState>
        }
      >
        {(order) => <OrderCard key={order.orderId} order={order} />}
      </StateList>
      <div className={styles.foot}>
        {rows && rows.length > 0 && <p role="status">{t('withdraw.shown', { count: rows.length, total })}</p>}
        {more && (
          <Button onClick={more} busy={fetchingMore && t('withdraw.moreBusy')}>
            {t('withdraw.more')}
          </Button>
        )}
      </div>
    </Screen>
  );
}
