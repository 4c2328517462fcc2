import type { MockWorld } from '@tara/mock-server/playwright';
import { callOutsidePage } from './tasks.ts';

/** Makes a paid deposit of the demo player outside of the page. @param amount in hundredths */
export async function makePaidDeposit(world: MockWorld, amount: number): Promise<void> {
  const { orderId } = await callOutsidePage(world, (sdk) =>
    sdk.post('/app/v1/recharge3', { amount, version: 4, actType: 0, rechargeType: 2 }),
  );
  await world.settle(orderId);
}
