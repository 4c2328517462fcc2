import { RechargeStatus } from '@tara/sdk';
import { t } from '#messages/orders.ts';
import { href } from '#routing/layout.ts';
import type { Deposit } from './order-status.ts';

/** Where a deposit opens, and what the link to it says: one that waits can still be paid. */
export function depositOpens(orderId: string, status: Deposit['status']): { to: string; label: string } {
  return {
    to: href('wallets', { id: 'deposit' }, { order: orderId }),
    label: t(status === RechargeStatus.pending ? 'orders.continue' : 'orders.details'),
  };
}
