import type { DepositOrder } from '#domain/player/money-state.ts';

/**
 * The address of an order's payment page, from the world's prefix on. The order's token makes it unguessable, which
 * is also what protects its forms from other sites.
 */
export function payPath(prefix: string, order: Pick<DepositOrder, 'id' | 'token'>): string {
  return `${prefix}/__pay/${order.id}?t=${order.token}`;
}
