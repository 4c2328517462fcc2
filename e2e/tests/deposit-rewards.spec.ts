import type { Page } from '@playwright/test';
import { expectLostAnswer, expectSilentRefusals, LOST, receiptOf, takeReceipt } from '../support/claims.ts';
import { depositsElsewhere } from '../support/deposits.ts';
import { elsewhere } from '../support/tasks.ts';
import { expect, test } from '../support/test.ts';

const PAGE = '/activity/depositEvery';
const DAY = 86_400_000;

const stepsOf = (page: Page) =>
  page.getByRole('list', { name: 'Rewards for deposits in total' }).getByRole('listitem');
const rowsOf = (page: Page) =>
  page.getByRole('list', { name: 'Rewards for days in a row' }).getByRole('listitem');
const claimOf = (page: Page) => page.getByRole('button', { name: /^Claim/ });

test('deposits add up, and each sum gives its reward once', async ({ open, world }) => {
  const page = await open(PAGE, 'player');
  await expect(stepsOf(page).first()).toContainText('500.00 to go');
  await expect(claimOf(page)).toHaveCount(0);
  await depositsElsewhere(world, 1);
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

test('several sums are claimed one by one or together', async ({ open, world }) => {
  await depositsElsewhere(world, 2);
  const page = await open(PAGE, 'player');
  await stepsOf(page)
    .nth(1)
    .getByRole('button', { name: /^Claim/ })
    .click();
  await takeReceipt(page, /\+40\.00/);
  await expect(stepsOf(page).nth(1)).toContainText('Claimed');
  await claimOf(page).click();
  await takeReceipt(page, /\+15\.00/);
  await expect(claimOf(page)).toHaveCount(0);
});

test('a claim without an answer is not known, and asked again pays once', async ({
  open,
  world,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|Failed to load resource/);
  await depositsElsewhere(world, 1);
  const before = Number((await world.player())['coin']);
  await world.fault({ operationId: 'receiverRechargeBonusCollection6', effect: 'dropAfter' });
  const page = await open(PAGE, 'player');
  await claimOf(page).click();
  await expect(stepsOf(page).first()).toContainText('No answer came');
  await world.clearFaults();
  await page.reload();
  await stepsOf(page)
    .first()
    .getByRole('button', { name: /^Check again/ })
    .click();
  await takeReceipt(page, /\+15\.00/);
  expect((await world.player())['coin']).toBe(before + 15_00);
});

test('what was claimed on another page shows, and nothing is told', async ({ open, world }) => {
  await depositsElsewhere(world, 1);
  const page = await open(PAGE, 'player');
  await expect(claimOf(page)).toBeVisible();
  await elsewhere(world, (sdk) => sdk.post('/app/v1/receiverRechargeBonusCollection6', { awardId: 1 }));
  await claimOf(page).click();
  await expect(stepsOf(page).first()).toContainText('Claimed');
  await expect(receiptOf(page)).toBeHidden();
});

test('days in a row count by themselves, and a missed one ends the row', async ({ open, world }) => {
  await depositsElsewhere(world, 1);
  await world.advance(DAY);
  await depositsElsewhere(world, 1);
  const page = await open(PAGE, 'player');
  await page.getByRole('tab', { name: 'Day by day' }).click();
  await expect(page.getByText('2 days', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Claim all/ }).click();
  await takeReceipt(page, /\+30\.00/);
  await expect(rowsOf(page).nth(1)).toContainText('Claimed');
  await expect(rowsOf(page).nth(2)).toContainText('1 day to go');
  await world.advance(2 * DAY);
  await page.reload();
  await page.getByRole('tab', { name: 'Day by day' }).click();
  await expect(page.getByText('None yet')).toBeVisible();
  await expect(rowsOf(page).first()).toContainText('1 day to go');
});

test('a reward for days without an answer is asked again and pays once', async ({
  open,
  world,
  expectedErrors,
}) => {
  expectedErrors.push(LOST);
  await depositsElsewhere(world, 1);
  const page = await open(PAGE, 'player');
  await page.getByRole('tab', { name: 'Day by day' }).click();
  await expectLostAnswer(page, world, {
    operationId: 'receiverRechargeBonusCollection8',
    key: claimOf(page).first(),
    again: page.getByRole('button', { name: /^Check again/ }).last(),
  });
});

test('refused claims are silent, and the sums and days are read again @phone', async ({ open, world }) => {
  await depositsElsewhere(world, 1);
  const page = await open(PAGE, 'player');
  await expectSilentRefusals(page, world, {
    operationId: 'receiverRechargeBonusCollection6',
    read: 'rechargeBonusCollection6',
    key: claimOf(page),
  });
  await page.getByRole('tab', { name: 'Day by day' }).click();
  await expectSilentRefusals(page, world, {
    operationId: 'receiverRechargeBonusCollection8',
    read: 'rechargeBonusCollection8',
    key: claimOf(page),
  });
});
