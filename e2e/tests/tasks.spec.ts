import type { Page } from '@playwright/test';
import { completeTwoTasks } from '../support/tasks.ts';
import { expect, test } from '../support/test.ts';

const rowsOf = (page: Page) => page.getByRole('list', { name: 'Your tasks' }).getByRole('listitem');
const rowOf = (page: Page, title: string) =>
  rowsOf(page).filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const claimOf = (page: Page, title: string) =>
  rowOf(page, title).getByRole('button', { name: `Claim ${title}` });
const receiptOf = (page: Page) => page.getByRole('dialog', { name: 'You received' });

test('claims a finished task once and updates the balance', async ({ open, world }) => {
  await completeTwoTasks(world);
  const page = await open('/profile/task', 'player');
  await expect(page.getByText('2 rewards to claim')).toBeVisible();
  await claimOf(page, 'Share the spin').dblclick();

  const receipt = receiptOf(page);
  await expect(receipt.getByRole('listitem')).toHaveText(/Coins.*\+5\.00/);
  await receipt.getByRole('button', { name: 'OK' }).click();
  await expect(receipt).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Your tasks' })).toBeFocused();
  await expect(rowsOf(page).last()).toContainText('Share the spin');
  await expect(rowsOf(page).last()).toContainText('Claimed');
  await expect(page.getByText('1 reward to claim')).toBeVisible();
  expect(await world.calls('receiveTaskAward')).toBe(1);
  expect((await world.player())['coin']).toBe(1_005_00);

  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByText('1,005.00 coins').first()).toBeAttached();
});

test('makes an offline claim after a retry', async ({ open, world, context, expectedErrors }) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  await completeTwoTasks(world);
  const page = await open('/profile/task', 'player');
  await expect(claimOf(page, 'Share the spin')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await claimOf(page, 'Share the spin').click();
  const row = rowOf(page, 'Share the spin');
  await expect(page.getByText('No connection. Nothing was changed.')).toBeVisible();
  await context.setOffline(false);
  await row.getByRole('button', { name: /^Claim/ }).click();
  await expect(receiptOf(page)).toBeVisible();
  expect((await world.player())['coin']).toBe(1_005_00);
});
