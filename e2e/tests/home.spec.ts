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
