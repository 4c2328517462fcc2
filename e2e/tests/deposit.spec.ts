import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const DEPOSIT = '/lobby/wallets/deposit';

/** Chooses a way to pay and presses Pay. */
async function pay(page: Page, channel: string): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(channel) }).check({ force: true });
  await page.getByRole('button', { name: /^Pay/ }).click();
}

/** Approves or declines on the payment page, and closes it once it has said so. */
async function decide(payment: Page, decision: 'Approve' | 'Decline'): Promise<void> {
  const button = payment.getByRole('button', { name: new RegExp(decision) });
  await button.click();
  await expect(button).toHaveCount(0);
  await payment.waitForLoadState('load');
  await payment.close();
}

async function orderId(page: Page): Promise<string> {
  const row = page.getByRole('definition').filter({ hasText: /^TS/ });
  return (await row.textContent()) ?? '';
}

test('by QR code: scan, pay on the simulator, coins arrive with the first-deposit bonus', async ({
  open,
  context,
}) => {
  const page = await open(DEPOSIT, 'player');
  await expect(page.getByText('1,300.00')).toBeVisible();
  await pay(page, 'QR code');
  await expect(page.getByRole('img', { name: /Payment QR code/ })).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^0?[0-9]{1,2}:[0-9]{2}$/);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Open payment page' }).click();
  const payment = await opened;
  await decide(payment, 'Approve');
  // Nothing needs to be pressed: the page looks by itself.
  await expect(page.getByRole('heading', { name: 'Coins are in your purse' })).toBeVisible();
  await page.getByRole('link', { name: 'Play now' }).click();
  await expect(page.getByText('2,300.00 coins')).toBeAttached();
});

test('by bank transfer: details to copy, settled later', async ({ open, world }) => {
  const page = await open(DEPOSIT, 'player');
  await pay(page, 'Bank transfer');
  await expect(page.getByText('Inviting agent')).toBeVisible();
  await expect(page.getByText('Account number')).toBeVisible();
  const id = await orderId(page);
  await page.getByRole('button', { name: 'I have paid' }).click();
  await expect(page.getByText('Not there yet. We keep looking.')).toBeVisible();
  await world.settle(id);
  await expect(page.getByRole('heading', { name: 'Coins are in your purse' })).toBeVisible();
});

test('by payment page: opens in a new window, approved there', async ({ open, context }) => {
  const page = await open(DEPOSIT, 'player');
  const opened = context.waitForEvent('page');
  await pay(page, 'Payment page');
  const payment = await opened;
  await decide(payment, 'Approve');
  await expect(page.getByRole('heading', { name: 'Coins are in your purse' })).toBeVisible();
});

test('a declined payment says that nothing moved', async ({ open, context, world }) => {
  const page = await open(DEPOSIT, 'player');
  const opened = context.waitForEvent('page');
  await pay(page, 'Payment page');
  const payment = await opened;
  await decide(payment, 'Decline');
  await expect(page.getByRole('heading', { name: 'The payment was declined' })).toBeVisible();
  expect((await world.player())['coin']).toBe(100000);
});

test('a double click makes one order', async ({ open, world }) => {
  const page = await open(DEPOSIT, 'player');
  await page.getByRole('button', { name: /^Pay/ }).dblclick();
  await expect(page.getByRole('img', { name: /Payment QR code/ })).toBeVisible();
  expect(await world.calls('recharge3')).toBe(1);
});

test.describe('with a broken line', () => {
  test.use({ expectedErrors: [/ERR_EMPTY_RESPONSE|ERR_CONNECTION|Failed to load/] });

  test('trying again continues the same order', async ({ open, world }) => {
    await world.fault({ operationId: 'recharge3', effect: 'dropAfter' });
    const page = await open(DEPOSIT, 'player');
    await page.getByRole('button', { name: /^Pay/ }).click();
    await expect(page.getByRole('heading', { name: 'We are checking this deposit' })).toBeVisible();
    await world.clearFaults();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('img', { name: /Payment QR code/ })).toBeVisible();
    // Every attempt reached the server; all of them made this one order.
    expect(await world.calls('recharge3')).toBeGreaterThan(1);
    expect(await orderId(page)).toMatch(/-0001$/);
  });

  test('the same order is continued after a reload', async ({ open, world }) => {
    await world.fault({ operationId: 'recharge3', effect: 'dropAfter' });
    const page = await open(DEPOSIT, 'player');
    await page.getByRole('button', { name: /^Pay/ }).click();
    const checking = page.getByRole('heading', { name: 'We are checking this deposit' });
    await expect(checking).toBeVisible();
    await world.clearFaults();
    await page.reload();
    await expect(checking).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('img', { name: /Payment QR code/ })).toBeVisible();
    expect(await orderId(page)).toMatch(/-0001$/);
  });
});

test('a refused deposit shows its message and keeps the form', async ({ open, world }) => {
  await world.fault({ operationId: 'recharge3', errcode: 2304, times: 1 });
  const page = await open(DEPOSIT, 'player');
  await page.getByRole('button', { name: '500', exact: true }).click();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByText(/refresh fail/)).toBeVisible();
  await expect(page.getByLabel('Amount')).toHaveValue('500');
});

test('the order survives a reload', async ({ open }) => {
  const page = await open(DEPOSIT, 'player');
  await pay(page, 'Bank transfer');
  const id = await orderId(page);
  await page.reload();
  expect(await orderId(page)).toBe(id);
});

test('where a bank card is required it is bound first, then the deposit goes on', async ({ open, world }) => {
  await world.config({ isDepositBank: 1 });
  const page = await open(DEPOSIT, 'player');
  await pay(page, 'Bank transfer');
  await expect(page).toHaveURL(/bindBankCard/);
  await page.getByLabel('Bank', { exact: true }).selectOption({ index: 1 });
  await page.getByLabel('Account holder').fill('Tara Demo');
  await page.getByLabel('Account or card number').fill('1234 5678 9012');
  await page.getByRole('button', { name: 'Save card' }).click();
  await expect(page).toHaveURL(/wallets\/deposit/);
  await pay(page, 'Bank transfer');
  await expect(page.getByText('Inviting agent')).toBeVisible();
});
