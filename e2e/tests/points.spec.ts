import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const PAGE = '/points';

const options = (page: Page) => page.getByRole('list', { name: 'Exchange' }).getByRole('listitem');
const getExchange = (page: Page, points: string) =>
  options(page).getByRole('button', { name: `Exchange ${points} points` });
const question = (page: Page) => page.getByRole('dialog', { name: 'Exchange points?' });
const getReceipt = (page: Page) => page.getByRole('dialog', { name: 'You received' });

test.beforeEach(async ({ world }) => {
  await world.patchPlayer({ lottery: 62_40, coin: 1_000_00 });
});

test(
  'does not close the receipt by the second click of a double click',
  { tag: '@full' },
  async ({ open }) => {
    const page = await open(PAGE, 'player');
    await getExchange(page, '20.00').click();
    await question(page).getByRole('button', { name: 'Exchange' }).hover();
    const press = async (clickCount: number) => {
      await page.mouse.down({ clickCount });
      await page.mouse.up({ clickCount });
    };
    await press(1);
    await expect(getReceipt(page)).toBeVisible();
    await press(2);
    await expect(getReceipt(page)).toBeVisible();
    await press(1);
    await expect(getReceipt(page)).toBeHidden();
  },
);
