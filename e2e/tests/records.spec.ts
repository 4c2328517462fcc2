import { makePaidDeposits } from '../support/deposits.ts';
import { recordRows } from '../support/records.ts';
import { expect, isPhone, test } from '../support/test.ts';

test('moves focus to the first new record after Show more by keyboard', async ({ open, world }) => {
  await makePaidDeposits(world, 43);
  const page = await open('/record/transaction', 'player');
  const rows = recordRows(page, 'Deposit');
  const more = page.getByRole('button', { name: 'Show more' });
  await more.press('Enter');
  await expect(rows).toHaveCount(40);
  await expect(rows.nth(20)).toBeFocused();
  await expect(rows.nth(20)).toBeInViewport();
  await expect(page.getByRole('status').filter({ hasText: '40 of 43' })).toBeVisible();
  // After the last page the button is gone and the scroll position stays.
  await more.press('Enter');
  await expect(rows).toHaveCount(43);
  await expect(rows.nth(40)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'All shown: 43 of 43' })).toBeVisible();
});

test('restores the scroll position of the records after Back', async ({ open, world }) => {
  await makePaidDeposits(world, 40);
  const page = await open('/record/transaction', 'player');
  const rows = recordRows(page, 'Deposit');
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(rows).toHaveCount(40);
  await rows.nth(30).getByRole('link').click();
  // A desktop shows the receipt first.
  if (!isPhone(page)) await page.getByRole('link', { name: /^Details/ }).click();
  await expect(page.getByRole('heading', { name: 'Coins added to your balance' })).toBeVisible();
  await page.goBack();
  await expect(rows).toHaveCount(40);
  await expect(rows.nth(30)).toBeInViewport();
});

test('keeps table semantics where rows are drawn as cards', { tag: '@desktop' }, async ({ open, world }) => {
  await makePaidDeposits(world, 1);
  const page = await open('/record/transaction', 'player');
  const table = page.getByRole('table', { name: 'Deposit' });
  const top = async (name: string) => (await table.getByRole('cell', { name }).boundingBox())?.y ?? 0;
  await expect(table.getByRole('columnheader')).toHaveCount(5);
  expect(await top('Paid')).toBe(await top('QR code'));
  await page.setViewportSize({ width: 480, height: 800 });
  await expect.poll(async () => (await top('Paid')) - (await top('QR code'))).toBeGreaterThan(20);
  await expect(table.getByRole('columnheader')).toHaveCount(5);
  await expect(table.getByRole('row')).toHaveCount(2);
  await expect(table.getByRole('rowheader')).toContainText(/^TS/);
  await expect(table.getByRole('cell')).toHaveCount(4);
});

test(
  'shows a receipt beside the records, or instead of them in a narrow window',
  { tag: '@desktop' },
  async ({ open, world }) => {
    await makePaidDeposits(world, 2);
    const page = await open('/record/transaction', 'player');
    const row = recordRows(page, 'Deposit').first();
    await row.getByRole('link').press('Enter');
    const receipt = page.getByRole('region', { name: 'Deposit' });
    await expect(receipt).toBeVisible();
    await expect(row).toBeVisible();
    await page.setViewportSize({ width: 900, height: 800 });
    await expect(receipt).toBeVisible();
    await expect(row).toBeHidden();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(row).toBeVisible();
    // The receipt takes the place of the focused row.
    await row.getByRole('link').press('Enter');
    await expect(page.getByRole('complementary', { name: 'Details' })).toBeFocused();
  },
);
