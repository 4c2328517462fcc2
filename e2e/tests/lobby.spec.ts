import { expect, isPhone, test, touchPage } from '../support/test.ts';

// spec 2.5-52
test(
  'shows one popup per visit, in a quiet moment after the first input',
  { tag: '@full' },
  async ({ open, world, page: early }) => {
    // The clock is stopped, so that a slow machine does not cause a quiet moment.
    await early.clock.install({ time: Date.now() });
    await early.clock.pauseAt(Date.now() + 60_000);
    const page = await open('/lobby/home', 'visitor', { popups: true });
    const dialog = page.getByRole('dialog');
    await expect(async () => {
      await page.clock.runFor(50);
      await expect(page.getByRole('list', { name: 'Popular games' })).toBeVisible({ timeout: 500 });
    }).toPass();
    // The first view is the page: the popup waits for an input.
    await page.clock.runFor(20_000);
    await expect(dialog).toHaveCount(0);
    await touchPage(page);
    // Pointer moves delay the popup.
    for (const y of [300, 310, 320]) {
      await page.clock.runFor(900);
      await page.mouse.move(200, y);
      await expect(dialog).toHaveCount(0);
    }
    // After the quiet moment it appears when its file has loaded.
    await expect(async () => {
      await page.clock.runFor(5000);
      await expect(dialog).toBeVisible({ timeout: 500 });
    }).toPass();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await page.clock.runFor(20_000);
    await expect(dialog).toHaveCount(0);
    await page.goto(world.url('/lobby/home'));
    await touchPage(page);
    await expect(async () => {
      await page.clock.runFor(5000);
      await expect(page.getByRole('list', { name: 'Popular games' })).toBeVisible({ timeout: 500 });
    }).toPass();
    await page.clock.runFor(5000);
    // Its pictures distinguish it from other popups.
    await expect(dialog.getByRole('img')).toHaveCount(0);
  },
);

// spec 2.1-09, 2.3-51, 2.4-07, 2.5-27, 2.5-28
test('shows the studios of a game type and keeps the tab after a visit elsewhere', async ({ open }) => {
  const page = await open('/lobby/home');
  await page.getByRole('tab', { name: 'Fish' }).click();
  const brands = page.getByRole('group', { name: 'Games by' });
  await expect(brands.getByRole('button').first()).toHaveAttribute('aria-pressed', 'true');
  const panel = page.getByRole('tabpanel', { name: 'Fish' });
  await expect(panel.getByRole('link', { name: /^Play / }).first()).toBeVisible();
  await page.getByRole('link', { name: 'News' }).click();
  await expect(page).toHaveURL(/\/lobby\/notice/);
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Fish' })).toHaveAttribute('aria-selected', 'true');
});

test('restores filters and scroll position of all games after a game', async ({ open }) => {
  const page = await open('/lobby/home', 'player');
  await page.getByRole('link', { name: 'All 120', exact: true }).click();
  const list = page.getByRole('list', { name: 'Games', exact: true });
  await expect(list).toBeVisible();
  if (isPhone(page)) {
    await page.getByRole('button', { name: 'Filter and sort' }).click();
    await page.getByRole('button', { name: 'Slots 60' }).click();
    await page.getByRole('button', { name: 'A to Z' }).click();
    await page.getByRole('button', { name: 'Show 60 games' }).click();
  } else {
    await page.getByRole('button', { name: 'Slots 60' }).click();
    const byName = page.getByRole('button', { name: 'A to Z' });
    await byName.click();
    await expect(byName).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(page.getByRole('heading', { name: '60 games' })).toBeVisible();
  const filters = new URL(page.url()).search;
  const scroller = page.locator('[data-scroller]:visible');
  await scroller.evaluate((box) => box.scrollTo(0, 1200));
  await expect.poll(() => scroller.evaluate((box) => box.scrollTop)).toBe(1200);
  // The first game in the window, so that the click does not scroll.
  const name = await list.evaluate((games) => {
    const inView = [...games.querySelectorAll('a')].find((link) => link.getBoundingClientRect().top > 200);
    return inView?.getAttribute('aria-label') ?? '';
  });
  await list.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(/\/start\?gameId=/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: '60 games' })).toBeVisible();
  expect(new URL(page.url()).search).toBe(filters);
  await expect.poll(() => scroller.evaluate((box) => box.scrollTop)).toBe(1200);
});
