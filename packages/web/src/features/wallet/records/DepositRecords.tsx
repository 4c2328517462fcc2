import { RechargeStatus } from '@tara/sdk';
import { usePagedQuery } from '#api/paged-query.ts';
import { depositOpens } from '#shared/orders/deposit-opens.ts';
import { DepositStatus } from '#shared/orders/OrderStatus.tsx';
import { depositStatus } from '#shared/orders/order-status.ts';
import { PaymentMethod } from '#shared/orders/PaymentMethod.tsx';
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
import { DepositTable, OrderReceipt } from './tables.tsx';
import { WithReceipt } from './WithReceipt.tsx';

const PATH = '/app/v1/getRechargeRecord';

/** The deposits (spec 2.2), as a table or as rows. */
export function DepositRecords({ asTable, chosen, status, onChange }: OrderListProps) {
  const list = usePagedQuery(PATH, ({ orderId }) => orderId, status === undefined ? {} : { status });
  const label = t('records.deposits');
  const states = Object.values(RechargeStatus).map((id) => ({ id, label: tOrders(`orders.deposit${id}`) }));
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
            <EmptyState title={tOrders('orders.noDeposits')} text={tOrders('orders.noDepositsText')}>
              <LinkButton to={href('wallets', { id: 'deposit' })}>{t('records.makeDeposit')}</LinkButton>
            </EmptyState>
          )
        }
      >
        {(rows) =>
          asTable ? (
            <DepositTable caption={label} rows={rows} linkOf={chosen.linkOf} />
          ) : (
            <Rows label={label}>
              {rows.map(({ orderId, status, amount, bonus, createTime, rechargeType, reason }) => (
                <RecordRow
                  key={orderId}
                  orderId={orderId}
                  amount={amount}
                  bonus={bonus}
                  createTime={createTime}
                  status={depositStatus(status)}
                  chip={<DepositStatus status={status} />}
                  way={<PaymentMethod channel={rechargeType} />}
                  note={reason}
                  open={depositOpens(orderId, status)}
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
            status={depositStatus(order.status)}
            chip={<DepositStatus status={order.status} />}
            way={{
              name: tOrders('orders.paidWith'),
              value: <PaymentMethod channel={order.rechargeType} />,
            }}
            note={order.reason}
            open={depositOpens(order.orderId, order.status)}
          />
        )
      }
    >
      {content}
    </WithReceipt>
  );
}
