import { ExchangeStatus } from '@tara/contract/constants';
import type { Schema } from '#contract/schema-types.ts';

/** A bound bank card or wallet, with its whole number: answers carry it masked. */
export interface BankCard {
  id: number;
  bankId: number;
  bankName: string;
  accountName: string;
  cardNum: string;
}

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
  status: Schema<'RechargeStatus'>;
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

/** A withdrawal from the request to its end; the end is final. Its amount left the balance when it was made. */
export interface WithdrawalOrder {
  id: string;
  /** In hundredths; the fee is kept from it. */
  amount: number;
  bankId: number;
  bankName: string;
  /** The whole number of the card at the time of the request; answers carry it masked. */
  cardNum: string;
  status: Schema<'ExchangeStatus'>;
  createTime: number;
  /** When it is decided by itself; 0 when only the control API decides. */
  decideAt: number;
  /** Why it was refused, in words for the player. */
  reason?: string;
}

export function isWaiting({ status }: Pick<WithdrawalOrder, 'status'>): boolean {
  return status === ExchangeStatus.pending;
}
