import { createSdk, memoryStore } from '@tara/sdk';
import type { MockWorld } from '@tara/mock-server/playwright';

/** Ways to pay of the seed. */
export const CHANNELS = { bank: 1, qr: 2, page: 3 } as const;

/**
 * Asks for a deposit of 500.00 as another browser of the player would.
 * @returns the order's id
 */
export async function orderElsewhere(
  world: MockWorld,
  rechargeType: number,
  account = 'demoplayer',
): Promise<string> {
  const sdk = createSdk({
    baseUrl: world.apiBase,
    common: () => ({ clientReferrer: 'ph', channel: 'WEB', appId: 'e2e', platform: 0 }),
    store: memoryStore(),
  });
  await sdk.session.signIn({ account, password: 'tara1234', countryCode: '92' });
  const { orderId } = await sdk.post('/app/v1/recharge3', {
    amount: 500_00,
    version: 4,
    actType: 0,
    rechargeType,
  });
  sdk.dispose();
  return orderId;
}
