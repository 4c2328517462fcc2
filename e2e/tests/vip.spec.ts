import type { Page } from '@playwright/test';
import type { MockWorld } from '@tara/mock-server/playwright';
import { receiptOf, takeReceipt } from '../support/claims.ts';
import { expect, test } from '../support/test.ts';

const REBATE = '/activity/vipRebate';
const DAY = 86_400_000;

const collectOf = (page: Page) => page.getByRole('button', { name: /^Claim the rebate/ });

/** Plays a round of the open game. */
async function stake(page: Page, world: MockWorld): Promise<void> {
  const stakedBefore = Number((await world.player())['bet']);
  await page.frameLocator('iframe').getByRole('button', { name: /^spin/i }).click();
  await expect.poll(async () => Number((await world.player())['bet'])).toBeGreaterThan(stakedBefore);
}

test('pays the rebate of a day once on the next day', async ({ open, world }) => {
  await world.reset({ scenario: 'rich-vip' });
  const page = await open('/start?gameId=1001', 'player');
  await stake(page, world);
  await page.goto(world.url(REBATE));
  await expect(page.getByText('Today’s bets count from tomorrow').first()).toBeVisible();
  await world.advance(DAY);
  await page.reload();
  const before = Number((await world.player())['coin']);
  await collectOf(page).dblclick();
  await takeReceipt(page, /Coins/);
  expect(await world.calls('vipRebateUserReceive')).toBe(1);
  expect(Number((await world.player())['coin'])).toBeGreaterThan(before);
  await expect(page.getByText('Claimed. Today’s bets')).toBeVisible();
  await expect(receiptOf(page)).toBeHidden();
});
