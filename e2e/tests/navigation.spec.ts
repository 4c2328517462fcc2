import type { Page } from '@playwright/test';
import { navigate } from '../support/navigate.ts';
import { expect, test } from '../support/test.ts';

const MINUTE = 60 * 1000;

/** Texts and targets of links in order. */
async function getLinks(page: Page, name: string): Promise<[string, string][]> {
  const links = page.getByRole('navigation', { name }).getByRole('link');
  await expect(links.first()).toBeVisible();
  return links.evaluateAll((all) =>
    all.map((link) => [link.textContent?.trim() ?? '', new URL((link as HTMLAnchorElement).href).pathname]),
  );
}

// spec 2.4-01, 2.4-03, 2.4-04, 2.4-05, 2.4-06
test('links five places in the tab bar, with the spin amount as a badge @phone', async ({ open }) => {
  const page = await open('/lobby/home');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByText('Get up to Rs 50')).toBeVisible();
  expect((await getLinks(page, 'Main')).map(([, to]) => to)).toEqual([
    '/lobby/home',
    '/lobby/rewards',
    '/activity/spin',
    '/lobby/notice',
    '/lobby/wallets/deposit',
  ]);
  // spec 2.7-02, 2.7-04
  await test.step('shows a picture and customer service on the log-in page', async () => {
    await navigate(page, '/login');
    await expect(page.locator('img[src*="cover"]').first()).toBeVisible();
    await page.getByRole('button', { name: 'Customer service' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

// spec 2.3-47, 2.3-50
test('links five places in the side menu @desktop', async ({ open }) => {
  const page = await open('/lobby/home', 'player');
  expect(await getLinks(page, 'Main')).toEqual([
    ['Home', '/lobby/home'],
    ['Games', '/lobby/games'],
    [expect.stringMatching(/^Promo/), '/lobby/rewards'],
    ['News', '/lobby/notice'],
    ['Member', '/lobby/member'],
  ]);
});

// spec 2.3-57, 2.3-58, 2.3-60, 2.3-63, 2.3-64, 2.3-65, 2.3-66, 8-27
test('shows legal texts, help, app and age limit in the footer @desktop', async ({ open, world }) => {
  const page = await open('/lobby/home');
  const footer = page.getByRole('contentinfo').last();
  await expect(footer.getByRole('link', { name: 'Terms of Use' })).toHaveAttribute('href', /\/terms-of-use/);
  await expect(footer.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
    'href',
    /\/privacy-policy/,
  );
  await expect(footer).toContainText('21+');
  await expect(footer).toContainText('Pakistan');
  await expect(footer).toContainText('App for Android, coming soon');
  await expect(footer).toContainText('App for iPhone, coming soon');
  const opened = page.waitForEvent('popup');
  await footer.getByRole('button').first().click();
  await (await opened).close();

  await world.config({ h5: { downloadType: 2, downloadUrl: 'https://app.example.com/get', url: '' } });
  await world.fault({ operationId: 'getCustomerServices', errcode: 104 });
  await page.reload();
  for (const name of ['App for Android', 'App for iPhone']) {
    const badge = footer.getByRole('link', { name });
    await expect(badge).toHaveAttribute('href', 'https://app.example.com/get');
    await expect(badge).toHaveAttribute('target', '_blank');
  }
  await expect.poll(() => world.calls('getCustomerServices')).toBeGreaterThan(1);
  await expect(footer.getByRole('button')).toHaveCount(0);
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
});

// spec 7.2-17, 9-26
test('refreshes the player at home, at most once in five seconds @phone', async ({
  open,
  world,
  page: early,
}) => {
  await early.clock.install();
  const page = await open('/lobby/home', 'player');
  await expect(page.getByRole('list', { name: 'Popular games' })).toBeVisible();
  await page.clock.fastForward(6000);
  await world.patchPlayer({ coin: 4_321_00 });
  const read = () => world.calls('getAfterLoginInfo');
  const before = await read();
  const leaveAndReturn = async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'News' }).click();
    await expect(page).toHaveURL(/\/lobby\/notice/);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('list', { name: 'Popular games' })).toBeVisible();
  };
  await leaveAndReturn();
  await expect(page.getByText('4,321.00').first()).toBeVisible();
  await expect.poll(read).toBe(before + 1);
  await leaveAndReturn();
  expect(await read()).toBe(before + 1);
  await page.clock.fastForward(MINUTE);
  await leaveAndReturn();
  await expect.poll(read).toBe(before + 2);
  // spec 2.2-068, 2.8-01
  await test.step('shows the deposit for an unknown wallet', async () => {
    await navigate(page, '/lobby/wallets/nonsense');
    await expect(page).toHaveURL(/\/lobby\/wallets\/deposit/);
    await expect(page.getByRole('heading', { name: 'Deposit', level: 1 })).toBeVisible();
  });
});
