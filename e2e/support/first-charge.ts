import type { MockWorld } from '@tara/mock-server/playwright';
import { CHANNELS } from './deposits.ts';
import { callOutsidePage } from './tasks.ts';

/** Buys the smallest first-charge offer of the seed data for the demo player, outside of the page, and pays it. */
export async function buyOffer(world: MockWorld): Promise<void> {
  const { orderId } = await callOutsidePage(world, (sdk) =>
    sdk.call.recharge3({ amount: 500_00, version: 4, actType: 9, rechargeType: CHANNELS.qr }),
  );
  await world.settle(orderId);
}
