import { AxeBuilder } from '@axe-core/playwright';
import { depositsElsewhere } from '../support/deposits.ts';
import { recordRows } from '../support/records.ts';
import { expect, test } from '../support/test.ts';
import { withdraw } from '../support/withdrawals.ts';

test('the records list a settled deposit', async ({ open, world }) => {
  const page = await open('/lobby/wallets/deposit', 'player');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByRole('img', { name: /Payment QR code/ })).toBeVisible();
  const id = (await page.getByRole('definition').filter({ hasText: /^TS/ }).textContent()) ?? '';
  expect(id).toMatch(/^TS/);
  await page.goto(world.url('/record/transaction'));
  const row = recordRows(page, 'Deposit').filter({ hasText: id });
  await expect(row).toContainText('Waiting');
  await world.settle(id);
  await page.reload();
  await expect(row).toContainText('Paid');
  await expect(row).toContainText('1,000.00');
  await expect(row.getByText(/\d{1,2}:\d{2} [AP]M/)).toBeVisible();
});

test('the records come by pages', async ({ open, world }) => {
  await depositsElsewhere(world, 22);
  const page = await open('/record/transaction', 'player');
  const rows = recordRows(page, 'Deposit');
  await expect(rows).toHaveCount(20);
  await expect(page.getByText('20 of 22')).toBeVisible();
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(rows).toHaveCount(22);
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
});

test('who asks for more records by the keyboard goes on at the first of them', async ({ open, world }) => {
  await depositsElsewhere(world, 43);
  const page = await open('/record/transaction', 'player');
  const rows = recordRows(page, 'Deposit');
  const more = page.getByRole('button', { name: 'Show more' });
  await more.press('Enter');
  await expect(rows).toHaveCount(40);
  await expect(rows.nth(20)).toBeFocused();
  await expect(rows.nth(20)).toBeInViewport();
  await expect(page.getByRole('status').filter({ hasText: '40 of 43' })).toBeVisible();
  // The last page: the button goes, the place stays.
  await more.press('Enter');
  await expect(rows).toHaveCount(43);
  await expect(rows.nth(40)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: '43 of 43. That is all.' })).toBeVisible();
});

test('a page of records that does not come leaves the others, and comes when asked again', async ({
  open,
  world,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 503|ERR_EMPTY_RESPONSE|ERR_CONNECTION/);
  await depositsElsewhere(world, 22);
  const page = await open('/record/transaction', 'player');
  const rows = recordRows(page, 'Deposit');
  await expect(rows).toHaveCount(20);
  await world.fault({ operationId: 'getRechargeRecord', httpStatus: 503 });
  await page.getByRole('button', { name: 'Show more' }).press('Enter');
  await expect(page.getByRole('alert')).toHaveText('No more rows came. Try again in a moment.');
  await expect(rows).toHaveCount(20);
  await expect(page.getByText('Your records did not load')).toHaveCount(0);
  await world.clearFaults();
  await world.fault({ operationId: 'getRechargeRecord', effect: 'dropBefore' });
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeFocused();
  await again.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('You are offline. The rows so far stay here.');
  await expect(rows).toHaveCount(20);
  await world.clearFaults();
  await again.press('Enter');
  await expect(rows).toHaveCount(22);
  await expect(rows.nth(20)).toBeFocused();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('Back from a record leads to where the records were left', async ({ open, world }) => {
  await depositsElsewhere(world, 40);
  const page = await open('/record/transaction', 'player');
  const rows = recordRows(page, 'Deposit');
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(rows).toHaveCount(40);
  await rows
    .nth(30)
    .getByRole('link', { name: /Details/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Coins are in your purse' })).toBeVisible();
  await page.goBack();
  await expect(rows).toHaveCount(40);
  await expect(rows.nth(30)).toBeInViewport();
});

test('without a connection the records say so', async ({ open, world, expectedErrors }) => {
  expectedErrors.push(/ERR_EMPTY_RESPONSE|ERR_CONNECTION/);
  await world.fault({ operationId: 'getRechargeRecord', effect: 'dropBefore' });
  const page = await open('/record/transaction', 'player');
  await expect(page.getByText('No connection', { exact: true })).toBeVisible();
  await world.clearFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No deposits yet')).toBeVisible();
});

test(
  'a table of records stays one where its rows are drawn as cards',
  { tag: '@desktop' },
  async ({ open, world }) => {
    await depositsElsewhere(world, 1);
    const page = await open('/record/transaction', 'player');
    const table = page.getByRole('table', { name: 'Deposit' });
    const top = async (name: string) => (await table.getByRole('cell', { name }).boundingBox())?.y ?? 0;
    await expect(table.getByRole('columnheader')).toHaveCount(6);
    expect(await top('Paid')).toBe(await top('QR code'));
    await page.setViewportSize({ width: 480, height: 800 });
    await expect.poll(async () => (await top('Paid')) - (await top('QR code'))).toBeGreaterThan(20);
    await expect(table.getByRole('columnheader')).toHaveCount(6);
    await expect(table.getByRole('row')).toHaveCount(2);
    await expect(table.getByRole('rowheader')).toContainText(/^TS/);
    await expect(table.getByRole('cell')).toHaveCount(5);
  },
);

test('the records list withdrawals with their states, and why one was refused', async ({ open, world }) => {
  await world.reset({ scenario: 'withdraw-ready', config: { withdrawalDayMs: null } });
  const [waiting, paid, refused] = [
    await withdraw(world, 200_00),
    await withdraw(world, 210_00),
    await withdraw(world, 220_00),
  ];
  await world.settle(paid);
  await world.control('POST', `orders/${refused}/fail`, { reason: 'The name does not match.' });
  const page = await open('/record/transaction', 'player');
  await page.getByRole('tab', { name: 'Withdraw' }).click();
  const rows = recordRows(page, 'Withdraw');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(0)).toContainText(refused);
  await expect(rows.nth(0)).toContainText('Refused');
  await expect(rows.nth(0)).toContainText('The name does not match. 220.00 coins are back in your purse.');
  await expect(rows.nth(1)).toContainText(paid);
  await expect(rows.nth(1)).toContainText('Paid');
  await expect(rows.nth(2)).toContainText(waiting);
  await expect(rows.nth(2)).toContainText('Waiting');
  await expect(rows.nth(2)).toContainText('200.00');
  await expect(rows.nth(2)).toContainText(/Ravi Bank •+ \d{4}/);
  await expect(page.getByText('3 of 3')).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa']).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test('the records show one state alone, and a link to them does too', async ({ open, world }) => {
  await world.reset({ scenario: 'withdraw-ready', config: { withdrawalDayMs: null } });
  const paid = await withdraw(world, 200_00);
  const waiting = await withdraw(world, 210_00);
  await world.settle(paid);
  const page = await open('/record/transaction', 'player');
  await page.getByRole('tab', { name: 'Withdraw' }).click();
  const rows = recordRows(page, 'Withdraw');
  await expect(rows).toHaveCount(2);
  const states = page.getByRole('group', { name: 'State' });
  await states.getByRole('button', { name: 'Waiting' }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(waiting);
  await page.reload();
  await expect(rows).toHaveCount(1);
  await expect(states.getByRole('button', { name: 'Waiting' })).toHaveAttribute('aria-pressed', 'true');
  await states.getByRole('button', { name: 'Refused' }).click();
  await expect(page.getByText('None in this state')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(rows).toHaveCount(2);
});

test('withdrawal records: none yet, slow, and not there at all', async ({ open, world, expectedErrors }) => {
  expectedErrors.push(/status of 503/);
  await world.fault({ operationId: 'getExchangeOrder', effect: 'hang' });
  const page = await open('/record/transaction', 'player');
  const panel = page.getByRole('tabpanel', { name: 'Withdraw' });
  await page.getByRole('tab', { name: 'Withdraw' }).click();
  await expect(panel.getByText('Loading')).toBeAttached();
  await world.clearFaults();
  await page.reload();
  await page.getByRole('tab', { name: 'Withdraw' }).click();
  await expect(panel.getByText('No withdrawals yet')).toBeVisible();
  await world.fault({ operationId: 'getExchangeOrder', httpStatus: 503 });
  await page.reload();
  await page.getByRole('tab', { name: 'Withdraw' }).click();
  await expect(panel.getByText('Your records did not load')).toBeVisible();
  await world.clearFaults();
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.getByText('No withdrawals yet')).toBeVisible();
});

test('records that do not load can be tried again', async ({ open, world, expectedErrors }) => {
  expectedErrors.push(/status of 503/);
  await world.fault({ operationId: 'getRechargeRecord', httpStatus: 503 });
  const page = await open('/record/transaction', 'player');
  await expect(page.getByText('Your records did not load')).toBeVisible();
  await world.clearFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No deposits yet')).toBeVisible();
});

test('Try again keeps its place and the focus while it tries', async ({ open, world, expectedErrors }) => {
  expectedErrors.push(/status of 503/);
  await world.fault({ operationId: 'getRechargeRecord', httpStatus: 503 });
  const page = await open('/record/transaction', 'player');
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await world.clearFaults();
  await world.fault({ operationId: 'getRechargeRecord', effect: 'hang' });
  await retry.press('Enter');
  await expect(page.getByRole('button', { name: 'Trying' })).toBeFocused();
  await expect(page.getByText('Your records did not load')).toBeVisible();
});
