import { navigate } from '../support/navigate.ts';
import { expect, isPhone, test } from '../support/test.ts';
import { expectToast, recordToasts } from '../support/toasts.ts';

test.use({
  expectedErrors: [
    /PartLoadError|status of 401|status of 503|ERR_INTERNET_DISCONNECTED|ERR_EMPTY|Failed to load/,
  ],
});

test('opens the log-in with a reason when the session ends in a game, and returns to the game', async ({
  open,
  world,
}) => {
  const page = await open('/start?gameId=1001', 'player');
  const spin = page.frameLocator('iframe').getByRole('button', { name: /^spin/i });
  await expect(spin).toBeVisible();
  await world.endSessions();
  await spin.click();
  await expect(page).toHaveURL(/\/login\?reason=expired&from=%2Fstart/);
  await expect(page.getByText('Your session ended', { exact: false })).toBeVisible();
  await page.getByLabel('Phone or username').fill('demoplayer');
  await page.getByLabel('Password', { exact: true }).fill('tara1234');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/start\?gameId=1001/);
  await expect(spin).toBeVisible();
});

test('shows that the page is offline and keeps the lobby', async ({ open, context, page: early }) => {
  // Toasts load after the first view. Wait for them before going offline.
  await recordToasts(early);
  const toasts = early.waitForResponse(/Toaster-.*\.js$/);
  const page = await open('/lobby/home', 'player');
  await toasts;
  await expect(page.getByRole('list', { name: 'Popular games' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const banner = page.getByRole('status').filter({ hasText: 'You are offline.' });
  await expect(banner).toBeVisible();
  // The header begins below the banner.
  const below = async () => {
    const [said, brand] = [
      await banner.boundingBox(),
      await page.getByText('Tara Slots').first().boundingBox(),
    ];
    return said && brand ? brand.y - (said.y + said.height) : -1;
  };
  await expect.poll(below).toBeGreaterThanOrEqual(0);
  await page.getByRole('button', { name: 'Save Mango Monsoon' }).click();
  await expectToast(page, 'Not saved: no connection.');
  await context.setOffline(false);
  await expect(page.getByText('You are offline.', { exact: false })).toBeHidden();

  // spec 2.4-08
  await test.step('shows an offline message for an unloaded page and loads it later', async () => {
    await expect(page.getByRole('list', { name: 'Popular games' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('tab', { name: 'Slots' }).click();
    const panel = page.getByRole('tabpanel', { name: 'Slots' });
    await expect(panel.getByText('No connection')).toBeVisible();
    await page.getByRole('tab', { name: 'Home', exact: true }).click();
    await expect(page.getByRole('list', { name: 'Popular games' })).toBeVisible();
    await page.getByRole('tab', { name: 'Slots' }).click();
    await context.setOffline(false);
    await expect(panel.getByRole('link', { name: /^Play / }).first()).toBeVisible();

    await context.setOffline(true);
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('link', { name: /Wallet|Member/ }).click();
    await expect(page.getByRole('main').getByText('No connection')).toBeVisible();
    await expect(menu).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: 'Back' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(isPhone(page) ? 'Pay with' : 'Safebox').first()).toBeVisible();
    // The page has its styles.
    const unstyled = () =>
      page.evaluate(() => {
        const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
        return links.filter(({ sheet }) => {
          try {
            return !sheet?.cssRules.length;
          } catch {
            // Chromium denies access to the rules of a style sheet that failed to load.
            return true;
          }
        }).length;
      });
    await expect.poll(unstyled).toBe(0);
  });
  await navigate(page, '/lobby/home');
  // spec 2.5-38, 2.5-43
  await test.step('shows the tile without its picture while offline and loads it later', async () => {
    await page.getByRole('tab', { name: 'Fish' }).click();
    await expect(page.getByRole('tabpanel', { name: 'Fish' }).getByRole('article').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('tab', { name: 'Poker' }).click();
    const tile = page.getByRole('tabpanel', { name: 'Poker' }).getByRole('article').last();
    await tile.scrollIntoViewIfNeeded();
    await expect(tile.locator('img')).toBeHidden();
    await expect(tile.getByRole('link').or(tile.getByRole('button')).first()).toBeVisible();
    await context.setOffline(false);
    await expect(tile.locator('img')).toBeVisible();
  });
});

// Only the phone has the side menu (spec 2.6).
// spec 2.2-066, 2.6-02, 2.6-03, 2.6-05, 2.6-10, 2.6-11, 2.6-12, 2.6-13, 2.6-14, 2.6-15, 2.6-16, 2.6-17
// spec 2.6-18, 2.6-19, 2.6-20, 2.6-21, 2.6-22, 2.6-23, 4-29
test('links the player pages in the side menu', { tag: '@phone' }, async ({ open, world, context, page }) => {
  await recordToasts(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await world.patchPlayer({ avatar: 3, lottery: 250_00 });
  await open('/lobby/home', 'player');
  await page.getByRole('button', { name: /^Open menu/ }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByText('VIP')).toBeVisible();
  const entries = menu.getByRole('navigation').getByRole('listitem');
  await expect(entries).toHaveText([
    /My profile/,
    /Transactions/,
    /Mail/,
    /Link mobile number/,
    /Favourites/,
    /Tasks/,
    'Safer play',
    /Customer service/,
    /More/,
  ]);
  await expect(menu.locator('img[src$="/avatar_3.png"]')).toBeVisible();
  await menu.getByTitle('Copy player ID').click();
  await expectToast(page, 'Copy Success.');
  const { id } = await world.player();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(String(id));
  await expect(menu.getByRole('link', { name: /^Deposit/ })).toHaveAttribute(
    'href',
    /\/lobby\/wallets\/deposit/,
  );
  await expect(menu).toContainText('250');
  await expect(menu.getByRole('link', { name: 'Use points' })).toHaveAttribute('href', /\/points/);
  await menu.getByRole('link', { name: 'Withdraw' }).click();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/wallets\/withdraw/);
});
