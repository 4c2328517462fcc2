import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { withdraw } from '../support/withdrawals.ts';

const WITHDRAW = '/lobby/wallets/withdraw';
const PASSWORD = 'tara1234';

/** Fills in an amount and the safebox password, and asks for the withdrawal. */
async function ask(page: Page, amount: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Amount', { exact: true }).fill(amount);
  await page.getByLabel('Safebox password').fill(password);
  await page.getByRole('button', { name: /^Withdraw/ }).click();
}

test('a newcomer sees what must be done first, and is led to it', async ({ open }) => {
  const page = await open(WITHDRAW, 'player');
  await expect(page.getByRole('heading', { name: 'Before your first withdrawal' })).toBeVisible();
  const requirements = page.getByRole('list', { name: 'Before your first withdrawal' }).getByRole('listitem');
  await expect(requirements).toHaveCount(3);
  for (const name of ['Verify who you are', 'Bank card', 'Safebox password'])
    await expect(requirements.filter({ hasText: name })).toContainText('Missing');
  await expect(page.getByLabel('Amount', { exact: true })).toHaveCount(0);
  await requirements.filter({ hasText: 'Bank card' }).getByRole('link').click();
  await expect(page).toHaveURL(/\/bindBankCard/);
  await page.goBack();
  await page.getByRole('link', { name: 'Verify identity' }).last().click();
  await expect(page).toHaveURL(/\/withdrawal\/kyc/);
});

test('a withdrawal waits, is paid, and is refused with its coins back', async ({ open, world }) => {
  await world.reset({ scenario: 'withdraw-ready', config: { withdrawalDayMs: null } });
  const page = await open(WITHDRAW, 'player');
  await page.getByRole('button', { name: '500', exact: true }).click();
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('500');
  await expect(page.getByText(/1 to 3 business days: by \w+ \d+ \w+/)).toBeVisible();
  await page.getByLabel('Safebox password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Withdraw Rs 500' }).click();
  await expect(page).toHaveURL(/\/withdrawal\/record/);
  const orders = page.getByRole('list', { name: 'Withdrawals' }).locator('> li');
  await expect(orders).toHaveCount(1);
  await expect(orders.first()).toContainText('Rs 500.00');
  await expect(orders.first()).toContainText('Waiting');
  await expect(orders.first().locator('[aria-current="step"]')).toHaveText('In progress');
  await expect(orders.first()).toContainText('Ravi Bank •••• 1234');
  const refused = await withdraw(world, 210_00);
  await world.control('POST', `orders/${refused}/fail`, { reason: 'The name does not match.' });
  const first = (await orders.first().getByText(/^TW/).textContent()) ?? '';
  await world.settle(first.trim());
  await page.getByRole('button', { name: 'Look again' }).click();
  await expect(orders).toHaveCount(2);
  await expect(orders.nth(0)).toContainText('The name does not match. 210.00 coins are back in your purse.');
  await expect(orders.nth(0).getByRole('link', { name: 'Check the card' })).toBeVisible();
  await expect(orders.nth(1)).toContainText('Paid');
});

test('what does not fit is said at its field, by the page and by the server', async ({ open, world }) => {
  await world.reset({ scenario: 'withdraw-ready' });
  const page = await open(WITHDRAW, 'player');
  const amount = page.getByLabel('Amount', { exact: true });
  await ask(page, '5');
  await expect(page.getByText('The least you can withdraw is Rs 200.')).toBeVisible();
  await expect(amount).toBeFocused();
  await ask(page, '999999');
  await expect(page.getByText(/Only .* is free to withdraw/)).toBeVisible();
  expect(await world.calls('exchange')).toBe(0);
  await ask(page, '300', 'not-this-one');
  await expect(page.getByText('The safebox password is not right.')).toBeVisible();
  await expect(page.getByLabel('Safebox password')).toHaveAttribute('aria-invalid', 'true');
  await expect(amount).toHaveValue('300');
});

test('a lost answer is checked with the password, and makes one withdrawal', async ({
  open,
  world,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|Failed to load resource/);
  await world.reset({ scenario: 'withdraw-ready', config: { withdrawalDayMs: null } });
  const page = await open(WITHDRAW, 'player');
  await world.fault({ operationId: 'exchange', effect: 'dropAfter' });
  await ask(page, '300');
  const said = page.getByRole('heading', { name: 'We do not know yet whether this withdrawal was made' });
  await expect(said).toBeVisible();
  await world.clearFaults();
  // It outlives a reload, and no password was kept.
  await page.reload();
  await expect(said).toBeVisible();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText('Enter your safebox password.')).toBeVisible();
  await page.getByLabel('Safebox password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page).toHaveURL(/\/withdrawal\/record/);
  await expect(page.getByRole('list', { name: 'Withdrawals' }).locator('> li')).toHaveCount(1);
});

test('what does not load can be tried again', async ({ open, world, expectedErrors }) => {
  expectedErrors.push(/status of 503/);
  await world.reset({ scenario: 'withdraw-ready' });
  await world.fault({ operationId: 'getExchange', httpStatus: 503 });
  const page = await open(WITHDRAW, 'player');
  await expect(page.getByText('Your withdrawal page did not load')).toBeVisible();
  await world.clearFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('group', { name: 'How much?' })).toBeVisible();
});
