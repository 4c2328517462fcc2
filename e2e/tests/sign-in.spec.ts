import type { Page } from '@playwright/test';
import { expect, isPhone, test } from '../support/test.ts';

async function logIn(page: Page, account: string, password: string): Promise<void> {
  await page.getByLabel('Phone or username').fill(account);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
}

async function signedInAs(page: Page, nickname: string): Promise<void> {
  await expect(page).toHaveURL(/\/lobby\/home/);
  // The phone shows the name in the side menu; the click waits for the header.
  if (isPhone(page)) await page.getByRole('button', { name: /^Open menu/ }).click();
  await expect(page.getByText(nickname, { exact: true }).first()).toBeVisible();
}

// spec 2.1-14, 2.2-015, 2.2-067
test('opens the tapped game after the log-in, and home by Back', async ({ open }) => {
  const page = await open('/lobby/home');
  await page.getByRole('list', { name: 'Popular games' }).getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/\/login\?from=%2Fstart/);
  await logIn(page, 'demoplayer', 'tara1234');
  await expect(page).toHaveURL(/\/start\?gameId=/);
  await expect(page.locator('iframe')).toBeVisible();
  await page.goBack();
  // spec 1-09, 2.3-54, 2.6-04, 2.7-01, 2.7-09
  await test.step('logs in and shows home', async () => {
    await signedInAs(page, 'Tara Demo');
    await expect(page.getByText('1,000.00').first()).toBeVisible();
  });
});

// spec 3-104, 3-105, 4-04
test('fills in a remembered password without a credential store, and removes it on request', async ({
  open,
  world,
  expectedErrors,
  page: early,
}) => {
  expectedErrors.push(/status of 401/);
  await early.addInitScript(() => Reflect.deleteProperty(window, 'PasswordCredential'));
  const page = await open('/login');
  const password = page.getByLabel('Password', { exact: true });
  /** Ends the session while no page is open, so that no page signs out by itself. */
  const comeBackExpired = async () => {
    await page.goto(new URL('/favicon.svg', page.url()).href);
    await world.endSessions();
    await page.goto(world.url('/lobby/home'));
    await expect(page).toHaveURL(/\/login\?reason=expired/);
  };
  await logIn(page, 'demoplayer', 'tara1234');
  await signedInAs(page, 'Tara Demo');
  await comeBackExpired();
  await expect(password).toHaveValue('tara1234');
  const kept = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const opening = indexedDB.open(databases.find(({ name }) => name?.endsWith('.keeper'))?.name ?? '');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const reading = opening.result.transaction('passwords').objectStore('passwords').getAll();
    await new Promise((resolve) => reading.addEventListener('success', resolve));
    const rows = reading.result as { key: CryptoKey; text: ArrayBuffer }[];
    return rows.map(({ key, text }) => [key.extractable, new TextDecoder().decode(text).includes('tara')]);
  });
  expect(kept).toEqual([[false, false]]);
  await page.getByRole('checkbox').uncheck();
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await signedInAs(page, 'Tara Demo');
  await comeBackExpired();
  await expect(page.getByLabel('Phone or username')).toHaveValue('');
  await page.getByLabel('Phone or username').fill('demoplayer');
  await expect(password).toHaveValue('');
});
