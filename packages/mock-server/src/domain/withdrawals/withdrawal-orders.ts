import { ExchangeStatus } from '@tara/contract/constants';
import { toDay } from '#time/days.ts';
import { isDoubleSubmit, type Submission } from '../player/double-submit.ts';
import { type WithdrawalOrder, isWaiting } from '../player/money-state.ts';

/** The order that a double click repeats, if there is one. */
export function findDuplicate(
  orders: readonly WithdrawalOrder[],
  wanted: Pick<WithdrawalOrder, 'amount' | 'bankId'>,
  submission: Submission,
): WithdrawalOrder | undefined {
  return orders.find(
    (order) =>
      isWaiting(order) &&
      isDoubleSubmit(submission, order.createTime) &&
      order.amount === wanted.amount &&
      order.bankId === wanted.bankId,
  );
}

/** How many of the day's withdrawals are used; a refused one does not count. */
export function countUsedToday(
  orders: readonly Pick<WithdrawalOrder, 'status' | 'createTime'>[],
  now: number,
  zoneMinutes: number,
): number {
  return orders.filter(
    ({ status, createTime }) =>
      status !== ExchangeStatus.refused && toDay(createTime, zoneMinutes) === toDay(now, zoneMinutes),
  ).length;
}
