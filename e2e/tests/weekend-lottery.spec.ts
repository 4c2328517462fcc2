import type { Page } from '@playwright/test';
import type { MockWorld } from '@tara/mock-server/playwright';
import { callOutsidePage } from '../support/tasks.ts';
import { expect, test } from '../support/test.ts';

// These tests need animations.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const PAGE = '/activity/weekendLottery';

const getDrawButton = (page: Page) => page.getByRole('button', { name: /^Draw/ });
const getReceipt = (page: Page) => page.getByRole('dialog', { name: 'You received' });
const getDisc = (page: Page) => page.locator('[data-disc]');

/** The rotation of the wheel. */
async function getTurn(page: Page): Promise<string> {
  return getDisc(page).evaluate((disc) => getComputedStyle(disc).transform);
}

async function getLottery(world: MockWorld) {
  return callOutsidePage(world, async (sdk) => (await sdk.call.weekendLotteryUser()).weekendLotteryUser);
}

test.beforeEach(async ({ world }) => {
  await world.reset({ scenario: 'weekend' });
});

// spec 1-34, 2.2-106
test('draws once for a double press, shows the prize and keeps it after a reload', async ({
  open,
  world,
}) => {
  const { winners } = await getLottery(world);
  const page = await open(PAGE, 'player');
  await expect(page.getByRole('img', { name: /^The big wheel: / })).toBeVisible();
  await expect(getDrawButton(page)).toHaveText('Draw1 free');
  await getDrawButton(page).dblclick();
  await expect(page.getByRole('button', { name: 'Drawing' })).toBeVisible();
  // The list changes after the wheel has stopped.
  const rows = page.getByRole('list', { name: 'Latest prizes' }).getByRole('listitem');
  await expect(rows).toHaveCount(winners.length);
  await expect(getReceipt(page).getByRole('listitem')).toHaveCount(1);
  expect(await world.calls('weekendLotteryUserDraw')).toBe(1);
  await getReceipt(page).getByRole('button', { name: 'OK' }).click();
  const last = page.getByText(/^Your last prize: /);
  await expect(last).toBeVisible();
  await expect(getDrawButton(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(getDrawButton(page)).toBeFocused();
  expect((await getLottery(world)).drawCount).toBe(0);

  const [prize, place] = [await last.textContent(), await getTurn(page)];
  await page.reload();
  await expect(last).toHaveText(prize ?? '');
  await expect.poll(() => getTurn(page)).toBe(place);
  await expect(getReceipt(page)).toHaveCount(0);
});
