import { ExchangeStatus } from '@tara/sdk';
import { usePagedQuery } from '#api/paged-query.ts';
import { cardName } from '#shared/orders/card-name.ts';
import { RefusalText } from '#shared/orders/RefusalText.tsx';
import { WithdrawStatus } from '#shared/orders/OrderStatus.tsx';
import { withdrawStatus } from '#shared/orders/order-status.ts';
import { t } from '#messages/records.ts';
import { t as tOrders } from '#messages/orders.ts';
import { href } from '#routing/layout.ts';
import { LinkButton } from '#ui/button/Button.tsx';
import { EmptyState } from '#ui/empty/EmptyState.tsx';
import { PagedList } from '#ui/paged-list/PagedList.tsx';
import { Rows } from '#ui/state-list/ListStates.tsx';
import { EmptyFilter, OrderFilter, type OrderFilterProps } from './OrderFilter.tsx';
import { RecordRow } from './RecordRow.tsx';
import styles from './records.module.css';
import { WithdrawTable } from './tables.tsx';

const PATH = '/app/v1/getExchangeOrder';

/** The withdrawals (spec 2.2), as a table or as rows. */
export function WithdrawRecords({ asTable, status, onChange }: OrderFilterProps & { asTable: boolean }) {
  const list = usePagedQuery(PATH, ({ orderId }) => orderId, status === undefined ? {} : { status });
  const label = t('records.withdrawals');
  const states = Object.values(ExchangeStatus).map((id) => ({ id, label: tOrders(`orders.withdraw${id}`) }));
  return (
    <>
      <OrderFilter states={states} status={status} onChange={onChange} />
      <PagedList
        list={list}
        failedTitle={t('records.failed')}
        skeletonClassName={styles.place}
        empty={
          status !== undefined ? (
            <EmptyFilter onChange={onChange} />
          ) : (
            <EmptyState title={tOrders('orders.noWithdrawals')} text={tOrders('orders.noWithdrawalsText')}>
              <LinkButton to={href('wallets', { id: 'withdraw' })}>{t('records.makeWithdrawal')}</LinkButton>
            </EmptyState>
          )
        }
      >
        {(rows) =>
          asTable ? (
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
    </>
  );
}
