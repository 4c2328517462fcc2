import { useState } from 'react';
import { ExchangeStatus, RechargeStatus } from '@tara/contract/constants';
import { control, requireData } from '../api.ts';
import type { PanelProps } from '../panel-props.ts';
import { WorldTime } from '../clock.tsx';
import { formatMoney } from '../format.ts';
import type { components } from '@tara/contract/control';
import { QueryTable } from '../components.tsx';
import { useAction, useWorldQuery } from '../query.ts';

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
  const end = (way: 'settle' | 'fail', orderId: string) =>
    action.run(
      () =>
        way === 'settle'
          ? control.POST('/__mock/orders/{orderId}/settle', { params: { path: { orderId } } })
          : control.POST('/__mock/orders/{orderId}/fail', { params: { path: { orderId } } }),
      `${orderId} is ${way === 'settle' ? 'settled' : 'failed'}.`,
    );
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
        empty="No orders yet."
        getRow={({ orderId, kind, playerId, amount, status, createTime, waiting }) => ({
          key: orderId,
          cells: [
            <code key="id" className="whole">
              {orderId}
            </code>,
            kind === 'recharge' ? 'deposit' : 'withdrawal',
            playerId,
            formatMoney(amount),
            STATES[kind][status],
            <WorldTime key="opened" at={createTime} />,
            waiting && (
              <span key="end" className="row">
                <button type="button" disabled={action.busy} onClick={() => end('settle', orderId)}>
                  Settle
                </button>
                <button type="button" disabled={action.busy} onClick={() => end('fail', orderId)}>
                  Fail
                </button>
              </span>
            ),
          ],
        })}
      />
    </>
  );
}
