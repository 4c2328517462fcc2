import type { SdkWithCalls } from '@tara/sdk';
import type { MockWorld } from '@tara/mock-server/vitest';

const QR_CHANNEL = 2;
const FIRST_CHARGE = 9;

async function pay(world: MockWorld, sdk: SdkWithCalls, amount: number, actType: 0 | 9): Promise<void> {
  const { orderId } = await sdk.call.recharge3({
    amount,
    version: 4,
    actType,
    rechargeType: QR_CHANNEL,
  });
  await world.settle(orderId);
}

/** Makes a paid deposit on another device. @param amount in hundredths */
export async function makeDeposit(world: MockWorld, sdk: SdkWithCalls, amount = 500_00): Promise<void> {
  await pay(world, sdk, amount, 0);
}

/** Buys the smallest first-charge offer of the seed on another device. */
export async function buyOffer(world: MockWorld, sdk: SdkWithCalls): Promise<void> {
  await pay(world, sdk, 500_00, FIRST_CHARGE);
}
