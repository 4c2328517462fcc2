import type { Backend } from '../../protocol/backend.ts';
import { requireThat } from '../../protocol/expect.ts';

/** The first and the last id of the coupons that add coins, or a percentage of the deposit. */
export const COUPONS = { coins: [1301, 1399], percentage: [1001, 1011] } as const;

/** A coupon that adds coins to the next deposit from its limit on. */
export interface Coupon {
  readonly id: number;
  /** Hundredths of a coin, or percent. */
  readonly num: number;
  readonly limitAmount: number;
}

/** The coupons of the configuration with such ids. */
export async function readCoupons(
  backend: Backend,
  [from, to]: readonly [number, number],
): Promise<readonly Coupon[]> {
  const { appPropConfigMap } = await backend.webConfig();
  const items = (appPropConfigMap ?? {}) as Record<
    string,
    { num: number; paramStr?: { limitAmount?: number } }
  >;
  return Object.entries(items)
    .map(([id, { num, paramStr }]) => ({ id: Number(id), num, limitAmount: paramStr?.limitAmount ?? 0 }))
    .filter(({ id }) => id >= from && id <= to);
}

export async function findCoupon(backend: Backend, ids: readonly [number, number]): Promise<Coupon> {
  const [coupon] = await readCoupons(backend, ids);
  requireThat(coupon !== undefined, `the configuration has no coupon from ${ids[0]} to ${ids[1]}`);
  return coupon;
}
