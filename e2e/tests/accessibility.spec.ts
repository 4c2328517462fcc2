import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { rightmost } from '../support/widths.ts';

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    // The game and the payment are pages of their own, checked where they are served.
    .exclude('iframe')
    .analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
}

const screens: { name: string; path: string; as: 'visitor' | 'player'; ready: RegExp }[] = [
  { name: 'home of a visitor', path: '/lobby/home', as: 'visitor', ready: /Popular games/ },
  { name: 'home of a player', path: '/lobby/home', as: 'player', ready: /Popular games/ },
  { name: 'login', path: '/login', as: 'visitor', ready: /Welcome back/ },
  { name: 'register', path: '/register', as: 'visitor', ready: /account/i },
  { name: 'forget', path: '/forget', as: 'visitor', ready: /password/i },
  { name: 'deposit', path: '/lobby/wallets/deposit', as: 'player', ready: /Pay with/ },
  { name: 'bind bank card', path: '/bindBankCard', as: 'player', ready: /Account holder/ },
  { name: 'favourites', path: '/profile/favorites', as: 'player', ready: /Favourites/ },
  { name: 'search', path: '/search', as: 'player', ready: /Search games/ },
  { name: 'game', path: '/start?gameId=1002', as: 'player', ready: /Truck Art Turbo/ },
  { name: 'terms', path: '/terms-of-use', as: 'visitor', ready: /Terms of Use/ },
  { name: 'unfinished', path: '/lobby/rewards', as: 'player', ready: /Coming in this build/ },
];

for (const { name, path, as, ready } of screens) {
  test(`axe finds nothing on ${name}`, async ({ open }) => {
    const page = await open(path, as);
    await expect(page.getByText(ready).first()).toBeAttached();
    await expect(page.locator('h1')).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    expect(await violations(page)).toEqual([]);
  });
}

test('axe finds nothing on the QR order', async ({ open }) => {
  const page = await open('/lobby/wallets/deposit', 'player');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByRole('img', { name: /Payment QR code/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('axe finds nothing in green mode, notice open and accepted', async ({ open, world }) => {
  await world.reset({ scenario: 'green' });
  const page = await open('/lobby/home');
  const accept = page.getByRole('button', { name: 'I am 21 or older' });
  await expect(accept).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await accept.click();
  await expect(accept).toBeHidden();
  expect(await violations(page)).toEqual([]);
});

const narrow: { path: string; as: 'visitor' | 'player' }[] = [
  { path: '/lobby/home', as: 'visitor' },
  { path: '/lobby/home', as: 'player' },
  { path: '/login', as: 'visitor' },
  { path: '/register', as: 'visitor' },
  { path: '/forget', as: 'visitor' },
  { path: '/lobby/wallets/deposit', as: 'player' },
  { path: '/bindBankCard', as: 'player' },
  { path: '/profile/favorites', as: 'player' },
  { path: '/terms-of-use', as: 'visitor' },
];

for (const { path, as } of narrow) {
  test(`nothing is cut off at 320 px on ${path} of a ${as}`, async ({ open, page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(`${path}?layout=mobile`, as);
    await expect(page.locator('h1')).toBeAttached();
    await page.waitForLoadState('networkidle');
    await expect.poll(() => rightmost(page)).toBeLessThanOrEqual(320);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}
