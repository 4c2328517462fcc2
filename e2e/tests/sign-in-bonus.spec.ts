import type { Page } from '@playwright/test';
import { takeReceipt } from '../support/claims.ts';
import { expect, test } from '../support/test.ts';

const DAY = 86_400_000;

const daysOf = (page: Page) => page.getByRole('list', { name: '7 days' }).getByRole('listitem');
const claimOf = (page: Page) => page.getByRole('button', { name: /^Claim day/ });

test.describe('the sign-up bonus', () => {
  const PAGE = '/activity/sign';

  test('gives the reward of the day once and the next one tomorrow', async ({ open, world }) => {
    const page = await open(PAGE, 'player');
    await expect(daysOf(page)).toHaveCount(7);
    await expect(daysOf(page).first()).toHaveText(/Today.*Ready/);
    await claimOf(page).dblclick();
    await takeReceipt(page, /Coins.*\+10\.00/);
    await expect(page.getByRole('heading', { name: '7 days' })).toBeFocused();
    await expect(daysOf(page).first()).toHaveText(/Day 1.*Claimed/);
    await expect(daysOf(page).nth(1)).toHaveText(/Day 2.*Next/);
    await expect(page.getByText('1 of 7 claimed')).toBeVisible();
    await expect(page.getByText('Day 2 opens tomorrow')).toBeVisible();
    await expect(claimOf(page)).toHaveCount(0);
    expect(await world.calls('loginBonus3UserReceive')).toBe(1);
    expect((await world.player())['coin']).toBe(1_010_00);

    await world.advance(DAY);
    await page.reload();
    await claimOf(page).click();
    await takeReceipt(page, /Coins.*\+15\.00/);
    await expect(page.getByText('2 of 7 claimed')).toBeVisible();
  });
});
