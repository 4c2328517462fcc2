import { ExchangeStatus, RechargeStatus } from '@tara/sdk';
import { knownValue } from '@tara/sdk/rules';
import type { RowOf } from '@tara/sdk/query';
import type { Status } from '#ui/status/StatusChip.tsx';

export type Deposit = RowOf<'getRechargeRecord'>;
export type Withdrawal = RowOf<'getExchangeOrder'>;

type KnownDeposit = (typeof RechargeStatus)[keyof typeof RechargeStatus];
type KnownWithdrawal = (typeof ExchangeStatus)[keyof typeof ExchangeStatus];

const depositStatuses = {
  [RechargeStatus.pending]: 'waiting',
  [RechargeStatus.done]: 'done',
  [RechargeStatus.failed]: 'failed',
  [RechargeStatus.expired]: 'expired',
} as const satisfies Record<KnownDeposit, Status>;

const withdrawStatuses = {
  [ExchangeStatus.pending]: 'waiting',
  [ExchangeStatus.paid]: 'done',
  [ExchangeStatus.refused]: 'refused',
} as const satisfies Record<KnownWithdrawal, Status>;

/** The state of a deposit; unknown states count as not finished. */
export function knownDeposit(status: Deposit['status']): KnownDeposit {
  return knownValue(RechargeStatus, status, RechargeStatus.pending);
}

/** The state of a withdrawal; unknown states count as not finished. */
export function knownWithdrawal(status: Withdrawal['status']): KnownWithdrawal {
  return knownValue(ExchangeStatus, status, ExchangeStatus.pending);
}

export function depositStatus(status: Deposit['status']): Status {
  return depositStatuses[knownDeposit(status)];
}

export function withdrawStatus(status: Withdrawal['status']): Status {
  return withdrawStatuses[knownWithdrawal(status)];
}

/** Whether an order ended without moving coins: its amount is crossed out. */
export function isVoid(status: Status): boolean {
  return status === 'failed' || status === 'refused' || status === 'expired';
}
