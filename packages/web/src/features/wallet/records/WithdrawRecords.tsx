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
import { EmptyFilter, OrderFilter, type OrderListProps } from './OrderFilter.tsx';
import { RecordRow } from './RecordRow.tsx';
import styles from './records.module.css';
import { OrderReceipt, WithdrawTable } from './tables.tsx';
import { WithReceipt } from './WithReceipt.tsx';

const PATH = '/app/v1/getExchangeOrder';

/** The withdrawals (spec 2.2), as a table or as rows. */
export function WithdrawRecords({ asTable, chosen, status, onChange }: OrderListProps) {
  const list = usePagedQuery(PATH, ({ orderId }) => orderId, status === undefined ? {} : { status });
  const label = t('records.withdrawals');
  const states = Object.values(ExchangeStatus).map((id) => ({ id, label: tOrders(`orders.withdraw${id}`) }));
  const content = (
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
            <WithdrawTable caption={label} rows={rows} linkOf={chosen.linkOf} />
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
  if (!asTable) return content;
  const order = list.rows?.find(({ orderId }) => orderId === chosen.chosenId);
  return (
    <WithReceipt
      list={list}
      receipt={
        order && (
          <OrderReceipt
            key={order.orderId}
            {...order}
            title={label}
            status={withdrawStatus(order.status)}
            chip={<WithdrawStatus order={order} dated />}
            way={{ name: tOrders('orders.to'), value: cardName(order) }}
            note={order.status === ExchangeStatus.refused && <RefusalText {...order} />}
          />
        )
      }
    >
      {content}
    </WithReceipt>
  );
}
