import { ExchangeStatus, RechargeStatus } from '@tara/sdk';
import type { RowOf } from '#api/paged-query.ts';
import type { Status } from '#ui/status/StatusChip.tsx';

export type Deposit = RowOf<'/app/v1/getRechargeRecord'>;
export type Withdrawal = RowOf<'/app/v1/getExchangeOrder'>;

/** What each state of a deposit is. */
export const depositStatuses = {
  [RechargeStatus.pending]: 'waiting',
  [RechargeStatus.done]: 'done',
  [RechargeStatus.failed]: 'failed',
  [RechargeStatus.expired]: 'expired',
} as const satisfies Record<Deposit['status'], Status>;

/** What each state of a withdrawal is. */
export const withdrawStatuses = {
  [ExchangeStatus.pending]: 'waiting',
  [ExchangeStatus.paid]: 'done',
  [ExchangeStatus.refused]: 'refused',
} as const satisfies Record<Withdrawal['status'], Status>;

/** Whether an order has ended without moving a coin: its amount is struck out. */
export function isVoid(status: Status): boolean {
  return status === 'failed' || status === 'refused' || status === 'expired';
}
