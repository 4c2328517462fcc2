import type { Page } from '@playwright/test';
import { expectLostAnswer, expectSilentRefusals, LOST } from '../support/claims.ts';
import { elsewhere } from '../support/tasks.ts';
import { expect, test } from '../support/test.ts';

const PAGE = '/activity/agent5';

const collectOf = (page: Page) => page.getByRole('button', { name: /^Collect/ });
const stepsOf = (page: Page) =>
  page.getByRole('list', { name: 'Rewards for valid friends' }).getByRole('listitem');
const incomesOf = (page: Page) =>
  page.getByRole('list', { name: 'Income', exact: true }).getByRole('listitem');
const receiptOf = (page: Page) => page.getByRole('dialog', { name: 'You received' });

test('the income is collected once', async ({ open, world }) => {
  await world.reset({ scenario: 'invite-claimable' });
  const page = await open(PAGE, 'player');
  await collectOf(page).dblclick();
  await expect(receiptOf(page).getByRole('listitem')).toContainText('Coins');
  await receiptOf(page).getByRole('button', { name: 'Good' }).click();
  await expect(page.getByText('Nothing to collect yet')).toBeVisible();
  expect(await world.calls('appAgent5UserReceive')).toBe(1);
});

test('valid friends bring a reward, once on two pages', async ({ open, world }) => {
  await world.reset({ scenario: 'invite-claimable' });
  const page = await open(PAGE, 'player');
  const claim = stepsOf(page)
    .first()
    .getByRole('button', { name: /^Claim/ });
  await expect(claim).toBeVisible();
  await elsewhere(world, (sdk) => sdk.post('/app/v1/appAgent5UserInviteValidReceive', { awardId: 1 }));
  const before = (await world.player())['coin'];
  await claim.click();
  await expect(stepsOf(page).first()).toContainText('Claimed');
  await expect(receiptOf(page)).toBeHidden();
  expect((await world.player())['coin']).toBe(before);
});

test('a reward without an answer is asked again and pays once', async ({ open, world, expectedErrors }) => {
  expectedErrors.push(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|Failed to load resource/);
  await world.reset({ scenario: 'invite-claimable' });
  const page = await open(PAGE, 'player');
  await world.fault({ operationId: 'appAgent5UserInviteValidReceive', effect: 'dropAfter' });
  const first = stepsOf(page).first();
  await first.getByRole('button', { name: /^Claim/ }).click();
  await expect(first).toContainText('No answer came');
  const paid = (await world.player())['coin'];
  await world.clearFaults();
  await first.getByRole('button', { name: /^Check again/ }).click();
  await expect(receiptOf(page).getByRole('listitem')).toHaveText(/\+40\.00/);
  expect((await world.player())['coin']).toBe(paid);
});

test('an income without an answer is asked again and pays once', async ({ open, world, expectedErrors }) => {
  expectedErrors.push(LOST);
  await world.reset({ scenario: 'invite-claimable' });
  const page = await open(PAGE, 'player');
  await expectLostAnswer(page, world, {
    operationId: 'appAgent5UserReceive',
    key: collectOf(page),
    again: page.getByRole('button', { name: 'Check again' }),
  });
});

test('refused claims are silent, and the programme is read again @phone', async ({ open, world }) => {
  await world.reset({ scenario: 'invite-claimable' });
  const page = await open(PAGE, 'player');
  const read = 'appAgent5User';
  const step = stepsOf(page)
    .first()
    .getByRole('button', { name: /^Claim/ });
  await expectSilentRefusals(page, world, {
    operationId: 'appAgent5UserReceive',
    read,
    key: collectOf(page),
  });
  await expectSilentRefusals(page, world, {
    operationId: 'appAgent5UserInviteValidReceive',
    read,
    key: step,
  });
  // The income that another page has collected is gone.
  await elsewhere(world, (sdk) => sdk.post('/app/v1/appAgent5UserReceive', {}));
  await collectOf(page).click();
  await expect(page.getByText('Nothing to collect yet')).toBeVisible();
  await expect(receiptOf(page)).toBeHidden();
});

test('the incomes are looked at by their kind', async ({ open, world }) => {
  await world.reset({ scenario: 'invite-claimable' });
  const page = await open(PAGE, 'player');
  await page.getByRole('button', { name: 'Valid friend', exact: true }).click();
  await expect(incomesOf(page)).toHaveCount(4);
  await expect(incomesOf(page).first()).toContainText('Valid friend');
});

test('a closed activity says so', async ({ open, world }) => {
  await world.config({ activityIds: [42] });
  const page = await open(PAGE, 'player');
  await expect(page.getByText('Not on right now')).toBeVisible();
  await expect(page.getByText('Income to collect')).toHaveCount(0);
});
