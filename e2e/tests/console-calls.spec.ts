import type { Page } from '@playwright/test';
import { asPlayer, DEPOSIT, openConsole } from '../support/console.ts';
import { expect, test } from '../support/test.ts';

const getCalls = (page: Page) => page.getByRole('list', { name: /^Calls/ }).getByRole('link');

const getDetail = (page: Page) => page.getByRole('region', { name: /^Call \d+/ });

test('lists calls with their outcomes, and filters them by call, player, outcome and text', async ({
  page,
  world,
  request,
}) => {
  await world.fault({ operationId: 'appFreeSignUserReceive', errcode: 104, times: 1 });
  await asPlayer({ world, request }, 'appFreeSignUserReceive');
  await asPlayer({ world, request }, 'online', { gameId: '' });
  await asPlayer({ world, request }, 'gameLike', { id: 1005, like: 1 });
  await openConsole(page, world, 'calls');
  const calls = getCalls(page);
  await expect(calls).toHaveCount(2);
  await expect(calls.first()).toContainText(/Mark or unmark a favourite\s*gameLike\s*demoplayer\s*OK/);
  await expect(calls.last()).toContainText(/104\s*temporarilyUnavailable.*fault 1/);

  await page.getByLabel('Heartbeats and logs').press('Space');
  await expect(calls).toHaveCount(3);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(calls).toHaveCount(2);
  await page.getByLabel('Outcome').selectOption('failed only');
  await expect(calls).toContainText(['appFreeSignUserReceive']);
  await page.getByLabel('Outcome').selectOption('104 temporarilyUnavailable');
  await expect(calls).toContainText(['appFreeSignUserReceive']);
  await page.getByLabel('Player').selectOption('demoplayer (10000001)');
  await page.getByLabel('Outcome').selectOption('waiting only');
  await expect(page.getByText('No call matches.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByLabel('Call', { exact: true }).fill('favourite');
  await expect(calls).toContainText(['gameLike']);
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByLabel('Text', { exact: true }).fill('temporarilyUnavail');
  await expect(calls).toContainText(['appFreeSignUserReceive']);
});

test('moves through the calls by keyboard, and explains the keys', async ({ page, world, request }) => {
  for (const like of [1, 0, 1]) await asPlayer({ world, request }, 'gameLike', { id: 1005, like });
  await openConsole(page, world, 'calls');
  const calls = getCalls(page);
  await expect(calls).toHaveCount(3);
  await page.keyboard.press('j');
  await expect(calls.nth(0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await expect(calls.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(getDetail(page)).toBeFocused();
  await expect(calls.nth(1)).toHaveAttribute('aria-current', 'true');
  // Beside an open call the detail follows.
  await page.keyboard.press('j');
  await expect(calls.nth(2)).toHaveAttribute('aria-current', 'true');
  await expect(calls.nth(2)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(getDetail(page)).toHaveCount(0);
  await expect(calls.nth(2)).toBeFocused();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard' });
  await expect(help).toContainText('next call');
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await page.keyboard.press('/');
  await expect(page.getByLabel('Text', { exact: true })).toBeFocused();
  await page.keyboard.type('jk');
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue('jk');
});

test('shows request, answer, changes, misses and references of a call, without its token', async ({
  page,
  world,
  request,
}) => {
  await world.fault({ operationId: 'recharge3', errcode: 2304, skip: 5 });
  await asPlayer({ world, request }, 'recharge3', DEPOSIT);
  await asPlayer({ world, request }, 'receiveMail', { id: 99 });
  await openConsole(page, world, 'calls');
  await getCalls(page).filter({ hasText: 'recharge3' }).click();
  const detail = getDetail(page);
  await expect(detail.getByRole('region', { name: 'Request' })).toContainText('"amount": 50000');
  await expect(detail.getByRole('region', { name: 'Answer' })).toContainText('"orderId"');
  await expect(detail.getByRole('region', { name: 'State change' })).toContainText('/orders/0');
  await expect(detail.getByRole('region', { name: 'Rules that did not apply' })).toContainText(
    'Fault 1: this is matching call 1, and it skips 5.',
  );
  await expect(detail).not.toContainText('uthorization');
  await expect(detail.getByRole('link', { name: 'recharge3' })).toHaveAttribute(
    'href',
    `/w/${world.name}/docs#recharge3`,
  );
  await getCalls(page).filter({ hasText: 'receiveMail' }).click();
  const errcode = detail.getByRole('link', { name: /^\d+ / });
  await expect(errcode).toHaveAttribute('href', new RegExp(`^/w/${world.name}/docs/errcodes#\\d+$`));
  await detail.getByRole('link', { name: 'demoplayer' }).click();
  await expect(page.getByRole('region', { name: /^demoplayer/ })).toBeVisible();
});

test('copies a call as a command line and as a test', async ({ page, world, request, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await asPlayer({ world, request }, 'gameLike', { id: 1005, like: 1 });
  await openConsole(page, world, 'calls');
  await getCalls(page).click();
  await page.getByRole('button', { name: 'Copy as curl' }).click();
  await expect(page.getByRole('status')).toContainText('The command is copied.');
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  expect(await copied()).toContain(`/w/${world.name}/app/v1/gameLike' \\\n  -H "Authorization: $TOKEN"`);
  await page.getByRole('button', { name: 'Copy as test' }).click();
  await expect(page.getByRole('status')).toContainText('The test is copied.');
  expect(await copied()).toContain(`test('gameLike answers errcode 0'`);
});

test('sends a call again as the same player, and names what cannot be sent again', async ({
  page,
  world,
  request,
}) => {
  const key = { 'idempotency-key': 'e2e-request-1' };
  await asPlayer({ world, request }, 'recharge3', DEPOSIT, key);
  await asPlayer({ world, request }, 'setSafeboxPassword', { password: 'secret77' });
  await openConsole(page, world, 'calls');
  await getCalls(page).filter({ hasText: 'recharge3' }).click();
  const deposits = getCalls(page).filter({ hasText: 'recharge3' });
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(deposits).toHaveCount(2);
  await expect(deposits.first()).not.toContainText('repeated');
  await world.fault({ operationId: 'recharge3', errcode: 104, times: 1, account: 'demoplayer' });
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByRole('status')).toContainText('The call is sent again: HTTP 200.');
  const answer = page.getByRole('region', { name: 'New answer' });
  await expect(answer).toContainText('"errcode": 104');
  await expect(deposits).toHaveCount(3);
  await answer.getByRole('link', { name: /^Open call/ }).click();
  await expect(getDetail(page)).toContainText('fault 1');

  await getCalls(page).last().click();
  await getCalls(page).filter({ hasNotText: 'recharge3' }).first().click();
  await expect(page.getByText(/cannot be sent again\. The journal masks a secret/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send again' })).toBeDisabled();
});

test('forks the world before a call', async ({ page, world, request }) => {
  await asPlayer({ world, request }, 'recharge3', DEPOSIT);
  await world.patchPlayer({ coin: 7_00 });
  await openConsole(page, world, 'calls');
  await getCalls(page).click();
  await page.getByRole('button', { name: 'Fork the world before it' }).click();
  const link = getDetail(page).getByRole('link', { name: /^fork-\d+$/ });
  const name = (await link.textContent()) ?? '';
  await link.click();
  await page.waitForURL(`/w/${name}/__mock`);
  await page.getByRole('link', { name: 'Players' }).click();
  await expect(page.getByRole('row', { name: /demoplayer/ })).toContainText('1,000.00');
  await request.delete(`/w/${name}/__mock/worlds`);
});

test('holds the next call, and releases it with an errcode', async ({ page, world, request }) => {
  await asPlayer({ world, request }, 'gameLike', { id: 1005, like: 1 });
  await openConsole(page, world, 'calls');
  await getCalls(page).click();
  await page.getByRole('button', { name: 'Hold the next one' }).click();
  await expect(page.getByRole('status')).toContainText('The next call of gameLike by demoplayer is held.');
  const answered = asPlayer({ world, request }, 'gameLike', { id: 1005, like: 0 });
  const held = getCalls(page).filter({ hasText: 'waits' });
  await expect(held).toContainText(/\d+ s/);
  await held.click();
  await page.getByLabel('Release', { exact: true }).selectOption('with an errcode');
  await page.getByLabel('Errcode', { exact: true }).selectOption('104 temporarilyUnavailable');
  await page.getByRole('button', { name: 'Release', exact: true }).click();
  expect(await answered).toMatchObject({ errcode: 104 });
  await expect(getDetail(page).getByRole('heading', { level: 2 }).first()).toContainText('104');
  await expect(page.getByRole('button', { name: 'Release', exact: true })).toHaveCount(0);
});

test('releases a held call with an answer of its own', async ({ page, world, request }) => {
  await world.fault({ operationId: 'refreshData', effect: 'hold' });
  const answered = asPlayer({ world, request }, 'refreshData');
  await openConsole(page, world, 'calls');
  await getCalls(page).filter({ hasText: 'waits' }).click();
  await page.getByLabel('Release', { exact: true }).selectOption('with an answer of your own');
  await page.getByLabel('Body of the answer').fill('{ "coin": "many" }');
  await page.getByRole('button', { name: 'Release', exact: true }).click();
  await expect(page.getByLabel('Body of the answer')).toHaveAccessibleDescription(/coin must be integer/);
  await page.getByLabel('Body of the answer').fill('{ "coin": 77 }');
  await page.getByRole('button', { name: 'Release', exact: true }).click();
  expect(await answered).toMatchObject({ errcode: 0, coin: 77 });
});

test('adds new calls above without moving the calls that are read', async ({ page, world, request }) => {
  for (let index = 0; index < 30; index++) await asPlayer({ world, request }, 'refreshData');
  await openConsole(page, world, 'calls');
  const calls = getCalls(page);
  await expect(calls).toHaveCount(30);
  const read = calls.nth(20);
  const id = await read.getAttribute('data-id');
  await read.click();
  const place = async () => (await page.locator(`a[data-id="${id}"]`).boundingBox())?.y;
  const before = await place();
  await asPlayer({ world, request }, 'gameLike', { id: 1005, like: 1 });
  await expect(calls).toHaveCount(31);
  expect(await place()).toBe(before);
  await expect(page.locator(`a[data-id="${id}"]`)).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: '1 new call' }).click();
  await expect(calls.first()).toBeInViewport();
  await expect(page.getByRole('button', { name: '1 new call' })).toHaveCount(0);
});

test('replaces the list by the call on a phone, with a way back to the same place', async ({
  page,
  world,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (let index = 0; index < 30; index++) await asPlayer({ world, request }, 'refreshData');
  await openConsole(page, world, 'calls');
  const row = getCalls(page).nth(20);
  await row.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(0);
  await row.click();
  await expect(getDetail(page)).toBeFocused();
  await expect(row).toBeHidden();
  await page.getByRole('link', { name: 'All calls' }).click();
  await expect(row).toBeInViewport();
});
