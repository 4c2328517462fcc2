import { ExchangeStatus } from '#contract/generated.ts';
import { dayOf } from '#time/days.ts';

/** A withdrawal from the request to its end; the end is final. Its amount left the balance when it was made. */
export interface WithdrawalOrder {
  id: string;
  /** In hundredths; the fee is kept from it. */
  amount: number;
  bankId: number;
  bankName: string;
  /** The whole number of the card at the time of the request; answers carry it masked. */
  cardNum: string;
  status: ExchangeStatus;
  createTime: number;
  /** When it is decided by itself; 0 when only the control API decides. */
  decideAt: number;
  /** Why it was refused, in words for the player. */
  reason?: string;
}

/** A second tap on the button within this time is the same withdrawal. */
const DOUBLE_SUBMIT_MS = 3000;

export const isWaiting = ({ status }: Pick<WithdrawalOrder, 'status'>): boolean =>
  status === ExchangeStatus.pending;

/** The order that an impatient second request means, if there is one. */
export const findTwin = (
  orders: readonly WithdrawalOrder[],
  wanted: Pick<WithdrawalOrder, 'amount' | 'bankId'>,
  now: number,
): WithdrawalOrder | undefined =>
  orders.find(
    (order) =>
      isWaiting(order) &&
      now - order.createTime < DOUBLE_SUBMIT_MS &&
      order.amount === wanted.amount &&
      order.bankId === wanted.bankId,
  );

/** How many of the day's withdrawals are used up; a refused one gives its place back. */
export const usedToday = (
  orders: readonly Pick<WithdrawalOrder, 'status' | 'createTime'>[],
  now: number,
  zoneMinutes: number,
): number =>
  orders.filter(
    ({ status, createTime }) =>
      status !== ExchangeStatus.refused && dayOf(createTime, zoneMinutes) === dayOf(now, zoneMinutes),
  ).length;
