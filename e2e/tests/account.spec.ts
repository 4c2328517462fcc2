import type { Page } from '@playwright/test';
import { expect, isPhone, test } from '../support/test.ts';

/** Opens the screen with Log out: by the menu and More on a phone, by Member on a desktop. */
async function openLogout(page: Page): Promise<void> {
  if (isPhone(page)) {
    await page.getByRole('button', { name: /^Open menu/ }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'More' }).click();
    await expect(page.getByRole('heading', { name: 'More', level: 1 })).toBeVisible();
  } else {
    await page.getByRole('link', { name: 'Member', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Member', level: 1 })).toBeVisible();
  }
}

test('logs out without a connection', async ({ open, context, expectedErrors }) => {
  // Offline the log-in page may be missing; the session has ended anyway.
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|Unable to preload|dynamically imported|PartLoadError/);
  const page = await open('/lobby/home', 'player');
  await openLogout(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('dialog', { name: 'Log out?' }).getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login/);
  const tokens = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('.session')));
  await expect.poll(tokens).toEqual([]);
});
