import type { Page } from '@playwright/test';
import { expect, isPhone, test } from '../support/test.ts';

const newsOf = (page: Page) => page.getByRole('list', { name: 'News', exact: true }).getByRole('listitem');

test('lists news in order and removes the mark of read news', async ({ open }) => {
  const page = await open('/lobby/home');
  await page.getByRole('link', { name: 'News', exact: true }).first().click();
  await expect(newsOf(page).getByRole('heading')).toHaveText([
    '300 coins on your first deposit',
    'Spin the star wheel with friends',
    'Mango Monsoon has begun',
  ]);
  const lantern = newsOf(page).filter({ hasText: 'Spin the star wheel' });
  await expect(lantern.getByText('New', { exact: true })).toBeVisible();
  await lantern.getByRole('link').click();
  await expect(page).toHaveURL(isPhone(page) ? /\/notice\/detail\/2/ : /\/lobby\/notice\/detail\/2/);
  await expect(page.getByText('Your wins fill a pot')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(lantern.getByText('New', { exact: true })).toHaveCount(0);
  await expect(newsOf(page).first().getByText('New', { exact: true })).toBeVisible();
  await page.reload();
  await expect(lantern).toBeVisible();
  await expect(lantern.getByText('New', { exact: true })).toHaveCount(0);
});
