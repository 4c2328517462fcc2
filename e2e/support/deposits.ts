import { createSdk, memoryStore, withCalls } from '@tara/sdk';
import type { MockWorld } from '@tara/mock-server/playwright';
import { callOutsidePage } from './tasks.ts';

/** Payment methods of the seed data. */
export const CHANNELS = { bank: 1, qr: 2, page: 3 } as const;

/**
 * Creates a deposit order of 500.00 outside of the page.
 * @returns the order's id
 */
export async function createDepositOrder(
  world: MockWorld,
  rechargeType: number,
  account = 'demoplayer',
): Promise<string> {
  const sdk = withCalls(
    createSdk({
      baseUrl: world.apiBase,
      common: () => ({ clientReferrer: 'ph', channel: 'WEB', appId: 'e2e', platform: 0 }),
      store: memoryStore(),
    }),
  );
  await sdk.session.signIn({ account, password: 'tara1234', countryCode: '92' });
  const { orderId } = await sdk.call.recharge3({
    amount: 500_00,
    version: 4,
    actType: 0,
    rechargeType,
  });
  sdk.dispose();
  return orderId;
}

/**
 * Makes paid deposits of the demo player outside of the page, in ascending amounts.
 * @param count how many, from 500.00 in steps of 1.00
 */
export async function makePaidDeposits(world: MockWorld, count: number): Promise<void> {
  await callOutsidePage(world, async (sdk) => {
    for (let made = 0; made < count; made += 1) {
      const { orderId } = await sdk.call.recharge3({
        amount: 500_00 + made * 1_00,
        version: 4,
        actType: 0,
        rechargeType: CHANNELS.qr,
      });
      await world.settle(orderId);
    }
  });
}
