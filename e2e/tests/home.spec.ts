import type { Page } from '@playwright/test';
import { expect, isPhone, test } from '../support/test.ts';

// These tests need animations.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const popular = (page: Page) => page.getByRole('list', { name: 'Popular games' });
const wins = (page: Page) => page.getByRole('region', { name: 'Latest big wins' });

/** The number of tiles in the first row of a grid. */
async function columnsOf(page: Page): Promise<number> {
  const tiles = popular(page).getByRole('listitem');
  await expect(tiles).toHaveCount(15);
  const tops = await tiles.evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().top));
  return tops.filter((top) => Math.abs(top - (tops[0] ?? 0)) < 2).length;
}

test('shows three popular games in a row on a phone, five on a desktop', async ({ open }) => {
  const page = await open('/lobby/home');
  expect(await columnsOf(page)).toBe(isPhone(page) ? 3 : 5);
});

test('keeps the tabs of home below the bar @phone', async ({ open }) => {
  const page = await open('/lobby/home', 'player');
  await expect(popular(page)).toBeVisible();
  await page.locator('main').evaluate((main) => main.scrollTo(0, 900));
  const tabs = page.getByRole('tablist', { name: 'Games and rewards' });
  await expect(tabs).toBeInViewport({ ratio: 1 });
  const top = () => tabs.evaluate((part) => part.getBoundingClientRect().top);
  const rested = await top();
  await page.locator('main').evaluate((main) => main.scrollTo(0, 1200));
  await expect.poll(top).toBe(rested);
});

test('rotates the wins, ignores swipes on them, and shows a text without wins @phone', async ({
  open,
  world,
  page: early,
}) => {
  await early.clock.install();
  const page = await open('/lobby/home');
  await expect(wins(page)).toContainText('won in');
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  const text = async () => wins(page).innerText();
  const first = await text();
  const seen = [first];
  do {
    await page.clock.runFor(2500);
    await expect.poll(text).not.toBe(seen.at(-1));
    seen.push(await text());
  } while (seen.at(-1) !== first && seen.length < 60);
  expect(seen.at(-1)).toBe(first);
  expect(new Set(seen).size).toBe(seen.length - 1);

  const held = await text();
  const box = await wins(page).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 10);
  await page.mouse.down();
  await page.mouse.move((box?.x ?? 0) + 200, (box?.y ?? 0) + 10, { steps: 8 });
  await page.mouse.up();
  expect(await text()).toBe(held);
  await page.clock.resume();

  await world.fault({ operationId: 'lobbyTips', errcode: 104 });
  await page.reload();
  await expect(wins(page)).toBeVisible();
  await expect.poll(() => world.calls('lobbyTips')).toBeGreaterThan(1);
  await expect(wins(page)).not.toContainText('won in');
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
});
