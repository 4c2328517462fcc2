import { ExchangeStatus } from '@tara/sdk';
import { formatCoins } from '@tara/sdk/rules';
import { usePagedQuery } from '#api/paged-query.ts';
import { DepositStatus, WithdrawStatus } from '#shared/orders/OrderStatus.tsx';
import { cardName } from '#shared/orders/card-name.ts';
import { depositStatus, isVoid, withdrawStatus } from '#shared/orders/order-status.ts';
import { PaymentMethod } from '#shared/orders/PaymentMethod.tsx';
import { useIsOpen } from '#shared/safer-play/use-break.ts';
import { RefusalText } from '#shared/orders/RefusalText.tsx';
import { t as tOrders } from '#messages/orders.ts';
import { t } from '#messages/records.ts';
import { href } from '#routing/layout.ts';
import { LinkButton } from '#ui/button/Button.tsx';
import type { HistoryQuery } from './history-query.ts';
import { Row } from './Row.tsx';
import { RowList, type ListProps } from './RowList.tsx';
import { signed } from './signed.ts';

/** @param name of each row; a search for it selects all of them */
function getFilter({ span, search, status }: HistoryQuery, name: string) {
  const isName = name.toLowerCase().includes(search.toLowerCase());
  return { ...span, ...(!isName && { search }), ...(status !== undefined && { status }) };
}

/** The deposits with their states (spec 2.2), also those that moved no coins. */
function Deposits({ shown, getLink, onClear }: ListProps) {
  const filter = getFilter(shown, t('records.rowDeposit'));
  const isOpen = useIsOpen();
  const deposit = href('wallets', { id: 'deposit' });
  const list = usePagedQuery('getRechargeRecord', filter);
  return (
    <RowList
      list={list}
      onClear={onClear}
      getKey={({ orderId }) => orderId}
      getTime={({ createTime }) => createTime}
      isFiltered={Object.keys(filter).length > 0}
      none={tOrders('orders.noDeposits')}
      noneText={tOrders('orders.noDepositsText')}
      way={isOpen(deposit) && <LinkButton to={deposit}>{t('records.makeDeposit')}</LinkButton>}
    >
      {({ orderId, amount, bonus = 0, createTime, rechargeType, status, reason }) => {
        const isDone = depositStatus(status) === 'done';
        return (
          <Row
            kind="deposit"
            title={t('records.rowDeposit')}
            note={
              reason ??
              (bonus > 0 ? (
                tOrders('orders.credited', { amount: formatCoins(amount), bonus: formatCoins(bonus) })
              ) : (
                <PaymentMethod channel={rechargeType} />
              ))
            }
            time={createTime}
            amount={isDone ? signed(amount + bonus, formatCoins) : formatCoins(amount)}
            appearance={isDone ? 'plus' : isVoid(depositStatus(status)) && 'void'}
            side={<DepositStatus status={status} />}
            link={getLink({ id: orderId, kind: 'deposit' })}
          />
        );
      }}
    </RowList>
  );
}

/** The withdrawals with their states (spec 2.2). */
function Withdrawals({ shown, getLink, onClear }: ListProps) {
  const filter = getFilter(shown, t('records.rowWithdrawal'));
  const list = usePagedQuery('getExchangeOrder', filter);
  return (
    <RowList
      list={list}
      onClear={onClear}
      getKey={({ orderId }) => orderId}
      getTime={({ createTime }) => createTime}
      isFiltered={Object.keys(filter).length > 0}
      none={tOrders('orders.noWithdrawals')}
      noneText={tOrders('orders.noWithdrawalsText')}
      way={<LinkButton to={href('wallets', { id: 'withdraw' })}>{t('records.makeWithdrawal')}</LinkButton>}
    >
      {(order) => {
        const { orderId, amount, createTime, status } = order;
        const isRefused = status === ExchangeStatus.refused;
        return (
          <Row
            kind="withdrawal"
            title={t('records.rowWithdrawal')}
            note={isRefused ? <RefusalText {...order} /> : cardName(order)}
            time={createTime}
            amount={isRefused ? formatCoins(amount) : signed(-amount, formatCoins)}
            appearance={isVoid(withdrawStatus(status)) && 'void'}
            side={<WithdrawStatus order={order} />}
            link={getLink({ id: orderId, kind: 'withdrawal' })}
          />
        );
      }}
    </RowList>
  );
}

/** The orders of the chosen kind. */
export default function Orders(props: ListProps) {
  return props.shown.kind === 'deposit' ? <Deposits {...props} /> : <Withdrawals {...props} />;
}
