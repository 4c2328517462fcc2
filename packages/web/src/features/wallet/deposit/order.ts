import { RechargeStatus, type Data } from '@tara/sdk';
import { useState } from 'react';
import { keyOf, queryClient, useApiQuery } from '#api/query.ts';

const PATH = '/app/v1/getRechargeRecord';

/** A deposit order as the server has it; while it waits, with what is needed to pay it. */
export type Order = Data<typeof PATH>['list'][number];

function bodyOf(orderId: string) {
  return { page: 1, pageSize: 1, orderId };
}

/** Orders made just now on this page, whose payment page has not been opened yet. */
const freshOrders = new Set<string>();

/** Whether the order was made just now; says so once. */
export function takeFresh(orderId: string): boolean {
  return freshOrders.delete(orderId);
}

/** Takes over what recharge3 answered (spec 7.4), so that it shows at once. */
export function takeOrder(
  answer: Data<'/app/v1/recharge3'>,
  asked: Pick<Order, 'amount' | 'rechargeType'>,
): void {
  const { orderId } = answer;
  const { appRechargeBankOwn, appRechargeQr, payUrl }: Partial<Order> = answer;
  const order: Order = {
    orderId,
    ...asked,
    status: RechargeStatus.pending,
    createTime: appRechargeQr?.createTime ?? Date.now(),
    ...(appRechargeBankOwn ? { appRechargeBankOwn } : {}),
    ...(appRechargeQr ? { appRechargeQr } : {}),
    ...(payUrl ? { payUrl } : {}),
  };
  if (payUrl) freshOrders.add(orderId);
  const record: Data<typeof PATH> = { code: 200, errcode: 0, list: [order], total: 1 };
  queryClient.setQueryData(keyOf(PATH, bodyOf(orderId)), record);
}

/** Reads an order of this player; the server has the last word on it each time it is opened. */
export function useOrderQuery(orderId: string | null) {
  return useApiQuery(PATH, bodyOf(orderId ?? ''), { enabled: orderId !== null, refetchOnMount: 'always' });
}

/** The order that the form is shown instead of, or the latest that was: what a next deposit begins with. */
export function useLastOrder(orderId: string | null): Order | undefined {
  const order = useOrderQuery(orderId).data?.list[0];
  const [last, setLast] = useState(order);
  if (order && order !== last) setLast(order);
  return last;
}
