import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const PAGE = '/activity/firstCharge';

const offersOf = (page: Page) => page.getByRole('radiogroup', { name: 'Choose your deposit' });
const itemsOf = (page: Page) => page.getByRole('list', { name: 'Your rewards' }).getByRole('listitem');
const claimOf = (page: Page, what: RegExp) =>
  itemsOf(page)
    .filter({ hasText: what })
    .getByRole('button', { name: /^Claim/ });
const receiptOf = (page: Page) => page.getByRole('dialog', { name: 'You received' });

test('buys an offer and claims its rewards', async ({ open, world }) => {
  const page = await open(PAGE, 'player');
  await expect(offersOf(page).getByRole('radio')).toHaveCount(3);
  await expect(page.getByText('Your first deposit brings 300 bonus coins')).toContainText('3 times');
  await offersOf(page).getByText('122%').click();
  await expect(page.getByText('900.00', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Deposit Rs 500' }).click();

  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('500');
  await expect(page.getByText('First deposit pack')).toBeVisible();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page).toHaveURL(/[?&]order=TS/);
  await world.verify({ operationId: 'recharge3', request: { actType: 9, amount: 500_00 }, times: 1 });
  await world.settle(new URL(page.url()).searchParams.get('order') ?? '');
  await page.getByRole('link', { name: 'Claim your rewards' }).click();

  await expect(page.getByText('3 rewards to claim')).toBeVisible();
  await claimOf(page, /Coins/).dblclick();
  await expect(receiptOf(page).getByRole('listitem')).toHaveText(/Coins.*Bet 300\.00 in total.*\+100\.00/);
  await receiptOf(page).getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('heading', { name: 'Your rewards' })).toBeFocused();
  await expect(itemsOf(page).first()).toContainText('Claimed');
  expect(await world.calls('appRechargeBonusCollection9Receive')).toBe(1);
  expect((await world.player())['coin']).toBe(1_900_00);

  const lists = await world.calls('getActivityIds');
  await page.getByRole('button', { name: /^Claim all/ }).click();
  await expect(receiptOf(page).getByRole('listitem')).toHaveCount(2);
  await expect.poll(() => world.calls('getActivityIds')).toBeGreaterThan(lists);
  await page.keyboard.press('Escape');
  await expect(page.getByText('All claimed')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Claim/ })).toHaveCount(0);
});
