import { createSdk, memoryStore } from '@tara/sdk';
import { storedSession } from '@tara/sdk/testing';
import type { Page } from '@playwright/test';
import { MockWorld } from '@tara/mock-server/playwright';

/**
 * Withdraws as the demo player of the scenario `withdraw-ready`, without a page.
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

/** Resets the world of an open page to `withdraw-ready` and shows the page as its player. */
export async function resetToWithdrawReady(page: Page): Promise<void> {
  const { origin, searchParams } = new URL(page.url());
  const world = new MockWorld(origin, searchParams.get('world') ?? '');
  await world.reset({ scenario: 'withdraw-ready' });
  // The session of the previous world is gone.
  const token = await world.token();
  await page.evaluate(
    (values) => Object.assign(localStorage, values),
    storedSession(token, {}, `tara.${world.name}`),
  );
  await page.reload();
  await page.getByRole('group', { name: 'How much?' }).waitFor();
}
