import { RechargeStatus } from '#contract/generated.ts';
import type { DepositOrder } from '../player/money-state.ts';

/** A second tap on the deposit button within this time is the same deposit. */
const DOUBLE_SUBMIT_MS = 3000;

/** The order that an impatient second request means, if there is one. */
export function findDuplicate(
  orders: readonly DepositOrder[],
  wanted: Pick<DepositOrder, 'amount' | 'rechargeType' | 'actType'>,
  now: number,
): DepositOrder | undefined {
  return orders.find(
    (order) =>
      order.status === RechargeStatus.pending &&
      now - order.createTime < DOUBLE_SUBMIT_MS &&
      order.amount === wanted.amount &&
      order.rechargeType === wanted.rechargeType &&
      order.actType === wanted.actType,
  );
}
