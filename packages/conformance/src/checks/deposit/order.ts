import type { Backend, Fields, Player } from '../../protocol/backend.ts';
import { expectThat, requireThat } from '../../protocol/expect.ts';
import { isListed } from '../shared/activities.ts';
import { createOrder, findChannel, readDeposits, type Channel, type Kind } from '../shared/deposits.ts';
import { MINUTE } from '../shared/time.ts';

/** Statement 2.5-07: what the first deposit brings in addition. */
export const FIRST_DEPOSIT_BONUS = 300_00;

/** Statement 9-50. */
export const PAY_WINDOW = 10 * MINUTE;
export const KINDS: readonly Kind[] = ['bank', 'qr', 'page'];
export const STATUS = { pending: 0, done: 1, failed: 2, expired: 3 } as const;

/** An amount that every channel accepts by default (statement 9-86). */
export const AMOUNT = 1_000_00;

export const isPaid = async (player: Player, orderId: string) =>
  (await player.expectOk('checkRechargeOrder', { orderId }))['isRechargeDone'] as boolean;

/** The row of an order. */
export async function readOrder(player: Player, orderId: string): Promise<Fields> {
  const rows = await readDeposits(player, { orderId });
  const [row] = rows;
  expectThat(`records of the order ${orderId}`, row !== undefined, 'a row', rows);
  return row;
}

/** Opens an order that is not a double click, at a channel or at one of a kind. */
export async function open(
  backend: Backend,
  player: Player,
  place: Channel | Kind,
  amount?: number,
  actType?: number,
): Promise<Fields> {
  const channel = typeof place === 'string' ? await findChannel(backend, place) : place;
  const body = createOrder(channel, amount, actType);
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
  requireThat(await isListed(player, 39), 'the first charge is not open');
  return { player, price };
}
