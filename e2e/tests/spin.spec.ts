import type { Page } from '@playwright/test';
import { callOutsidePage } from '../support/tasks.ts';
import { expect, test } from '../support/test.ts';

// These tests need animations.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const PAGE = '/activity/spin';

const getKey = (page: Page) => page.getByRole('button', { name: /^Spin\b/ });
const getResult = (page: Page) => page.getByRole('dialog', { name: /^Added to your pot/ });
const getPot = (page: Page) => page.getByRole('progressbar', { name: 'Your pot' });
const getDisc = (page: Page) => page.locator('[data-disc]');

/** The rotation of the wheel. */
async function getTurn(page: Page): Promise<number> {
  return getDisc(page).evaluate((disc) => {
    const { a, b } = new DOMMatrix(getComputedStyle(disc).transform);
    return (Math.round((Math.atan2(b, a) * 180) / Math.PI) + 360) % 360;
  });
}

/** The round on the server. */
async function getRound(world: Parameters<typeof callOutsidePage>[0]) {
  return callOutsidePage(world, async (sdk) => (await sdk.call.actInviteUser()).actInviteUser);
}

test.beforeEach(async ({ world }) => {
  await world.reset({ scenario: 'invite-claimable' });
});

// spec 1-29, 2.2-097
test('turns the wheel to the prize, fills the pot and keeps both after a reload', async ({ open, world }) => {
  const page = await open(PAGE, 'player');
  await expect(page.getByRole('img', { name: /^The wheel: 3\.00 coins/ })).toBeVisible();
  await expect(getPot(page)).toHaveAttribute('aria-valuetext', '0.00 of 500.00');
  const { spinCount } = await getRound(world);
  await expect(getKey(page)).toHaveText(`Spin${spinCount} left`);
  await getKey(page).dblclick();
  await expect(page.getByRole('button', { name: 'Spinning' })).toBeVisible();
  // The pot changes after the wheel has stopped.
  await expect(getPot(page)).toHaveAttribute('aria-valuetext', '0.00 of 500.00');

  const result = getResult(page);
  await expect(result).toContainText(/\+47[05]\.00/);
  expect(await world.calls('actInviteUserSpin')).toBe(1);
  const { wheel, amount } = await getRound(world);
  const angle = (360 - 45 * wheel.findIndex(({ count }) => count === amount)) % 360;
  expect(await getTurn(page)).toBe(angle);
  await expect(result.getByRole('button', { name: /^Spin/ })).toHaveText(`Spin${spinCount - 1} left`);
  await page.keyboard.press('Escape');
  await expect(getKey(page)).toBeFocused();
  await expect(page.getByText(/^Your last spin: 47[05]\.00 coins/)).toBeVisible();

  await page.reload();
  await expect(page.getByText(/^Your last spin: 47[05]\.00 coins/)).toBeVisible();
  expect(await getTurn(page)).toBe(angle);
  await expect(getResult(page)).toHaveCount(0);
});

test('shows the prize immediately with reduced motion', async ({ open, world, page: early }) => {
  await early.emulateMedia({ reducedMotion: 'reduce' });
  const page = await open(PAGE, 'player');
  await getDisc(page).evaluate((disc) => {
    const kept = window as Window & { animated?: string[] };
    kept.animated = [];
    const { animate } = Element.prototype;
    disc.animate = (frames, options) => {
      kept.animated?.push(JSON.stringify(frames));
      return animate.call(disc, frames, options);
    };
  });
  await getKey(page).click();
  await expect(getResult(page)).toContainText(/\+47[05]\.00/);
  const animated = await page.evaluate(() => (window as Window & { animated?: string[] }).animated);
  expect(animated).toEqual([JSON.stringify([{ opacity: 0 }, { opacity: 1 }])]);
  expect(await world.calls('actInviteUserSpin')).toBe(1);
});
