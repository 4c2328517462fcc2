import { storedSession } from '@tara/sdk/testing';
import type { Page } from '@playwright/test';
import { MockWorld } from '@tara/mock-server/playwright';

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
