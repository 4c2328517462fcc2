import type { Page } from '@playwright/test';
import { expectLostAnswer, expectSilentRefusals, LOST, receiptOf, takeReceipt } from '../support/claims.ts';
import { depositsElsewhere } from '../support/deposits.ts';
import { elsewhere } from '../support/tasks.ts';
import { expect, test } from '../support/test.ts';

const PAGE = '/activity/festival';
const DAY = 86_400_000;

const stepsOf = (page: Page) =>
  page.getByRole('list', { name: 'Rewards of the festival' }).getByRole('listitem');

test.beforeEach(async ({ world }) => {
  await world.reset({ scenario: 'festival' });
});

test('deposits of its days add up, and a sum gives its reward once', async ({ open, world }) => {
  const page = await open(PAGE, 'player');
  await expect(page.getByRole('timer')).toHaveText(/^9d/);
  await expect(stepsOf(page).first()).toContainText('to go');
  await depositsElsewhere(world, 1);
  await page.reload();
  await expect(stepsOf(page).first()).toContainText('Ready');
  const before = Number((await world.player())['coin']);
  await page.getByRole('button', { name: /^Claim/ }).dblclick();
  await takeReceipt(page, /Coins/);
  await expect(stepsOf(page).first()).toContainText('Claimed');
  expect(await world.calls('appFestivalUserReceive')).toBe(1);
  expect(Number((await world.player())['coin'])).toBeGreaterThan(before);
});

test('a claim without an answer is not known, and asked again is paid once', async ({
  open,
  world,
  expectedErrors,
}) => {
  expectedErrors.push(LOST);
  await depositsElsewhere(world, 1);
  const page = await open(PAGE, 'player');
  await expectLostAnswer(page, world, {
    operationId: 'appFestivalUserReceive',
    key: page.getByRole('button', { name: /^Claim/ }),
    again: page.getByRole('button', { name: /^Check again/ }).last(),
  });
  await takeReceipt(page, /Coins/);
  await expect(stepsOf(page).first()).toContainText('Claimed');
});

test('refused claims are silent, and what another page claimed is not paid again @phone', async ({
  open,
  world,
}) => {
  await depositsElsewhere(world, 1);
  const page = await open(PAGE, 'player');
  const key = page.getByRole('button', { name: /^Claim/ });
  await expectSilentRefusals(page, world, {
    operationId: 'appFestivalUserReceive',
    read: 'appFestivalUser',
    key,
  });
  await elsewhere(world, async (sdk) => {
    const { appFestivalUser } = await sdk.post('/app/v1/appFestivalUser', {});
    const propId = appFestivalUser.steps[0]?.propList[0]?.id ?? 0;
    await sdk.post('/app/v1/appFestivalUserReceive', { propId });
  });
  const { coin } = await world.player();
  await key.click();
  await expect(stepsOf(page).first()).toContainText('Claimed');
  await expect(receiptOf(page)).toBeHidden();
  expect((await world.player())['coin']).toBe(coin);
});

test('a festival ends by itself while its page is open', async ({ page: early, open, world }) => {
  await depositsElsewhere(world, 1);
  await world.advance(10 * DAY - 120_000);
  await early.clock.install();
  const page = await open(PAGE, 'player');
  await expect(page.getByRole('timer')).toHaveText(/^00:0[12]:/);
  await expect(page.getByRole('button', { name: /^Claim/ })).toBeVisible();
  await world.advance(120_000);
  await page.clock.fastForward(121_000);
  await expect(page.getByText('The festival is over')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Claim/ })).toHaveCount(0);
});
