import type { Page } from '@playwright/test';
import { expectSilentRefusals, receiptOf, takeReceipt } from '../support/claims.ts';
import { depositsElsewhere } from '../support/deposits.ts';
import { elsewhere } from '../support/tasks.ts';
import { expect, test } from '../support/test.ts';

const PAGE = '/activity/signPay';
const DAY = 86_400_000;

const ownOf = (page: Page) => page.getByRole('list', { name: 'Your cards' }).getByRole('listitem');
const offersOf = (page: Page) => page.getByRole('list', { name: 'Cards', exact: true }).getByRole('listitem');

test('cards open after the first deposit, and one is bought by a deposit of its price', async ({
  open,
  world,
}) => {
  const page = await open(PAGE, 'player');
  await expect(page.getByText('Cards open after your first deposit.').first()).toBeVisible();
  await expect(offersOf(page).first().getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  await depositsElsewhere(world, 1);
  await page.reload();
  await offersOf(page).first().getByRole('link').click();
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('500');
  await expect(page.getByText('Yours once this deposit of Rs 500 has come')).toBeVisible();
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

test('a card pays once a day, on as many days as it has', async ({ open, world }) => {
  await world.reset({ scenario: 'login-pay' });
  const page = await open(PAGE, 'player');
  const before = Number((await world.player())['coin']);
  await page.getByRole('button', { name: /^Collect today/ }).dblclick();
  await takeReceipt(page, /Coins.*\+20\.00/);
  await expect(ownOf(page).first()).toContainText('6 days left');
  await expect(page.getByText('The next part is there tomorrow')).toBeVisible();
  expect(await world.calls('receiveLoginPay3')).toBe(1);
  expect((await world.player())['coin']).toBe(before + 20_00);
  await world.advance(DAY);
  await page.reload();
  await page.getByRole('button', { name: /^Collect today/ }).click();
  await takeReceipt(page, /\+20\.00/);
  await expect(ownOf(page).first()).toContainText('5 days left');
});

test('a part without an answer is not known, and asked again is paid once', async ({
  open,
  world,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|Failed to load resource/);
  await world.reset({ scenario: 'login-pay' });
  const before = Number((await world.player())['coin']);
  await world.fault({ operationId: 'receiveLoginPay3', effect: 'dropAfter' });
  const page = await open(PAGE, 'player');
  await page.getByRole('button', { name: /^Collect today/ }).click();
  await expect(ownOf(page).first()).toContainText('No answer came');
  await world.clearFaults();
  await ownOf(page)
    .first()
    .getByRole('button', { name: /^Check again/ })
    .click();
  await takeReceipt(page, /\+20\.00/);
  expect((await world.player())['coin']).toBe(before + 20_00);
});

test('refused parts are silent, and what another page collected is not paid again @phone', async ({
  open,
  world,
}) => {
  await world.reset({ scenario: 'login-pay' });
  const page = await open(PAGE, 'player');
  const key = page.getByRole('button', { name: /^Collect today/ });
  await expectSilentRefusals(page, world, {
    operationId: 'receiveLoginPay3',
    read: 'getLoginPayUser3',
    key,
  });
  await elsewhere(world, async (sdk) => {
    const { ownList } = await sdk.post('/app/v1/getLoginPayUser3', {});
    await sdk.post('/app/v1/receiveLoginPay3', { propId: ownList[0]?.propId ?? 0 });
  });
  const { coin } = await world.player();
  await key.click();
  await expect(page.getByText('The next part is there tomorrow')).toBeVisible();
  await expect(receiptOf(page)).toBeHidden();
  expect((await world.player())['coin']).toBe(coin);
});
