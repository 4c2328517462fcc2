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

test('shows a new nickname and picture in the header', async ({ open, world }) => {
  const page = await open('/profile/info', 'player');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await page.getByLabel('Nickname').fill('  Moonlight ');
  await page.getByRole('radio', { name: 'Owl' }).check({ force: true });
  await save.click();
  await expect(page.getByText('Profile saved')).toBeVisible();
  await expect(page.getByLabel('Nickname')).toHaveValue('Moonlight');
  expect(await world.player()).toMatchObject({ nickname: 'Moonlight', avatar: 1 });
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/lobby\/home/);
  const owl = page.locator('img[src="/static/avatar/avatar_1.png"]');
  if (isPhone(page)) {
    const menu = page.getByRole('button', { name: /^Open menu/ });
    await expect(menu.locator(owl)).toBeVisible();
    await menu.click();
    await expect(page.getByRole('dialog', { name: 'Menu' }).getByText('Moonlight')).toBeVisible();
  } else {
    const block = page.getByRole('link', { name: /Moonlight/ });
    await expect(block).toBeVisible();
    await expect(block.locator(owl)).toBeVisible();
  }
});
