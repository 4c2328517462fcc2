import type { Page } from '@playwright/test';
import { makePaidDeposits } from '../support/deposits.ts';
import { expect, test } from '../support/test.ts';

const PAGE = '/activity/signPay';

const ownOf = (page: Page) => page.getByRole('list', { name: 'Your cards' }).getByRole('listitem');
const offersOf = (page: Page) => page.getByRole('list', { name: 'Cards', exact: true }).getByRole('listitem');

test('sells cards after the first deposit, by a deposit of the price', async ({ open, world }) => {
  const page = await open(PAGE, 'player');
  await expect(page.getByText('Cards are available after your first deposit.').first()).toBeVisible();
  await expect(offersOf(page).first().getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  await makePaidDeposits(world, 1);
  await page.reload();
  await offersOf(page).first().getByRole('link').click();
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('500');
  await expect(page.getByText('7-day card')).toBeVisible();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page).toHaveURL(/[?&]order=TS/);
  await world.verify({ operationId: 'recharge3', request: { actType: 3, amount: 500_00 }, times: 1 });
  const before = await world.player();
  await world.settle(new URL(page.url()).searchParams.get('order') ?? '');
  const after = await world.player();
  expect(Number(after['coin']) - Number(before['coin'])).toBe(500_00);
  expect(Number(after['totalRecharge']) - Number(before['totalRecharge'])).toBe(500_00);
  await page.goto(world.url(PAGE));
  await expect(ownOf(page)).toHaveText(/7-day card.*7 days left/);
});
