import { RechargeStatus, type Data } from '@tara/sdk';
import { queryKey } from '@tara/sdk/query';
import { useState } from 'react';
import { queryClient, useApiQuery } from '#api/query.ts';

const READ = 'getRechargeRecord';

/** A deposit order from the server; while it waits, with its payment data. */
export type Order = Data<typeof READ>['list'][number];

function getBody(orderId: string) {
  return { page: 1, pageSize: 1, orderId };
}

/** Orders created by this page whose payment page was not opened yet. */
const freshOrders = new Set<string>();

/** Whether the order was just created; true once. */
export function takeFresh(orderId: string): boolean {
  return freshOrders.delete(orderId);
}

/** Stores the answer of recharge3 (spec 7.4), so that it is shown immediately. */
export function takeOrder(
  answer: Data<'recharge3'>,
  requested: Pick<Order, 'amount' | 'rechargeType'>,
): void {
  const { orderId } = answer;
  const { appRechargeBankOwn, appRechargeQr, payUrl }: Partial<Order> = answer;
  const order: Order = {
    orderId,
    ...requested,
    status: RechargeStatus.pending,
    createTime: appRechargeQr?.createTime ?? Date.now(),
    ...(appRechargeBankOwn ? { appRechargeBankOwn } : {}),
    ...(appRechargeQr ? { appRechargeQr } : {}),
    ...(payUrl ? { payUrl } : {}),
  };
  if (payUrl) freshOrders.add(orderId);
  const record: Data<typeof READ> = { code: 200, errcode: 0, list: [order], total: 1 };
  queryClient.setQueryData(queryKey(READ, getBody(orderId)), record);
}

/** Reads an order of this player each time it is opened. */
export function useOrderQuery(orderId: string | null) {
  return useApiQuery(READ, getBody(orderId ?? ''), { enabled: orderId !== null, refetchOnMount: 'always' });
}

/** The current or the last order: its amount and channel are the start values of the next deposit. */
export function useLastOrder(orderId: string | null): Order | undefined {
  const order = useOrderQuery(orderId).data?.list[0];
  const [last, setLast] = useState(order);
  if (order && order !== last) setLast(order);
  return last;
}
