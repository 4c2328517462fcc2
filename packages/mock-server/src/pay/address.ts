import type { DepositOrder } from '#domain/player/money-state.ts';

/**
 * The address of an order's payment page, beginning with the world's prefix. The order's token makes it unguessable, which
 * also protects its forms against other sites.
 */
export function payPath(prefix: string, order: Pick<DepositOrder, 'id' | 'token'>): string {
  return `${prefix}/__pay/${order.id}?t=${order.token}`;
}
