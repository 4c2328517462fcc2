import type { Page } from '@playwright/test';
import type { MockWorld } from '@tara/mock-server/playwright';
import { callOutsidePage } from '../support/tasks.ts';
import { expect, test } from '../support/test.ts';

// These tests need animations.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const PAGE = '/activity/weekendLottery';

const drawButtonOf = (page: Page) => page.getByRole('button', { name: /^Draw/ });
const receiptOf = (page: Page) => page.getByRole('dialog', { name: 'You received' });
const discOf = (page: Page) => page.locator('[data-disc]');

/** The rotation of the wheel. */
async function turnOf(page: Page): Promise<string> {
  return discOf(page).evaluate((disc) => getComputedStyle(disc).transform);
}

async function lotteryOf(world: MockWorld) {
  return callOutsidePage(
    world,
    async (sdk) => (await sdk.post('/app/v1/weekendLotteryUser', {})).weekendLotteryUser,
  );
}

test.beforeEach(async ({ world }) => {
  await world.reset({ scenario: 'weekend' });
});

// spec 1-34, 2.2-106
test('draws once for a double press, shows the prize and keeps it after a reload', async ({
  open,
  world,
}) => {
  const { winners } = await lotteryOf(world);
  const page = await open(PAGE, 'player');
  await expect(page.getByRole('img', { name: /^The big wheel: / })).toBeVisible();
  await expect(drawButtonOf(page)).toHaveText('Draw1 free');
  await drawButtonOf(page).dblclick();
  await expect(page.getByRole('button', { name: 'Drawing' })).toBeVisible();
  // The list changes after the wheel has stopped.
  const rows = page.getByRole('list', { name: 'Latest prizes' }).getByRole('listitem');
  await expect(rows).toHaveCount(winners.length);
  await expect(receiptOf(page).getByRole('listitem')).toHaveCount(1);
  expect(await world.calls('weekendLotteryUserDraw')).toBe(1);
  await receiptOf(page).getByRole('button', { name: 'OK' }).click();
  const last = page.getByText(/^Your last prize: /);
  await expect(last).toBeVisible();
  await expect(drawButtonOf(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(drawButtonOf(page)).toBeFocused();
  expect((await lotteryOf(world)).drawCount).toBe(0);

  const [prize, place] = [await last.textContent(), await turnOf(page)];
  await page.reload();
  await expect(last).toHaveText(prize ?? '');
  await expect.poll(() => turnOf(page)).toBe(place);
  await expect(receiptOf(page)).toHaveCount(0);
});
