import type { Page } from '@playwright/test';
import type { MockWorld } from '@tara/mock-server/playwright';
import { expectLostAnswer, expectSilentRefusals, LOST, receiptOf, takeReceipt } from '../support/claims.ts';
import { elsewhere } from '../support/tasks.ts';
import { expect, test } from '../support/test.ts';

const REBATE = '/activity/vipRebate';
const DAY = 86_400_000;

const collectOf = (page: Page) => page.getByRole('button', { name: /^Collect the rebate/ });

/** Plays a round of the game that is open. */
async function stake(page: Page, world: MockWorld): Promise<void> {
  const stakedBefore = Number((await world.player())['bet']);
  await page.frameLocator('iframe').getByRole('button', { name: /^spin/i }).click();
  await expect.poll(async () => Number((await world.player())['bet'])).toBeGreaterThan(stakedBefore);
}

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
  await stake(page, world);
  await page.goto(world.url(REBATE));
  await expect(page.getByText('What you play today counts from tomorrow').first()).toBeVisible();
  await world.advance(DAY);
  await page.reload();
  const before = Number((await world.player())['coin']);
  await collectOf(page).dblclick();
  await takeReceipt(page, /Coins/);
  expect(await world.calls('vipRebateUserReceive')).toBe(1);
  expect(Number((await world.player())['coin'])).toBeGreaterThan(before);
  await expect(page.getByText('Collected. What you play today')).toBeVisible();
  await expect(receiptOf(page)).toBeHidden();
});

test('a rebate without an answer is not known, and asked again is paid once', async ({
  open,
  world,
  expectedErrors,
}) => {
  expectedErrors.push(LOST);
  await world.reset({ scenario: 'rich-vip' });
  const page = await open('/start?gameId=1001', 'player');
  await stake(page, world);
  await world.advance(DAY);
  await page.goto(world.url(REBATE));
  await expectLostAnswer(page, world, {
    operationId: 'vipRebateUserReceive',
    key: collectOf(page),
    again: page.getByRole('button', { name: 'Check again' }),
  });
  await takeReceipt(page, /Coins/);
  await expect(page.getByText('Collected. What you play today')).toBeVisible();
});

test('refused rebates are silent, and what another page collected is not paid again @phone', async ({
  open,
  world,
}) => {
  await world.reset({ scenario: 'rich-vip' });
  const page = await open('/start?gameId=1001', 'player');
  await stake(page, world);
  await world.advance(DAY);
  await page.goto(world.url(REBATE));
  await expectSilentRefusals(page, world, {
    operationId: 'vipRebateUserReceive',
    read: 'vipRebateUser',
    key: collectOf(page),
  });
  await elsewhere(world, (sdk) => sdk.post('/app/v1/vipRebateUserReceive', {}));
  const { coin } = await world.player();
  await collectOf(page).click();
  await expect(page.getByText('Collected. What you play today')).toBeVisible();
  await expect(receiptOf(page)).toBeHidden();
  expect((await world.player())['coin']).toBe(coin);
});
