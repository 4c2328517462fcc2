import type { Page } from '@playwright/test';
import { expect, isPhone, test } from '../support/test.ts';

/** Walks to the screen that holds Log out, as a player would: by the drawer and More, or by Member. */
async function walkToLogout(page: Page): Promise<void> {
  if (isPhone(page)) {
    await page.getByRole('button', { name: /^Open menu/ }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'More' }).click();
    await expect(page.getByRole('heading', { name: 'More', level: 1 })).toBeVisible();
  } else {
    await page.getByRole('link', { name: 'Member', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Member', level: 1 })).toBeVisible();
  }
}

/** The screen with the entries of the account: the drawer of a phone, the member page of a desktop. */
async function openEntries(page: Page): Promise<ReturnType<Page['getByRole']>> {
  if (isPhone(page)) {
    await page.getByRole('button', { name: /^Open menu/ }).click();
    return page.getByRole('dialog', { name: 'Menu' }).getByRole('navigation');
  }
  await page.getByRole('link', { name: 'Member', exact: true }).click();
  return page.getByRole('navigation', { name: 'Your account' });
}

test.describe('logging out', () => {
  test('asks, ends on login and forgets the player', async ({ open, world }) => {
    const page = await open('/lobby/home', 'player');
    await walkToLogout(page);
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('dialog', { name: 'Log out?' }).getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByLabel('Phone or username')).toBeVisible();
    await expect(page.getByText('Your session ended', { exact: false })).toHaveCount(0);
    const kept = () =>
      page.evaluate(() =>
        Object.keys(localStorage).filter((key) => /accessToken|userInfo|gameUser/.test(key)),
      );
    await expect.poll(kept).toEqual([]);
    await expect.poll(() => world.calls('accountLogout')).toBe(1);
    await page.goto(world.url('/lobby/home'));
    await expect(page.getByRole('link', { name: /^Log in$|Login \/ Register/ })).toBeVisible();
    await expect(page.getByText('1,000.00 coins')).toHaveCount(0);
  });

  test('stays where it is when the answer is Stay or Escape', async ({ open, world }) => {
    const page = await open('/lobby/home', 'player');
    await walkToLogout(page);
    const dialog = page.getByRole('dialog', { name: 'Log out?' });
    await page.getByRole('button', { name: 'Log out' }).click();
    await dialog.getByRole('button', { name: 'Stay' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/profile\/more|\/lobby\/member/);
    expect(await world.calls('accountLogout')).toBe(0);
  });

  test('works without a connection', async ({ open, context, expectedErrors }) => {
    // Without a line the log-in page itself may be missing; the session is gone all the same.
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED|Unable to preload|dynamically imported|PartMissing/);
    const page = await open('/lobby/home', 'player');
    await walkToLogout(page);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('dialog', { name: 'Log out?' }).getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/login/);
    const tokens = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('accessToken')));
    await expect.poll(tokens).toEqual([]);
  });
});

test('sharing leads to binding a mobile number first', async ({ open }) => {
  const page = await open('/lobby/home', 'player');
  await walkToLogout(page);
  await page.getByRole('button', { name: 'Invite friends' }).click();
  await expect(page).toHaveURL(/\/bind/);
});

test('a new nickname and picture show in the header', async ({ open, world }) => {
  const page = await open('/profile/info', 'player');
  const save = page.getByRole('button', { name: 'Save' });
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await page.getByLabel('Nickname').fill('  Moonlight ');
  await page.getByRole('radio', { name: 'Owl' }).check({ force: true });
  await save.click();
  await expect(page.getByText('Your profile is saved')).toBeVisible();
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

test('a nickname that is refused says so under the field', async ({ open, world }) => {
  const page = await open('/profile/info', 'player');
  const nickname = page.getByLabel('Nickname');
  await nickname.fill('   ');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Enter a nickname.')).toBeVisible();
  // A character that is not to be seen: the server refuses it.
  await nickname.fill('Moon\u200Blight');
  await expect(page.getByText('Enter a nickname.')).toBeHidden();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This nickname cannot be used.', { exact: false })).toBeVisible();
  await expect(nickname).toHaveAttribute('aria-invalid', 'true');
  await expect(nickname).toBeFocused();
  expect((await world.player())['nickname']).toBe('Tara Demo');
});

test('binding a mobile number by code stores it and takes the entry away', async ({ open, world }) => {
  await world.config({ otpStatus: 1 });
  const page = await open('/lobby/home', 'player');
  await (await openEntries(page)).getByRole('link', { name: 'Bind mobile' }).click();
  const from = isPhone(page) ? /\/lobby\/home/ : /\/lobby\/member/;

  await page.getByRole('button', { name: 'Bind', exact: true }).click();
  await expect(page.getByText('The mobile number must start with 3.')).toBeVisible();
  await expect(page.getByText('Enter the code from the text message.')).toBeVisible();
  await expect(page.getByLabel('Mobile number')).toBeFocused();

  await page.getByLabel('Mobile number').fill('300 1234567');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('button', { name: /Again in \d+ s/ })).toHaveAttribute('aria-disabled', 'true');
  const code = await world.lastCode();

  await page.getByLabel('Code', { exact: true }).fill(code === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: 'Bind', exact: true }).click();
  await expect(page.getByText('The code is wrong or has expired.')).toBeVisible();
  await expect(page.getByLabel('Code', { exact: true })).toHaveAttribute('aria-invalid', 'true');

  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Bind', exact: true }).click();
  await expect(page.getByText('Your mobile number is bound')).toBeVisible();
  await expect(page).toHaveURL(from);
  expect((await world.player())['mobile']).toBe('3001234567');

  const entries = await openEntries(page);
  await expect(entries.getByRole('link', { name: /Favourites/ })).toBeVisible();
  await expect(entries.getByRole('link', { name: 'Bind mobile' })).toHaveCount(0);
  await page.goto(world.url('/bind'));
  await expect(page.getByText('A mobile number is bound')).toBeVisible();
  await expect(page.getByText('+92 3001234567', { exact: false })).toBeVisible();
});

test('with codes off a number is bound without one, and a password with it logs in', async ({
  open,
  world,
}) => {
  await world.config({ otpStatus: 0 });
  const page = await open('/bind', 'player');
  await expect(page.getByLabel('Mobile number')).toBeVisible();
  await expect(page.getByLabel('Code', { exact: true })).toHaveCount(0);
  await page.getByLabel('Mobile number').fill('3007654321');
  await page.getByLabel('Password (optional)').fill('moonlight9');
  await page.getByRole('button', { name: 'Bind', exact: true }).click();
  await expect(page.getByText('Your mobile number is bound')).toBeVisible();
  expect((await world.player())['mobile']).toBe('3007654321');
  await expect(page).toHaveURL(/\/lobby\/home/);

  await walkToLogout(page);
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('dialog', { name: 'Log out?' }).getByRole('button', { name: 'Log out' }).click();
  await page.getByLabel('Phone or username').fill('3007654321');
  await page.getByLabel('Password', { exact: true }).fill('moonlight9');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/lobby\/home/);
  await expect(page.getByText('1,000.00 coins')).toBeAttached();
});

test('the way to the next level is shown, and MAX at the top', async ({ open, world, request }) => {
  const page = await open(`/profile/user`, 'player');
  const progress = page.getByRole('progressbar', { name: /^VIP/ });
  if (!isPhone(page)) await page.getByRole('link', { name: 'Member', exact: true }).click();
  await expect(progress).toHaveAttribute('aria-valuetext', /^[\d,.]+ \/ [\d,.]+$/);
  const { id } = await world.player();
  const player = `/w/${world.name}/__mock/players/${String(id)}`;
  expect((await request.patch(player, { data: { bet: 5_000_000_000 } })).ok()).toBe(true);
  await page.reload();
  await expect(progress).toHaveAttribute('aria-valuetext', 'MAX');
});

test('the way to the safebox says what is kept in it', async ({ open, world }) => {
  const page = await open('/profile/user', 'player');
  if (!isPhone(page)) await page.getByRole('link', { name: 'Member', exact: true }).click();
  const entry = page
    .getByRole('navigation', { name: 'Your account' })
    .getByRole('link', { name: /^Safebox/ });
  await expect(entry).toHaveText('Safebox');
  await world.patchPlayer({ safebox: 1_250_00 });
  await page.reload();
  await expect(entry).toHaveText('Safebox1,250.00');
});
