import { RechargeStatus } from '#contract/generated.ts';

/** How an order is paid: into our bank account, by a QR code, or on a payment page. */
export type DepositKind = 'bank' | 'qr' | 'page';

/** A deposit from the request to its end; the end is final. */
export interface DepositOrder {
  id: string;
  /** In hundredths. */
  amount: number;
  /** Id of the appRechargeTypeList entry. */
  rechargeType: number;
  kind: DepositKind;
  /** Recharge bonus kind, 0 for a plain deposit. */
  actType: number;
  status: RechargeStatus;
  /** Credited on top of the amount, in hundredths; 0 until it is settled. */
  bonus: number;
  createTime: number;
  /** When it dies unpaid; 0 for a bank transfer, which waits. */
  expireTime: number;
  /** When a bank transfer arrives by itself; 0 when only the control API settles it. */
  settleAt: number;
  /** Makes the address of the payment page unguessable. */
  token: string;
}

/** A second tap on the deposit button within this time is the same deposit. */
const DOUBLE_SUBMIT_MS = 3000;

/** The order that an impatient second request means, if there is one. */
export const findDoubleSubmit = (
  orders: readonly DepositOrder[],
  wanted: Pick<DepositOrder, 'amount' | 'rechargeType' | 'actType'>,
  now: number,
): DepositOrder | undefined =>
  orders.find(
    (order) =>
      order.status === RechargeStatus.pending &&
      now - order.createTime < DOUBLE_SUBMIT_MS &&
      order.amount === wanted.amount &&
      order.rechargeType === wanted.rechargeType &&
      order.actType === wanted.actType,
  );

/** The next instant at which one of the orders changes by itself; 0 when none will. */
export const nextDue = (orders: readonly DepositOrder[]): number => {
  const instants = orders
    .flatMap(({ status, expireTime, settleAt }) =>
      status === RechargeStatus.pending ? [expireTime, settleAt] : [],
    )
    .filter((instant) => instant > 0);
  return instants.length === 0 ? 0 : Math.min(...instants);
};
