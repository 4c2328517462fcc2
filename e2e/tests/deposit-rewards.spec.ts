import type { Page } from '@playwright/test';
import { takeReceipt } from '../support/claims.ts';
import { makePaidDeposits } from '../support/deposits.ts';
import { expect, test } from '../support/test.ts';

const PAGE = '/activity/depositEvery';

const stepsOf = (page: Page) =>
  page.getByRole('list', { name: 'Rewards for total deposits' }).getByRole('listitem');
const claimOf = (page: Page) => page.getByRole('button', { name: /^Claim/ });

test('adds up deposits and gives the reward of each goal once', async ({ open, world }) => {
  const page = await open(PAGE, 'player');
  await expect(stepsOf(page).first()).toContainText('500.00 to go');
  await expect(claimOf(page)).toHaveCount(0);
  await makePaidDeposits(world, 1);
  await page.reload();
  await expect(stepsOf(page).first()).toContainText('Ready');
  await expect(stepsOf(page).nth(1)).toContainText('500.00 to go');
  const before = Number((await world.player())['coin']);
  await claimOf(page).dblclick();
  await takeReceipt(page, /Coins.*\+15\.00/);
  await expect(stepsOf(page).first()).toContainText('Claimed');
  await expect(page.getByRole('heading', { name: 'Deposited so far' })).toBeFocused();
  expect(await world.calls('receiverRechargeBonusCollection6')).toBe(1);
  expect((await world.player())['coin']).toBe(before + 15_00);
});
