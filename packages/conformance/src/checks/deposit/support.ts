import { expectThat, requireThat } from '../../protocol/expect.ts';
import type { Backend, Fields, Player } from '../../protocol/backend.ts';
import { MINUTE, recordsOf } from '../shared/wallet.ts';

/** Statement 2.5-07: what the first deposit brings in addition. */
export const FIRST_DEPOSIT_BONUS = 300_00;

/** Statement 9-50. */
export const PAY_WINDOW = 10 * MINUTE;

export const KINDS = ['bank', 'qr', 'page'] as const;

export const STATUS = { pending: 0, done: 1, failed: 2, expired: 3 } as const;

/** An amount that every channel accepts by default (statement 9-86). */
export const AMOUNT = 1_000_00;

export const checkOf = async (player: Player, orderId: string) =>
  (await player.expectOk('checkRechargeOrder', { orderId }))['isRechargeDone'] as boolean;

/** The row of an order. */
export async function rowOf(player: Player, orderId: string): Promise<Fields> {
  const [row] = await recordsOf(player, { orderId });
  expectThat('the record of the order', row !== undefined, 'a row');
  return row;
}

/** Opens an order that is no double click. */
export async function open(backend: Backend, player: Player, body: object): Promise<Fields> {
  return player.expectOk('recharge3', body, { key: backend.newKey() });
}

/** A player who has deposited before, so that no bonus of a first deposit interferes. */
export const depositor = (backend: Backend) => backend.player({ firstRecharge: true });

/** A player to whom the first charge is open, and the price of its first offer. */
export async function beforeFirstCharge(backend: Backend): Promise<{ player: Player; price: number }> {
  const { appRechargeBonusCollection9ConfigList: offers } = await backend.webConfig();
  const price = (offers as { price: number }[])[0]?.price;
  requireThat(price !== undefined, 'no offer of the first charge');
  const player = await backend.player({ coin: 0 });
  const { activityIds } = await player.expectOk('getActivityIds');
  requireThat((activityIds as number[]).includes(39), 'the first charge is not open');
  return { player, price };
}
