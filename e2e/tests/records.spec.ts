import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '../support/test.ts';
import { withdraw } from '../support/withdrawals.ts';

test('the records list a settled deposit', async ({ open, world }) => {
  const page = await open('/lobby/wallets/deposit', 'player');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByRole('img', { name: /Payment QR code/ })).toBeVisible();
  const id = (await page.getByRole('definition').filter({ hasText: /^TS/ }).textContent()) ?? '';
  expect(id).toMatch(/^TS/);
  await page.goto(world.url('/record/transaction'));
  const row = page.getByRole('list', { name: 'Deposit' }).getByRole('listitem').filter({ hasText: id });
  await expect(row).toContainText('Waiting');
  await world.settle(id);
  await page.reload();
  await expect(row).toContainText('Paid');
  await expect(row).toContainText('1,000.00');
  await expect(row.getByText(/\d{1,2}:\d{2} [AP]M/)).toBeVisible();
});

test('the records come by pages', async ({ open, world, request }) => {
  const common = { clientReferrer: 'ph', channel: 'WEB', appId: 'demo', platform: 0 };
  const headers = { authorization: await world.token() };
  for (let made = 0; made < 22; made += 1) {
    const data = { ...common, amount: 50_000, version: 4, actType: 0, rechargeType: 2 };
    const answer = await request.post(`/w/${world.name}/app/v1/recharge3`, { headers, data });
    const { orderId } = (await answer.json()) as { orderId: string };
    await world.settle(orderId);
  }
  const page = await open('/record/transaction', 'player');
  const rows = page.getByRole('list', { name: 'Deposit' }).getByRole('listitem');
  await expect(rows).toHaveCount(20);
  await expect(page.getByText('20 of 22')).toBeVisible();
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(rows).toHaveCount(22);
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
});

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
  const rows = page.getByRole('list', { name: 'Withdraw' }).getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(0)).toContainText(refused);
  await expect(rows.nth(0)).toContainText('Refused');
  await expect(rows.nth(0)).toContainText('The name does not match. The coins are back in your balance.');
  await expect(rows.nth(1)).toContainText(paid);
  await expect(rows.nth(1)).toContainText('Paid');
  await expect(rows.nth(2)).toContainText(waiting);
  await expect(rows.nth(2)).toContainText('Being paid');
  await expect(rows.nth(2)).toContainText('200.00');
  await expect(rows.nth(2)).toContainText(/\*+\d{4}/);
  await expect(page.getByText('3 of 3')).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa']).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
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
