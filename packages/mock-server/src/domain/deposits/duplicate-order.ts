import { RechargeStatus } from '@tara/contract/constants';
import { isDoubleSubmit, type Submission } from '../player/double-submit.ts';
import type { DepositOrder } from '../player/money-state.ts';

/** The order that a double click repeats, if there is one. */
export function findDuplicate(
  orders: readonly DepositOrder[],
  wanted: Pick<DepositOrder, 'amount' | 'rechargeType' | 'actType'>,
  submission: Submission,
): DepositOrder | undefined {
  return orders.find(
    (order) =>
      order.status === RechargeStatus.pending &&
      isDoubleSubmit(submission, order.createTime) &&
      order.amount === wanted.amount &&
      order.rechargeType === wanted.rechargeType &&
      order.actType === wanted.actType,
  );
}
