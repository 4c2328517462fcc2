import { RechargeStatus } from '@tara/sdk';
import { t } from '#messages/orders.ts';
import { href } from '#routing/layout.ts';
import type { Deposit } from './order-status.ts';

/** The page of a deposit and the label of its link: a waiting one can still be paid. */
export function depositOpens(orderId: string, status: Deposit['status']): { to: string; label: string } {
  return {
    to: href('wallets', { id: 'deposit' }, { order: orderId }),
    label: t(status === RechargeStatus.pending ? 'orders.continue' : 'orders.details'),
  };
}
