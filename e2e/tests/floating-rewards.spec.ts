import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const getGroup = (page: Page) => page.getByRole('complementary', { name: 'Activities' });
const getDisc = (page: Page) => getGroup(page).getByRole('button', { name: 'Activities' });

/** The centre of a visible element. */
async function getMiddle(what: Locator): Promise<{ x: number; y: number }> {
  const box = await what.boundingBox();
  if (!box) throw new Error('It has no place on the page.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The side of the window at which the group is. */
async function getSide(page: Page): Promise<'left' | 'right'> {
  const { x } = await getMiddle(getDisc(page));
  return x < (page.viewportSize()?.width ?? 0) / 2 ? 'left' : 'right';
}

/** Drags the group to a point, also outside of the window. */
async function dragTo(page: Page, x: number, y: number): Promise<void> {
  const from = await getMiddle(getDisc(page));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(x, y, { steps: 8 });
  await page.mouse.up();
}

// spec 2.5-60, 2.5-61
test('drags the floating rewards inside the window, keeps their place, and opens them by a tap', async ({
  open,
}) => {
  const page = await open('/lobby/home', 'player');
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await expect(getDisc(page)).toBeVisible();
  expect(await getSide(page)).toBe('right');
  // Below the bars at the top, where it can be dragged again.
  await dragTo(page, width * 0.2, 1);
  await expect.poll(() => getSide(page)).toBe('left');
  const high = await getMiddle(getDisc(page));
  expect(high.y).toBeLessThan(height / 2);
  await expect(getDisc(page)).toHaveAttribute('aria-expanded', 'false');

  await dragTo(page, width - 1, height - 1);
  await expect.poll(() => getSide(page)).toBe('right');
  // It is a little smaller while pressed.
  await getDisc(page).evaluate((disc) => Promise.all(disc.getAnimations().map(({ finished }) => finished)));
  const low = await getDisc(page).boundingBox();
  expect(low?.y).toBeGreaterThan(high.y);
  expect((low?.x ?? 0) + (low?.width ?? 0)).toBeLessThanOrEqual(width);
  expect((low?.y ?? 0) + (low?.height ?? 0)).toBeLessThanOrEqual(height);

  await page.reload();
  await expect(getDisc(page)).toBeVisible();
  expect(await getDisc(page).boundingBox()).toEqual(low);
  await getDisc(page).click();
  await expect(getGroup(page).getByRole('link')).toHaveCount(4);
  await page.keyboard.press('Escape');
  await expect(getDisc(page)).toBeFocused();
  await expect(getGroup(page).getByRole('link')).toHaveCount(0);
  // spec 2.5-60, 2.5-61
  await test.step('moves and hides the floating rewards by buttons and keeps the focus', () =>
    expectButtons(page));
});

/** Moves the group to the left by its button, then hides it. */
async function expectButtons(page: Page): Promise<void> {
  await getDisc(page).press('Enter');
  const move = getGroup(page).getByRole('button', { name: 'Move to the other side' });
  await move.press('Enter');
  await expect.poll(() => getSide(page)).toBe('left');
  await expect(move).toBeFocused();
  await getGroup(page).getByRole('button', { name: 'Hide until the next visit' }).press('Enter');
  await expect(getGroup(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await page.waitForLoadState('networkidle');
  await expect(getGroup(page)).toHaveCount(0);
}
