import { makePaidDeposits } from '../support/deposits.ts';
import { navigate } from '../support/navigate.ts';
import { recordRows } from '../support/records.ts';
import { expect, isPhone, test } from '../support/test.ts';

test('moves focus to the first new record after Show more by keyboard', async ({ open, world }) => {
  await makePaidDeposits(world, 43);
  const page = await open('/record/transaction?kind=deposit', 'player');
  const rows = recordRows(page);
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

  await test.step('restores the scroll position of the records after Back', async () => {
    await rows.nth(30).getByRole('link').click();
    await page.getByRole('link', { name: /^Details/ }).click();
    await expect(page.getByRole('heading', { name: 'Coins added to your balance' })).toBeVisible();
    await page.goBack();
    await page.goBack();
    await expect(rows).toHaveCount(43);
    await expect(rows.nth(30)).toBeInViewport();
  });
  await test.step('returns from a receipt to its row, and shows the chosen kind of an address', async () => {
    await rows.nth(2).getByRole('link').press('Enter');
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(rows.nth(2).getByRole('link')).toBeFocused();
    await navigate(page, '/record/transaction?kind=safebox');
    await expect(page.getByRole('button', { name: 'Safebox', pressed: true })).toBeInViewport({ ratio: 1 });
  });
  if (isPhone(page))
    await test.step('shows five rows on a phone, also below an open order', async () => {
      await navigate(page, '/record/transaction');
      await expect(rows.nth(4)).toBeVisible();
      const bar = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
      const fifth = await recordRows(page).nth(4).boundingBox();
      expect((fifth?.y ?? 0) + (fifth?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
    });
});

test(
  'shows a receipt beside the records, or instead of them in a narrow window',
  { tag: '@desktop' },
  async ({ open, world }) => {
    await makePaidDeposits(world, 2);
    const page = await open('/record/transaction?kind=deposit', 'player');
    const row = recordRows(page).first();
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
