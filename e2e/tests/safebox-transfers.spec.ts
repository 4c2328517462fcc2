import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const SAFEBOX = '/lobby/profile/bank';
const PASSWORD = 'tara1234';
const LOST = /ERR_EMPTY_RESPONSE|ERR_CONNECTION|Failed to load resource|status of 503/;

const dialog = (page: Page) => page.getByRole('dialog');

async function lock(page: Page, amount: string): Promise<void> {
  await page.getByRole('button', { name: 'Lock coins' }).click();
  await dialog(page).getByLabel('Coins', { exact: true }).fill(amount);
  await dialog(page).getByRole('button', { name: 'Lock coins' }).click();
}

async function takeOut(page: Page, amount: string, password = PASSWORD): Promise<void> {
  await page.getByRole('button', { name: 'Take out' }).click();
  await dialog(page).getByLabel('Coins', { exact: true }).fill(amount);
  await dialog(page).getByLabel('Safebox password').fill(password);
  await dialog(page).getByRole('button', { name: 'Take out' }).click();
}

test.beforeEach(async ({ world }) => {
  await world.reset({ scenario: 'withdraw-ready' });
});

test('coins are locked and taken out, and both balances follow', async ({ open, world }) => {
  const page = await open(SAFEBOX, 'player');
  await expect(page.getByRole('button', { name: 'Take out' })).toHaveAttribute('aria-disabled', 'true');
  await lock(page, '300');
  await expect(page.getByText('300.00 coins are in your safebox')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText('300.00', { exact: true })).toBeVisible();
  expect(await world.player()).toMatchObject({ coin: 700_00, safebox: 300_00 });
  await takeOut(page, '120');
  await expect(page.getByText('120.00 coins are back in your balance')).toBeVisible();
  expect(await world.player()).toMatchObject({ coin: 820_00, safebox: 180_00 });
});

test('an amount that is not there, and a wrong password, are said at their fields', async ({
  open,
  world,
}) => {
  const page = await open(SAFEBOX, 'player');
  await lock(page, '1000.01');
  await expect(dialog(page).getByText('There are 1,000.00 coins to move.')).toBeVisible();
  expect(await world.calls('safeboxDeposit')).toBe(0);
  // Played away in another tab meanwhile.
  await world.patchPlayer({ coin: 50_00 });
  await dialog(page).getByLabel('Coins', { exact: true }).fill('400');
  await dialog(page).getByRole('button', { name: 'Lock coins' }).click();
  await expect(dialog(page).getByText('There are fewer coins than that to move.')).toBeVisible();
  await expect(dialog(page).getByLabel('Coins', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await world.patchPlayer({ safebox: 200_00 });
  await page.reload();
  await takeOut(page, '100', 'not-this-one');
  await expect(dialog(page).getByText('The safebox password is not right.')).toBeVisible();
  await expect(dialog(page).getByLabel('Safebox password')).toBeFocused();
  expect(await world.player()).toMatchObject({ safebox: 200_00 });
});

test('wrong passwords shut what is inside, not the way in', async ({ open, world }) => {
  await world.patchPlayer({ safebox: 200_00 });
  const page = await open(SAFEBOX, 'player');
  await takeOut(page, '100', 'not-this-one');
  for (let tries = 2; tries <= 6; tries += 1) {
    await expect.poll(() => world.calls('safeboxWithdraw')).toBe(tries - 1);
    await expect(dialog(page).getByText('The safebox password is not right.')).toBeVisible();
    await dialog(page).getByLabel('Safebox password').fill(`not-this-one-${tries}`);
    await dialog(page).getByRole('button', { name: 'Take out' }).click();
  }
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'The safebox is locked' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take out' })).toHaveAttribute('aria-disabled', 'true');
  await lock(page, '100');
  await expect(page.getByText('100.00 coins are in your safebox')).toBeVisible();
});

for (const [name, fault] of [
  ['is dropped', { effect: 'dropAfter' }],
  ['is a 503', { httpStatus: 503 }],
] as const) {
  test(`a transfer whose answer ${name} is found out, over a reload, and moves once`, async ({
    open,
    world,
    expectedErrors,
  }) => {
    expectedErrors.push(LOST);
    const page = await open(SAFEBOX, 'player');
    await world.fault({ operationId: 'safeboxDeposit', ...fault });
    await lock(page, '250');
    await expect(dialog(page)).toContainText('We do not know yet whether 250.00 coins have moved');
    await page.reload();
    await expect(dialog(page)).toContainText('We do not know yet whether 250.00 coins have moved');
    await world.clearFaults();
    await dialog(page).getByRole('button', { name: 'Check again' }).click();
    await expect(page.getByText('250.00 coins are in your safebox')).toBeVisible();
    expect(await world.player()).toMatchObject({ coin: 750_00, safebox: 250_00 });
  });
}
