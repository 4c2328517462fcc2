import type { Page } from '@playwright/test';
import { bindMobile } from '../support/tasks.ts';
import { expect, test, touchPage } from '../support/test.ts';

const dialogs = (page: Page) => page.getByRole('dialog');
/** The popups begin with a button that closes them. */
const close = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog', { name }).getByRole('button', { name: 'Close' }).click();
const firstDeposit = (page: Page) => page.getByRole('dialog', { name: 'Your first deposit' });
const inviteReward = (page: Page) => page.getByRole('dialog', { name: 'Invite reward' });

/** Leaves home and arrives again: each arrival has one popup. */
async function arriveAgain(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'News', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
}

/** Advances the page's clock past the quiet moment before a popup. */
async function waitAtHome(page: Page): Promise<void> {
  await expect(page.getByRole('list', { name: 'Popular games' })).toBeVisible();
  await page.clock.runFor(10_000);
}

// spec 2.8-06
test('opens the deposit of its offer without an extra history entry', async ({ open, world }) => {
  await world.reset({ scenario: 'first-charge-open' });
  const page = await open('/lobby/home', 'player', { popups: true });
  await touchPage(page);
  await close(page, /./);
  await arriveAgain(page);
  await firstDeposit(page).getByRole('link', { name: 'Deposit Rs 500' }).click();
  await expect(page).toHaveURL(/\/lobby\/wallets\/deposit\?offer=\d/);
  await expect(page.getByText('First deposit pack')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/lobby\/home/);
  await expect(dialogs(page)).toHaveCount(0);
});

// spec 4-72, 7.6-01, 9-46, 9-47
test('asks a player with a deposit to invite, and shares the link', async ({ open, world, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await world.reset({ scenario: 'first-charge-claimed' });
  await bindMobile(world);
  const page = await open('/lobby/home', 'player', { popups: true });
  await touchPage(page);
  await close(page, /./);
  await arriveAgain(page);
  await expect(inviteReward(page)).toContainText('for 1 friend who joins with your link');
  // The player counts as the first (spec 9).
  await expect(inviteReward(page).getByRole('progressbar')).toHaveAttribute(
    'aria-valuetext',
    '1 of 2, including you',
  );
  await inviteReward(page).getByRole('button', { name: 'Invite a friend' }).click();
  const share = page.getByRole('dialog', { name: 'Invite friends' });
  const link = await share.getByText(/^http:.*\/s\//).textContent();
  await share.getByRole('button', { name: 'Copy link' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  const whatsapp = share.getByRole('link', { name: 'WhatsApp' });
  await expect(whatsapp).toHaveAttribute('rel', 'noopener noreferrer');
  const address = new URL((await whatsapp.getAttribute('href')) ?? '');
  expect(address.searchParams.get('text')).toContain(link);
  // The short link leads to the long one of the specification.
  const arrived = await page.request.get(link ?? '', { maxRedirects: 0 });
  expect(arrived.headers()['location']).toMatch(/outValue=\w+&install_referrer=h5&aid=\w*&share_referrer=8$/);
});

// spec 2.4-02
test('shows no popup while the player is busy or away from home', async ({ open, page: early }) => {
  await early.clock.install();
  const page = await open('/lobby/notice', 'player', { popups: true });
  await page.waitForLoadState('networkidle');
  // The page's clock is stopped, so that a slow machine does not cause a quiet moment.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect(page.getByRole('list', { name: 'Popular games' })).toBeVisible();
  // A move of the pointer delays it; after a tap it waits for the next arrival.
  await page.clock.runFor(900);
  await page.mouse.move(200, 300);
  await page.clock.runFor(900);
  await expect(dialogs(page)).toHaveCount(0);
  await page.getByRole('heading', { name: 'Popular games' }).click();
  await page.clock.runFor(20_000);
  await expect(dialogs(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'News', exact: true }).first().click();
  await expect(page.getByRole('list', { name: 'Popular games' })).toBeHidden();
  await page.clock.runFor(10_000);
  await expect(dialogs(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect(page.getByRole('list', { name: 'Popular games' })).toBeVisible();
  // The popup is due; its files come over the network, independent of the page's clock.
  await expect(async () => {
    await page.clock.runFor(5000);
    await expect(dialogs(page)).toHaveCount(1, { timeout: 500 });
  }).toPass();
});

// spec 2.8-11, 4-56 mobile, 4-57 mobile, 9-41, 9-42 mobile
test('shows the update dialog once after a deposit', async ({ open, world }) => {
  await world.config({ h5: { downloadType: 2, downloadUrl: '/apk/tara.apk', url: '' } });
  const page = await open('/lobby/wallets/deposit', 'player');
  await page.getByRole('button', { name: '500', exact: true }).click();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page).toHaveURL(/[?&]order=TS/);
  await world.settle(new URL(page.url()).searchParams.get('order') ?? '');
  await expect(page.getByRole('heading', { name: 'Coins added to your balance' })).toBeVisible();
  await page.goto(world.url('/lobby/home'));
  await touchPage(page);
  const update = page.getByRole('dialog', { name: 'Get the app' });
  await expect(update).toContainText('receive 20 rupees more');
  await page.clock.install();
  await page.reload();
  await touchPage(page);
  await waitAtHome(page);
  await expect(update).toHaveCount(0);
});

test('greets a new player before the first offer', { tag: '@full' }, async ({ open }) => {
  const page = await open('/register', 'visitor', { popups: true });
  await page.getByLabel('Username', { exact: true }).fill('bazaar98');
  await page.getByLabel('Password', { exact: true }).fill('tara1234');
  await page.getByLabel('Confirm password').fill('tara1234');
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  const greeting = page.getByRole('region', { name: '50 coins for you' });
  await expect(greeting).toBeVisible();
  await page.clock.install();
  await waitAtHome(page);
  await expect(dialogs(page)).toHaveCount(0);
  await greeting.getByRole('button', { name: 'Look around' }).click();
  await arriveAgain(page);
  await waitAtHome(page);
  await expect(firstDeposit(page)).toBeVisible();
});
