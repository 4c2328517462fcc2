import { createSdk, memoryStore } from '@tara/sdk';
import type { MockWorld } from '@tara/mock-server/playwright';

/**
 * Withdraws as the demo player of the scenario `withdraw-ready`, as no screen does yet.
 * @param amount hundredths
 * @returns the order's id
 */
export async function withdraw(world: MockWorld, amount: number): Promise<string> {
  const sdk = createSdk({
    baseUrl: world.apiBase,
    common: () => ({ clientReferrer: 'ph', channel: 'WEB', appId: 'e2e', platform: 0 }),
    store: memoryStore(),
  });
  await sdk.session.signIn({ account: 'demoplayer', password: 'tara1234', countryCode: '92' });
  const { orderId } = await sdk.session.withPassword(async (seal) =>
    sdk.post('/app/v1/exchange', { amount, bankId: 1, safeboxPassword: await seal('tara1234') }),
  );
  sdk.dispose();
  return orderId;
}
