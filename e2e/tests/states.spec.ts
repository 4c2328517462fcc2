import type { Page } from '@playwright/test';
import type { MockWorld } from '@tara/mock-server/playwright';
import { expect, isPhone, test } from '../support/test.ts';
import { rightmost } from '../support/widths.ts';

/** The calls that bring the configuration: a visitor's and a player's. */
const CONFIG = ['appConfig', 'getAfterLoginInfoWeb'];

async function configFails(world: MockWorld): Promise<void> {
  for (const operationId of CONFIG) await world.fault({ operationId, httpStatus: 503 });
}

/** Whether a text that must not be there has ever been there, from the first paint on. */
async function watchFor(page: Page, text: string): Promise<() => Promise<boolean>> {
  await page.addInitScript((wanted) => {
    const seen = window as { seenText?: boolean };
    new MutationObserver(() => {
      seen.seenText ||= document.body?.textContent.includes(wanted) ?? false;
    }).observe(document, { childList: true, subtree: true, characterData: true });
  }, text);
  return () => page.evaluate(() => (window as { seenText?: boolean }).seenText === true);
}

const screens: { path: string; shows: string }[] = [
  { path: '/profile/favorites', shows: 'Tiger Bazaar' },
  { path: '/search', shows: 'Tiger Bazaar' },
  { path: '/lobby/wallets/deposit', shows: 'Pay with' },
  { path: '/lobby/member', shows: 'Safebox' },
  { path: '/profile/info', shows: 'Nickname' },
  { path: '/bindBankCard', shows: 'Account holder' },
  { path: '/bankCardList', shows: 'No bank card yet' },
];

for (const { path, shows } of screens) {
  test(`${path} says that it did not load, and comes when tried again`, async ({
    open,
    world,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 503/);
    await configFails(world);
    const page = await open(path, 'player');
    await expect(page.getByText('This page did not load')).toBeVisible();
    await world.clearFaults();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(shows).first()).toBeVisible();
  });
}

test('a deposit whose ways to pay are still coming does not say that there are none', async ({
  open,
  page: early,
  world,
}) => {
  for (const operationId of CONFIG)
    await world.fault({ operationId, latency: { kind: 'fixed', ms: 2000 }, times: 2 });
  const said = await watchFor(early, 'No way to pay right now');
  const page = await open('/lobby/wallets/deposit', 'player');
  await expect(page.getByRole('radio', { name: /QR code/ })).toBeAttached();
  expect(await said()).toBe(false);
});

test('bank cards that are still coming are not said to be none', async ({ open, page: early, world }) => {
  await world.reset({ scenario: 'withdraw-ready' });
  for (const operationId of CONFIG)
    await world.fault({ operationId, latency: { kind: 'fixed', ms: 2000 }, times: 2 });
  const said = await watchFor(early, 'No bank card yet');
  const page = await open('/bankCardList', 'player');
  await expect(page.getByText(/\*+\d{4}/).first()).toBeVisible();
  expect(await said()).toBe(false);
});

test('nothing is promised before the configuration is there', async ({ open, page: early, world }) => {
  await world.fault({ operationId: 'appConfig', latency: { kind: 'fixed', ms: 2000 }, times: 2 });
  const said = await watchFor(early, 'Get Rs 0');
  const page = await open('/lobby/home');
  await expect(page.getByText('Get Rs 50').first()).toBeVisible();
  expect(await said()).toBe(false);
});

test('somebody with a session is never asked to log in while the name is still coming', async ({
  open,
  page: early,
  world,
}) => {
  for (const operationId of ['getAfterLoginInfoWeb', 'getAfterLoginInfo'])
    await world.fault({ operationId, latency: { kind: 'fixed', ms: 2000 }, times: 2 });
  const said = await watchFor(early, isPhone(early) ? 'Log in' : 'Login / Register');
  const page = await open('/lobby/home', 'player');
  await expect(page.getByText('1,000.00 coins')).toBeAttached();
  expect(await said()).toBe(false);
});

test('a lobby without games says so, and heads no empty lists', async ({ open, world }) => {
  await world.reset({ scenario: 'empty' });
  const page = await open('/lobby/home', 'player');
  await expect(page.getByText('No games here yet')).toBeVisible();
  await expect(page.getByText('Play money', { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Games by' })).toHaveCount(0);
});

const balances = [
  { coin: 1_248_050, whole: '12,480.50' },
  { coin: 123_456_789, whole: '1,234,567.89' },
  { coin: 9_999_999_999_999, whole: '99,999,999,999.99' },
];

for (const { coin, whole } of balances) {
  test(`no digit of ${whole} is cut off`, async ({ open, page: early, world }) => {
    if (isPhone(early)) await early.setViewportSize({ width: 320, height: 640 });
    await world.patchPlayer({ coin });
    const page = await open(isPhone(early) ? '/lobby/home' : '/lobby/member', 'player');
    await expect(page.getByText(`${whole} coins`).first()).toBeAttached();
    const spills = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('.num')]
          .filter((text) => text.scrollWidth > text.clientWidth && text.clientWidth > 0)
          .map((text) => text.textContent),
      );
    await expect.poll(spills).toEqual([]);
    if (isPhone(page)) {
      await page.getByRole('button', { name: /^Open menu/ }).click();
      await expect(
        page.getByRole('dialog', { name: 'Menu' }).getByText(whole, { exact: true }),
      ).toBeVisible();
    } else {
      await expect(page.getByRole('main').getByText(whole, { exact: true })).toBeVisible();
    }
    await expect.poll(spills).toEqual([]);
  });
}

test('a search with finds is as wide as the phone', { tag: '@phone' }, async ({ open, page: early }) => {
  await early.setViewportSize({ width: 320, height: 640 });
  const page = await open('/search?q=ti', 'player');
  await expect(page.getByRole('link', { name: 'Play Tiger Bazaar' })).toBeVisible();
  await expect.poll(() => rightmost(page)).toBeLessThanOrEqual(320);
});

test.describe('on a desktop', { tag: '@desktop' }, () => {
  test('all tabs are in sight, for a mouse cannot scroll them', async ({ open }) => {
    const page = await open('/lobby/home', 'player');
    const tabs = page.getByRole('tablist', { name: 'Games and rewards' });
    await expect(tabs.getByRole('tab', { name: 'Games' })).toBeVisible();
    const hidden = () => tabs.evaluate((list) => list.scrollWidth - list.clientWidth);
    await expect.poll(hidden).toBeLessThanOrEqual(0);
    await tabs.getByRole('tab', { name: 'Slots' }).click();
    const studios = page.getByRole('group', { name: 'Games by' });
    await expect(studios.getByRole('button').last()).toBeInViewport({ ratio: 1 });
  });

  test('recent deposits that do not load can be tried again', async ({ open, world, expectedErrors }) => {
    expectedErrors.push(/status of 503/);
    await world.fault({ operationId: 'getRechargeRecord', httpStatus: 503 });
    const page = await open('/lobby/wallets/deposit', 'player');
    await expect(page.getByText('Your deposits did not load')).toBeVisible();
    await world.clearFaults();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('No deposits yet')).toBeVisible();
  });
});
