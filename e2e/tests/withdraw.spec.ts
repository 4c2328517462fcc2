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

for (const [name, rule, made] of [
  ['breaks before it arrives', { effect: 'dropBefore' }, 0],
  ['breaks after it arrived', { effect: 'dropAfter' }, 1],
  ['ends at a server that is down', { httpStatus: 503 }, 0],
] as const) {
  test(`a withdrawal whose connection ${name} is made once`, async ({ open, world, expectedErrors }) => {
    expectedErrors.push(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|Failed to load resource/);
    await world.reset({ scenario: 'withdraw-ready', config: { withdrawalDayMs: null } });
    const page = await open(WITHDRAW, 'player');
    await world.fault({ operationId: 'exchange', ...rule });
    const { coin } = await world.player();
    await ask(page, '300');
    await expect(page.getByRole('heading', { name: /^We do not know yet/ })).toBeVisible();
    expect((await world.player())['coin']).toBe(Number(coin) - made * 300_00);
    await world.clearFaults();
    await page.getByLabel('Safebox password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(page.getByRole('list', { name: 'Withdrawals' }).locator('> li')).toHaveCount(1);
    expect((await world.player())['coin']).toBe(Number(coin) - 300_00);
  });
}

test('a withdrawal whose answer never comes is not known, over a reload too', async ({
  open,
  world,
  page: blank,
}) => {
  await blank.clock.install();
  await world.reset({ scenario: 'withdraw-ready', config: { withdrawalDayMs: null } });
  const page = await open(WITHDRAW, 'player');
  await page.clock.resume();
  await world.fault({ operationId: 'exchange', effect: 'hang' });
  await ask(page, '300');
  await expect.poll(() => world.calls('exchange')).toBe(1);
  await page.clock.fastForward('01:01');
  const said = page.getByRole('heading', { name: /^We do not know yet/ });
  await expect(said).toBeVisible();
  await world.clearFaults();
  await page.reload();
  await expect(said).toBeVisible();
  await page.getByLabel('Safebox password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('list', { name: 'Withdrawals' }).locator('> li')).toHaveCount(1);
});

for (const [errcode, field, text] of [
  [2502, 'Amount', 'This amount is outside the limits of a withdrawal.'],
  [2503, 'Amount', 'This is more than you can withdraw right now.'],
  [2603, 'Safebox password', 'The safebox password is not right.'],
  [2604, 'Safebox password', 'Too many wrong safebox passwords. The safebox is locked for a while.'],
] as const) {
  test(`refusal ${errcode} of a withdrawal is said at its field`, async ({ open, world }) => {
    await world.reset({ scenario: 'withdraw-ready' });
    const page = await open(WITHDRAW, 'player');
    await world.fault({ operationId: 'exchange', errcode, times: 1 });
    await ask(page, '300');
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByLabel(field, { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('300');
  });
}

for (const [errcode, text] of [
  [2504, 'You have used all withdrawals of today. Try again tomorrow.'],
  [2602, 'Set your safebox password first.'],
  [2501, 'Verify your identity first; then you can withdraw.'],
] as const) {
  test(`refusal ${errcode} of a withdrawal is said at the head of the form`, async ({ open, world }) => {
    await world.reset({ scenario: 'withdraw-ready' });
    const page = await open(WITHDRAW, 'player');
    await world.fault({ operationId: 'exchange', errcode, times: 1 });
    await ask(page, '300');
    await expect(page.getByRole('main').getByText(text)).toBeVisible();
  });
}

test('a card that is missing is bound on the way, and the withdrawal is there again', async ({
  open,
  world,
}) => {
  await world.patchPlayer({ hasKyc: true });
  const page = await open(WITHDRAW, 'player');
  const requirements = page.getByRole('list', { name: 'Before your first withdrawal' }).getByRole('listitem');
  await requirements.filter({ hasText: 'Bank card' }).getByRole('link').click();
  await page.getByLabel('Bank', { exact: true }).selectOption({ index: 1 });
  await page.getByLabel('Account holder').fill('Tara Demo');
  await page.getByLabel('Account or card number').fill('4000123412341234');
  // Where it returns to stands in its address: it outlives a reload.
  await page.reload();
  await page.getByRole('button', { name: 'Save card' }).click();
  await expect(page).toHaveURL(/\/lobby\/wallets\/withdraw/);
  await expect(requirements.filter({ hasText: 'Bank card' })).toContainText('•••• 1234');
});

test('after the last withdrawal of a day the page says when the next is possible', async ({
  open,
  world,
}) => {
  await world.reset({ scenario: 'withdraw-ready', config: { withdrawalDayMs: null } });
  await withdraw(world, 200_00);
  await withdraw(world, 210_00);
  const page = await open(WITHDRAW, 'player');
  await expect(page.getByText('1 withdrawal left today')).toBeVisible();
  await withdraw(world, 220_00);
  await page.reload();
  await expect(page.getByText('No withdrawals left today')).toBeVisible();
  await expect(page.getByText('The next one is possible tomorrow.')).toBeVisible();
});
