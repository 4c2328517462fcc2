import type { Page } from '@playwright/test';
import { takeReceipt } from '../support/claims.ts';
import { makePaidDeposits } from '../support/deposits.ts';
import { expect, test } from '../support/test.ts';

const PAGE = '/activity/festival';

const stepsOf = (page: Page) => page.getByRole('list', { name: 'Festival rewards' }).getByRole('listitem');

test.beforeEach(async ({ world }) => {
  await world.reset({ scenario: 'festival' });
});

test('adds up deposits of the festival and gives a reward once', async ({ open, world }) => {
  const page = await open(PAGE, 'player');
  await expect(page.getByRole('timer')).toHaveText(/^9d/);
  await expect(stepsOf(page).first()).toContainText('to go');
  await makePaidDeposits(world, 1);
  await page.reload();
  await expect(stepsOf(page).first()).toContainText('Ready');
  const before = Number((await world.player())['coin']);
  await page.getByRole('button', { name: /^Claim/ }).dblclick();
  await takeReceipt(page, /Coins/);
  await expect(stepsOf(page).first()).toContainText('Claimed');
  expect(await world.calls('appFestivalUserReceive')).toBe(1);
  expect(Number((await world.player())['coin'])).toBeGreaterThan(before);
});
