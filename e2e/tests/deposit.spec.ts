import type { Page } from '@playwright/test';
import { navigate } from '../support/navigate.ts';
import { expect, test } from '../support/test.ts';
import { violations, WITH_BEST_PRACTICE } from '../support/violations.ts';

const DEPOSIT = '/lobby/wallets/deposit';

/** Chooses a payment method and presses Pay. */
async function pay(page: Page, channel: string): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(channel) }).check({ force: true });
  await page.getByRole('button', { name: /^Pay/ }).click();
}

/** Approves on the payment page and closes it after the confirmation. */
async function approve(payment: Page): Promise<void> {
  const button = payment.getByRole('button', { name: /Approve/ });
  await button.click();
  await expect(button).toHaveCount(0);
  await payment.waitForLoadState('load');
  await payment.close();
}

// spec 1-13, 3-078, 4-75, 4-77, 9-40, 9-48
test('deposits by QR code and adds the first-deposit bonus', async ({ open, context }) => {
  const page = await open(DEPOSIT, 'player');
  await expect(page.getByText('1,300.00')).toBeVisible();
  await pay(page, 'QR code');
  await expect(page.getByRole('img', { name: /Payment QR code/ })).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^0?[0-9]{1,2}:[0-9]{2}$/);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Open payment page' }).click();
  const payment = await opened;
  await payment.getByText('Test another outcome').click();
  await expect(payment.getByRole('button', { name: 'Expire now' })).toBeVisible();
  expect(await violations(payment, WITH_BEST_PRACTICE)).toEqual([]);
  await approve(payment);
  // The page polls by itself.
  await expect(page.getByRole('heading', { name: 'Coins added to your balance' })).toBeVisible();
  await page.getByRole('link', { name: 'Play now' }).click();
  await expect(page.getByText('2,300.00 coins')).toBeAttached();

  // spec 2.8-02, 4-78, 4-79
  await test.step('deposits by a payment page in a new window', async () => {
    await navigate(page, DEPOSIT);
    const window = context.waitForEvent('page');
    await pay(page, 'Payment page');
    await approve(await window);
    await expect(page.getByRole('heading', { name: 'Coins added to your balance' })).toBeVisible();
  });
});
