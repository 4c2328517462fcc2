import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const SAFEBOX = '/lobby/profile/bank';
const PASSWORD = 'tara1234';

const dialog = (page: Page) => page.getByRole('dialog');

async function lock(page: Page, amount: string): Promise<void> {
  await page.getByRole('button', { name: 'Lock coins' }).click();
  await dialog(page).getByLabel('Coins', { exact: true }).fill(amount);
  await dialog(page).getByRole('button', { name: 'Lock coins' }).click();
}

async function takeOut(page: Page, amount: string, password = PASSWORD): Promise<void> {
  await page.getByRole('button', { name: 'Take out' }).click();
  await dialog(page).getByLabel('Coins', { exact: true }).fill(amount);
  await dialog(page).getByLabel('Safebox password').fill(password);
  await dialog(page).getByRole('button', { name: 'Take out' }).click();
}

test.beforeEach(async ({ world }) => {
  await world.reset({ scenario: 'withdraw-ready' });
});

test('locks and takes out coins and updates both balances', async ({ open, world }) => {
  const page = await open(SAFEBOX, 'player');
  await expect(page.getByRole('button', { name: 'Take out' })).toHaveAttribute('aria-disabled', 'true');
  await lock(page, '300');
  await expect(page.getByText('300.00 coins are in your safebox')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText('300.00', { exact: true })).toBeVisible();
  expect(await world.player()).toMatchObject({ coin: 700_00, safebox: 300_00 });
  await takeOut(page, '120');
  await expect(page.getByText('120.00 coins are back in your balance')).toBeVisible();
  expect(await world.player()).toMatchObject({ coin: 820_00, safebox: 180_00 });
});
