import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

// These tests need animations.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const wins = (page: Page) => page.getByRole('region', { name: 'Latest big wins' });

// spec 8-51, 9-33, 9-34
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
  const seen = [await text()];
  for (let turn = 0; turn < 3; turn += 1) {
    await page.clock.runFor(2500);
    await expect.poll(text).not.toBe(seen.at(-1));
    seen.push(await text());
  }
  expect(new Set(seen).size).toBe(4);

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

/** The games that are whole in the window, above the bar and the wheel that rises out of it. */
async function countWholeTiles(page: Page): Promise<number> {
  return page.evaluate(() => {
    const isCovered = (tile: DOMRect) =>
      [...document.querySelectorAll('nav > ul, nav img')].some((each) => {
        const { top, left, right } = each.getBoundingClientRect();
        return tile.bottom > top && tile.right > left && tile.left < right;
      });
    return [...document.querySelectorAll('main article')].filter((article) => {
      const tile = article.getBoundingClientRect();
      return tile.height > 0 && tile.left >= 0 && tile.right <= innerWidth && !isCovered(tile);
    }).length;
  });
}

test('shows a player games directly below the tabs, and two rows of them in the window @phone', async ({
  open,
}) => {
  const page = await open('/lobby/home', 'player');
  const tabs = page.getByRole('tablist', { name: 'Games and rewards' });
  const first = page.getByRole('heading', { level: 2 }).first();
  await expect(first).toHaveText('Continue playing');
  for (const [width, height, games] of [
    [390, 844, 6],
    [360, 740, 6],
    // The wheel covers one of the second row.
    [320, 640, 5],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => countWholeTiles(page), `${width}x${height}`).toBe(games);
    const [above, below] = [await tabs.boundingBox(), await first.boundingBox()];
    expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeLessThan(28);
  }
});

test('opens the activities inside of the window at 320 px @phone', async ({ open }) => {
  const page = await open('/lobby/home', 'player');
  await page.setViewportSize({ width: 320, height: 640 });
  const group = page.getByRole('complementary', { name: 'Activities' });
  await group.getByRole('button', { name: 'Activities' }).click();
  const list = await group.getByRole('list').boundingBox();
  expect(list?.x).toBeGreaterThanOrEqual(0);
  expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(320);
});
