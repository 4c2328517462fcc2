import { ExchangeStatus } from '@tara/contract/constants';
import type { Schema } from '#contract/schema-types.ts';

/** A bound bank card or wallet with its full number; answers contain the masked number. */
export interface BankCard {
  id: number;
  bankId: number;
  bankName: string;
  accountName: string;
  cardNum: string;
}

/** How an order is paid: by a transfer to our account, a QR code, or a payment page. */
export type DepositKind = 'bank' | 'qr' | 'page';

/** A deposit order. Its end state is final. */
export interface DepositOrder {
  id: string;
  /** In hundredths. */
  amount: number;
  /** Id of the entry in appRechargeTypeList. */
  rechargeType: number;
  kind: DepositKind;
  /** Recharge bonus kind, 0 for a plain deposit. */
  actType: number;
  status: Schema<'RechargeStatus'>;
  /** Credited in addition to the amount, in hundredths; 0 until it is settled. */
  bonus: number;
  createTime: number;
  /** When it expires unpaid; 0 for a bank transfer, which does not expire. */
  expireTime: number;
  /** When a bank transfer arrives by itself; 0 if only the control API settles it. */
  settleAt: number;
  /** Makes the address of the payment page unguessable. */
  token: string;
  /** Why nothing was credited, as text for the player. */
  reason?: string;
}

/** A withdrawal order. Its end state is final. The amount left the balance with the request. */
export interface WithdrawalOrder {
  id: string;
  /** In hundredths; the fee is deducted from it. */
  amount: number;
  bankId: number;
  bankName: string;
  /** The card's full number at the time of the request; answers contain the masked number. */
  cardNum: string;
  status: Schema<'ExchangeStatus'>;
  createTime: number;
  /** When it is decided by itself; 0 if only the control API decides. */
  decideAt: number;
  /** The reason of the refusal, for the player. */
  reason?: string;
}

export function isWaiting({ status }: Pick<WithdrawalOrder, 'status'>): boolean {
  return status === ExchangeStatus.pending;
}
