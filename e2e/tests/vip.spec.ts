import { receiptOf, takeReceipt } from '../support/claims.ts';
import { expect, test } from '../support/test.ts';

const REBATE = '/activity/vipRebate';
const DAY = 86_400_000;

test('the level shows with what is missing to the next one, and all levels with their gifts', async ({
  open,
}) => {
  const page = await open('/profile/vip', 'player');
  await expect(page.getByText('To VIP3').first()).toBeVisible();
  await expect(page.getByText('31,500.00 more')).toBeVisible();
  const own = page.getByRole('row', { name: /VIP2/ });
  await expect(own).toHaveAttribute('aria-current', 'true');
  await expect(own).toContainText('50.00 coins');
  await page.getByRole('link', { name: 'Rebate' }).click();
  await expect(page.getByRole('heading', { name: 'Rebate of each level' })).toBeVisible();
});

test('the highest level has no next one', async ({ open, world }) => {
  await world.reset({ scenario: 'rich-vip' });
  const page = await open('/profile/vip', 'player');
  await expect(page.getByText('The highest level')).toBeVisible();
});

test('what was played comes back a day later, once', async ({ open, world }) => {
  await world.reset({ scenario: 'rich-vip' });
  const page = await open('/start?gameId=1001', 'player');
  const game = page.frameLocator('iframe');
  const stakedBefore = Number((await world.player())['bet']);
  await game.getByRole('button', { name: /^spin/i }).click();
  await expect.poll(async () => Number((await world.player())['bet'])).toBeGreaterThan(stakedBefore);
  await page.goto(world.url(REBATE));
  await expect(page.getByText('What you play today counts from tomorrow').first()).toBeVisible();
  await world.advance(DAY);
  await page.reload();
  const before = Number((await world.player())['coin']);
  await page.getByRole('button', { name: /^Collect the rebate/ }).dblclick();
  await takeReceipt(page, /Coins/);
  expect(await world.calls('vipRebateUserReceive')).toBe(1);
  expect(Number((await world.player())['coin'])).toBeGreaterThan(before);
  await expect(page.getByText('Collected. What you play today')).toBeVisible();
  await expect(receiptOf(page)).toBeHidden();
});
