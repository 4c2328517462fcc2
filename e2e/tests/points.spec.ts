import type { Page } from '@playwright/test';
import { expect, isPhone, test } from '../support/test.ts';

const PAGE = '/points';

const options = (page: Page) => page.getByRole('list', { name: 'Exchange' }).getByRole('listitem');
const exchangeOf = (page: Page, points: string) =>
  options(page).getByRole('button', { name: `Exchange ${points} points` });
const question = (page: Page) => page.getByRole('dialog', { name: 'Exchange points?' });
const receiptOf = (page: Page) => page.getByRole('dialog', { name: 'You received' });

test.beforeEach(async ({ world }) => {
  await world.patchPlayer({ lottery: 62_40, coin: 1_000_00 });
});

test('exchanges points for coins after a confirmation', async ({ open, world }) => {
  const page = await open(PAGE, 'player');
  await expect(page).toHaveURL(isPhone(page) ? /\/points/ : /\/lobby\/points/);
  await expect(page.getByText('62.40', { exact: true })).toBeVisible();
  await expect(options(page)).toHaveCount(4);
  await exchangeOf(page, '20.00').click();
  await expect(question(page)).toContainText('25.00 coins');
  await expect(question(page)).toContainText('42.40');
  await question(page).getByRole('button', { name: 'Not now' }).click();
  expect(await world.calls('lotteryExchange')).toBe(0);

  await exchangeOf(page, '20.00').click();
  await question(page).getByRole('button', { name: 'Exchange' }).dblclick();
  await expect(receiptOf(page).getByRole('listitem')).toHaveText(/Coins.*\+25\.00/);
  await receiptOf(page).getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('42.40', { exact: true })).toBeVisible();
  expect(await world.calls('lotteryExchange')).toBe(1);
  expect(await world.player()).toMatchObject({ lottery: 42_40, coin: 1_025_00 });
});

test('does not close the receipt by the second click of a double click', async ({ open }) => {
  const page = await open(PAGE, 'player');
  await exchangeOf(page, '20.00').click();
  await question(page).getByRole('button', { name: 'Exchange' }).hover();
  const press = async (clickCount: number) => {
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
  };
  await press(1);
  await expect(receiptOf(page)).toBeVisible();
  await press(2);
  await expect(receiptOf(page)).toBeVisible();
  await press(1);
  await expect(receiptOf(page)).toBeHidden();
});
