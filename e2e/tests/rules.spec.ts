import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const titleOf = (page: Page, title: string) => page.getByRole('heading', { level: 1, name: title });
const article = (page: Page) => page.getByRole('article');

test('shows that rules do not exist, with a way on', async ({ open }) => {
  const page = await open('/rule/nothing');
  await expect(article(page).getByText('Rules not found')).toBeVisible();
  await page.getByRole('navigation', { name: 'All rules' }).getByRole('link', { name: 'Relief' }).click();
  await expect(titleOf(page, 'Relief: rules')).toBeVisible();
  await page.goBack();
  await expect(article(page).getByRole('link', { name: 'Go to the lobby' })).toBeVisible();
});
