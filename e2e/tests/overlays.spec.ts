import type { Locator, Page } from '@playwright/test';
import { expect, test, touchPage } from '../support/test.ts';

// These tests need animations.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** A touch from one point to another in steps. */
async function swipe(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await send('touchStart', [{ x: from[0], y: from[1] }]);
  for (let step = 1; step <= 8; step += 1) {
    const at = (index: 0 | 1) => from[index] + ((to[index] - from[index]) * step) / 8;
    await send('touchMove', [{ x: at(0), y: at(1) }]);
  }
  await send('touchEnd', []);
  await touch.detach();
}

const menuButton = (page: Page) => page.getByRole('button', { name: /^Open menu/ });

// spec 2.4-02, 2.5-04, 2.6-13, 4-28, 4-30
test('closes the menu by Back before leaving the page, and adds no extra history entry @phone', async ({
  open,
}) => {
  const page = await open('/lobby/notice', 'player');
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menuButton(page).click();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/\/lobby\/home/);
  await expect(menuButton(page)).toBeFocused();
  // Closing by the button removes the history entry.
  await menuButton(page).click();
  await menu.getByRole('button', { name: 'Close' }).click();
  await expect(menu).toBeHidden();
  await menuButton(page).click();
  await menu.getByRole('link', { name: 'My profile' }).click();
  await expect(page).toHaveURL(/\/profile\/user/);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/\/lobby\/home/);
  await expect(menu).toBeHidden();
  await page.goForward();
  await expect(page).toHaveURL(/\/profile\/user/);
  await page.goBack();
  await expect(page).toHaveURL(/\/lobby\/home/);
  await page.goBack();
  await expect(page).toHaveURL(/\/lobby\/notice/);

  // spec 2.6-01
  await test.step('closes the menu and a sheet by a long swipe only', async () => {
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await menuButton(page).click();
    await expect(menu.getByText('My profile')).toBeVisible();
    await swipe(page, [200, 500], [150, 500]);
    await expect(menu).toBeVisible();
    await swipe(page, [300, 500], [40, 504]);
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: /Watch the video/ }).click();
    const story = page.getByRole('dialog', { name: 'Video' });
    await expect(story).toBeVisible();
    const box = await story.boundingBox();
    if (!box) throw new Error('the story has no box');
    await swipe(page, [195, box.y + 20], [200, box.y + box.height - 10]);
    await expect(story).toBeHidden();
    await expect(page).toHaveURL(/\/lobby\/home/);
  });
});

// spec 2.5-55, 2.5-56
test('closes the topmost dialog by Back @phone', async ({ open, world }) => {
  await world.config({ h5: { downloadType: 2, downloadUrl: '/apk/tara.apk', url: '' } });
  const page = await open('/lobby/home', 'visitor', { popups: true });
  await touchPage(page);
  const welcome = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: /Get the app/ }) });
  await welcome.getByRole('button', { name: /Get the app/ }).click();
  const ask = page.getByRole('dialog', { name: 'Download the app?' });
  await expect(ask).toBeVisible();
  await page.goBack();
  await expect(ask).toBeHidden();
  await expect(welcome).toBeVisible();
  await page.goBack();
  await expect(welcome).toBeHidden();
  await expect(page).toHaveURL(/\/lobby\/home/);
});

// spec 2.5-56, 2.5-57, 2.5-58
test('starts a download from a dialog that closes @phone', async ({ open, world }) => {
  await world.config({ h5: { downloadType: 2, downloadUrl: '/docs', url: '' } });
  const page = await open('/lobby/home', 'visitor', { popups: true });
  await touchPage(page);
  await page.getByRole('button', { name: /Get the app/ }).click();
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  await expect(page).toHaveURL(/\/docs/);
});

// spec 2.2-087
test('keeps focus in the list after a favourite is removed', async ({ open }) => {
  const page = await open('/profile/favorites', 'player');
  const list = page.getByRole('list', { name: 'Favourites' });
  const hearts = list.getByRole('button', { name: /^Save / });
  await expect(hearts.first()).toBeVisible();
  const count = await hearts.count();
  await hearts.first().focus();
  for (let left = count - 1; left > 0; left -= 1) {
    await page.keyboard.press('Enter');
    await expect(hearts).toHaveCount(left);
    await expect(hearts.first()).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(list).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

/** Waits for an element while the page's own time advances in small steps, far below the two seconds of a toast. */
async function expectWithClock(page: Page, element: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(20);
      return element.isVisible();
    })
    .toBe(true);
}

test('shows a toast clear of buttons and removes it with its screen', async ({ open, page: early }) => {
  await early.clock.install();
  // Visit the other screen first, so that it is loaded.
  const page = await open('/lobby/notice', 'player');
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  const tile = page.getByRole('article').filter({ hasText: 'Back at' }).first();
  await expect(tile).toBeVisible();
  // The clock is stopped, so only leaving the screen can remove the toast.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1500));
  await tile.getByRole('button').first().click();
  const toast = page.getByText('is under maintenance', { exact: false });
  await expectWithClock(page, toast);
  const covered = await toast.evaluate((words) => {
    const box = words.getBoundingClientRect();
    const bars = document.querySelectorAll('nav, [role=search], [role=tablist], main > footer');
    return [...bars]
      .map((bar) => ({
        name: bar.getAttribute('aria-label') ?? bar.tagName,
        at: bar.getBoundingClientRect(),
      }))
      .filter(
        ({ at }) => at.left < box.right && at.right > box.left && at.top < box.bottom && at.bottom > box.top,
      )
      .map(({ name }) => name);
  });
  expect(covered).toEqual([]);
  // A toast of less than a second may come from the screen before, and stays.
  await page.clock.runFor(1100);
  await expect(toast).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'News' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Home' })).toBeHidden();
  await page.clock.runFor(600);
  await expect(toast).toBeHidden();
});

test('shows a toast over the header of a page, not over what was changed', async ({ open, page: early }) => {
  await early.clock.install();
  const page = await open('/profile/email', 'player');
  await page.getByRole('button', { name: /^Before your first withdrawal/ }).click();
  await page.getByRole('button', { name: 'Delete this message' }).click();
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true });
  await expect(confirm).toBeVisible();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1500));
  await confirm.click();
  const toast = page.locator('[data-sonner-toast]').filter({ hasText: 'Message deleted' });
  await expectWithClock(page, toast);
  const tabs = page.getByRole('tablist', { name: 'Filter mail' });
  await expect(tabs).toBeVisible();
  const bottom = async () => {
    const box = await toast.boundingBox();
    return (box?.y ?? Infinity) + (box?.height ?? 0);
  };
  await expect.poll(bottom).toBeLessThanOrEqual((await tabs.boundingBox())?.y ?? 0);
  await expect(page.getByRole('button', { name: 'Back' }).first()).toBeInViewport();
});

// spec 2.5-60
test('closes the activities on Escape, Back and an outside tap; their button covers nothing and stays in place', async ({
  open,
  page: early,
}) => {
  const { width } = early.viewportSize() ?? { width: 0 };
  if (width > 1000) await early.setViewportSize({ width: 1024, height: 800 });
  const page = await open('/lobby/home', 'player');
  const disc = page.getByRole('button', { name: 'Activities' });
  await expect(disc).toBeVisible();
  const covered = await disc.evaluate((key) => {
    const box = key.getBoundingClientRect();
    return [...document.querySelectorAll('main a, main button')]
      .filter((control) => control !== key)
      .map((control) => ({ control, at: control.getBoundingClientRect() }))
      .filter(({ control, at }) => {
        const scroller = control.closest('[role=tablist]')?.getBoundingClientRect();
        const right = Math.min(at.right, scroller?.right ?? at.right);
        return right > box.left && at.left < box.right && at.bottom > box.top && at.top < box.bottom;
      })
      .map(({ control }) => control.getAttribute('aria-label') ?? control.textContent);
  });
  expect(covered).toEqual([]);
  const box = await disc.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  const entries = page.getByRole('complementary', { name: 'Activities' }).getByRole('link');
  await disc.click();
  await expect(entries.first().getByRole('presentation')).toBeVisible();
  // It is a little smaller while pressed.
  await expect.poll(() => disc.boundingBox()).toEqual(box);
  await page.keyboard.press('Tab');
  await expect(entries.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(entries).toHaveCount(0);
  await expect(disc).toBeFocused();
  await disc.click();
  await expect(entries.first()).toBeVisible();
  await page.goBack();
  await expect(entries).toHaveCount(0);
  await expect(page).toHaveURL(/\/lobby\/home/);
  await disc.click();
  await page.getByRole('heading', { name: 'Popular games' }).click();
  await expect(entries).toHaveCount(0);

  // spec 1-25, 2.2-078, 2.5-11, 2.5-16
  await test.step('restores focus after the video and the support dialog close', async () => {
    const story = page.getByRole('button', { name: /Watch the video/ });
    await story.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(story).toBeFocused();
    const help = page.getByRole('button', { name: 'Customer service' }).first();
    await help.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(help).toBeFocused();
  });
});
