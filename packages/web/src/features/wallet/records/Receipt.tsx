import { ExchangeStatus } from '@tara/sdk';
import { hasFailed, useApiQuery } from '#api/query.ts';
import { cardName } from '#shared/orders/card-name.ts';
import { depositOpens } from '#shared/orders/deposit-opens.ts';
import { DepositStatus, WithdrawStatus } from '#shared/orders/OrderStatus.tsx';
import { depositStatus, withdrawStatus } from '#shared/orders/order-status.ts';
import { PaymentMethod } from '#shared/orders/PaymentMethod.tsx';
import { RefusalText } from '#shared/orders/RefusalText.tsx';
import { QueryError, type QueryErrorProps } from '#shared/query-error/QueryError.tsx';
import { t as tOrders } from '#messages/orders.ts';
import { t } from '#messages/records.ts';
import { Card } from '#ui/card/Card.tsx';
import { EmptyState } from '#ui/empty/EmptyState.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import type { ChosenOrder } from './history-query.ts';
import { OrderReceipt } from './OrderReceipt.tsx';

const PAGE = { page: 1, pageSize: 1 } as const;
const FRESH = { refetchOnMount: 'always' } as const;

/** The place of a receipt without its order: it loads, did not load, or is not the player's. */
function NoOrder({ query }: { query: QueryErrorProps['query'] }) {
  if (hasFailed(query)) return <QueryError query={query} title={t('records.orderFailed')} />;
  if (query.isPending) return <Skeleton height="20rem" />;
  return (
    <Card as="div">
      <EmptyState title={t('records.orderUnknown')} text={t('records.orderUnknownText')} />
    </Card>
  );
}

function DepositReceipt({ id }: { id: string }) {
  const query = useApiQuery('getRechargeRecord', { ...PAGE, orderId: id }, FRESH);
  const order = query.data?.list[0];
  if (!order) return <NoOrder query={query} />;
  return (
    <OrderReceipt
      {...order}
      title={t('records.rowDeposit')}
      status={depositStatus(order.status)}
      chip={<DepositStatus status={order.status} />}
      way={{ name: tOrders('orders.paidWith'), value: <PaymentMethod channel={order.rechargeType} /> }}
      note={order.reason}
      open={depositOpens(id, order.status)}
    />
  );
}

function WithdrawalReceipt({ id }: { id: string }) {
  const query = useApiQuery('getExchangeOrder', { ...PAGE, search: id }, FRESH);
  const order = query.data?.list.find(({ orderId }) => orderId === id);
  if (!order) return <NoOrder query={query} />;
  return (
    <OrderReceipt
      {...order}
      title={t('records.rowWithdrawal')}
      status={withdrawStatus(order.status)}
      chip={<WithdrawStatus order={order} dated />}
      way={{ name: tOrders('orders.to'), value: cardName(order) }}
      note={order.status === ExchangeStatus.refused && <RefusalText {...order} />}
    />
  );
}

export default function Receipt({ id, kind }: ChosenOrder) {
  return kind === 'deposit' ? <DepositReceipt key={id} id={id} /> : <WithdrawalReceipt key={id} id={id} />;
}
