import { useState } from 'react';
import { ExchangeStatus, RechargeStatus } from '@tara/contract/constants';
import { control, requireData } from '../api.ts';
import type { PanelProps } from '../panel-props.ts';
import { WorldTime } from '../clock.tsx';
import { formatMoney } from '../format.ts';
import type { components } from '@tara/contract/control';
import { QueryTable } from '../components.tsx';
import { PlayerLink } from '../links.tsx';
import { useAction, useWorldQuery } from '../query.ts';
import { OrderActions } from './OrderActions.tsx';

type ListedOrder = components['schemas']['ListedOrder'];

/** The name of an order's state, by the order's kind. */
const STATES: Record<ListedOrder['kind'], Readonly<Record<number, string>>> = {
  recharge: {
    [RechargeStatus.pending]: 'waiting',
    [RechargeStatus.done]: 'done',
    [RechargeStatus.failed]: 'failed',
    [RechargeStatus.expired]: 'expired',
  },
  exchange: {
    [ExchangeStatus.pending]: 'waiting',
    [ExchangeStatus.paid]: 'paid',
    [ExchangeStatus.refused]: 'refused',
  },
};

/** Deposits and withdrawals. A waiting order can be settled or failed. */
export function OrdersPanel({ notify }: PanelProps) {
  const [waitingOnly, setWaitingOnly] = useState(false);
  const view = useWorldQuery(['orders', waitingOnly], () =>
    requireData(control.GET('/__mock/orders', { params: { query: waitingOnly ? { waiting: 1 } : {} } })),
  );
  const action = useAction(notify);
  return (
    <>
      <label className="check">
        <input
          type="checkbox"
          checked={waitingOnly}
          onChange={(event) => setWaitingOnly(event.target.checked)}
        />
        Show only waiting orders
      </label>
      <QueryTable
        view={view}
        name="Orders, newest first"
        columns={['Order', 'Kind', 'Player', 'Amount', 'Status', 'Created', 'Actions']}
        empty={
          waitingOnly
            ? 'No order waits.'
            : 'No orders yet. A deposit or a withdrawal of a player appears here.'
        }
        getRow={(order) => ({
          key: order.orderId,
          cells: [
            <code key="id" className="whole">
              {order.orderId}
            </code>,
            order.kind === 'recharge' ? 'deposit' : 'withdrawal',
            <PlayerLink key="player" playerId={order.playerId} />,
            formatMoney(order.amount),
            <span key="status">
              {STATES[order.kind][order.status]}
              {order.reason !== undefined && <small>{order.reason}</small>}
            </span>,
            <WorldTime key="opened" at={order.createTime} />,
            <OrderActions key="end" order={order} action={action} />,
          ],
        })}
      />
    </>
  );
}
