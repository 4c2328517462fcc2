import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, isPhone, test } from '../support/test.ts';

test.beforeEach(({ page }) => {
  test.skip(isPhone(page), 'The console is made for a laptop.');
});

test.use({ expectedErrors: [/status of 409/] });

const openConsole = async (page: Page, world: { name: string }, panel: string): Promise<void> => {
  await page.goto(`/w/${world.name}/__mock#${panel}`);
};

test('a developer sees who plays, sets a balance and takes that back', async ({ page, world }) => {
  await openConsole(page, world, 'players');
  const row = page.getByRole('row', { name: /demoplayer/ });
  await expect(row).toContainText('1,000.00');
  await row.getByRole('button', { name: 'demoplayer' }).click();
  const card = page.getByRole('region', { name: /^demoplayer/ });
  await card.getByLabel('to').fill('2500.50');
  await card.getByRole('button', { name: 'Set' }).click();
  await expect(page.getByRole('status')).toContainText('Set');
  await expect(row).toContainText('2,500.50');
  await expect(card.getByRole('table', { name: /Ledger/ })).toContainText('adjustment');
  await page.getByRole('button', { name: 'Undo last change' }).click();
  await expect(row).toContainText('1,000.00');
  expect(await world.player()).toMatchObject({ coin: 1_000_00 });
});

test('a deposit is settled by hand, and the journal tells what it changed', async ({
  page,
  world,
  request,
}) => {
  const token = await world.token();
  await request.post(`${world.apiBase}/app/v1/recharge3`, {
    headers: { authorization: token },
    data: {
      clientReferrer: 'ph',
      channel: 'WEB',
      appId: 'e2e',
      platform: 1,
      amount: 50_000,
      version: 4,
      actType: 0,
      rechargeType: 1,
    },
  });
  await openConsole(page, world, 'orders');
  await page.getByRole('button', { name: 'Settle' }).click();
  await expect(page.getByRole('table', { name: /Orders/ })).toContainText('done');
  await expect(page.getByRole('button', { name: 'Settle' })).toHaveCount(0);
  expect(await world.player()).toMatchObject({ coin: 1_800_00 });

  await page.getByRole('link', { name: 'Journal' }).click();
  await page.getByRole('button', { name: 'recharge3' }).click();
  const entry = page.getByRole('region', { name: /recharge3/ });
  await expect(entry).toContainText('curl -X POST');
  await expect(entry.getByRole('table', { name: 'Changes' })).toContainText('/orders/0');
  await expect(entry).not.toContainText(token);
});

test('faults, scenario, clock and snapshots are set by keyboard', async ({ page, world }) => {
  await openConsole(page, world, 'faults');
  const call = page.getByLabel('Call', { exact: true });
  await call.fill('refreshData');
  await call.press('Enter');
  await expect(page.getByRole('table', { name: 'Faults in force' })).toContainText('errcode 104');

  await page.getByRole('link', { name: 'Snapshots' }).press('Enter');
  await page.getByLabel('Name').fill('before');
  await page.getByLabel('Name').press('Enter');
  await expect(page.getByRole('table', { name: 'Snapshots' })).toContainText('before');

  await page.getByRole('link', { name: 'World', exact: true }).press('Enter');
  const { now } = await world.control<{ now: number }>('GET', 'clock');
  await page.getByRole('button', { name: '+ 1 day' }).press('Enter');
  await expect(page.getByRole('status')).toContainText('1 day later');
  expect((await world.control<{ now: number }>('GET', 'clock')).now).toBeGreaterThanOrEqual(now + 86_400_000);

  await page.getByLabel('Scenario').selectOption('green');
  await page.getByRole('button', { name: 'Start again' }).press('Enter');
  await expect(page.getByRole('status')).toContainText('green');
  expect(await world.control('GET', 'health')).toMatchObject({ scenario: 'green' });
  expect(await world.control('GET', 'faults')).toEqual([]);
});

test('what the server refuses is said in its words', async ({ page, world }) => {
  await openConsole(page, world, 'world');
  await expect(page.getByText('Nothing has changed yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo last change' }).click();
  await expect(page.getByRole('status')).toContainText('There is nothing to undo.');
});

for (const panel of [
  'world',
  'players',
  'orders',
  'journal',
  'faults',
  'snapshots',
  'config',
  'outbox',
  'events',
]) {
  test(`axe finds nothing on the console's ${panel}`, async ({ page, world }) => {
    await world.token();
    await openConsole(page, world, panel);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Loading…')).toHaveCount(0);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
  });
}
