import { ExchangeStatus } from '@tara/sdk';
import { usePagedQuery } from '#api/paged-query.ts';
import { cardName, RefusalText, WithdrawStatus, withdrawStatus } from '#features/orders/index.ts';
import { t } from '#messages/records.ts';
import { t as tOrders } from '#messages/orders.ts';
import { currentLayout, href } from '#routing/layout.ts';
import { LinkButton } from '#ui/button/Button.tsx';
import { EmptyState } from '#ui/empty/EmptyState.tsx';
import { PagedList } from '#ui/paged-list/PagedList.tsx';
import { Rows } from '#ui/state-list/ListStates.tsx';
import { RecordRow } from './RecordRow.tsx';
import styles from './records.module.css';
import { WithdrawTable } from './tables.tsx';

const PATH = '/app/v1/getExchangeOrder';

/** What was paid out, or refused and given back (spec 2.2): a table on a desktop, rows on a phone. */
export function WithdrawRecords() {
  const list = usePagedQuery(PATH, ({ orderId }) => orderId);
  const label = t('records.withdrawals');
  return (
    <PagedList
      list={list}
      failedTitle={t('records.failed')}
      placeClassName={styles.place}
      empty={
        <EmptyState title={tOrders('orders.noWithdrawals')} text={tOrders('orders.noWithdrawalsText')}>
          <LinkButton to={href('wallets', { id: 'withdraw' })}>{t('records.makeWithdrawal')}</LinkButton>
        </EmptyState>
      }
    >
      {(rows) =>
        currentLayout() === 'desktop' ? (
          <WithdrawTable caption={label} rows={rows} />
        ) : (
          <Rows label={label}>
            {rows.map((order) => (
              <RecordRow
                key={order.orderId}
                orderId={order.orderId}
                amount={order.amount}
                createTime={order.createTime}
                status={withdrawStatus(order.status)}
                chip={<WithdrawStatus order={order} />}
                way={cardName(order)}
                note={order.status === ExchangeStatus.refused && <RefusalText {...order} />}
              />
            ))}
          </Rows>
        )
      }
    </PagedList>
  );
}
