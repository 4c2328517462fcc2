import type { Page } from '@playwright/test';
import { expect, isPhone, test } from '../support/test.ts';

/** Every error number of login with its own message (spec 8), and one without. */
const LOGIN_ERRCODES: { errcode: number; says: RegExp }[] = [
  { errcode: 101, says: /not in the right form/ },
  { errcode: 102, says: /server is busy/ },
  { errcode: 1018, says: /no account with this name/ },
  { errcode: 1019, says: /password is not right/ },
  { errcode: 1020, says: /exists already/ },
  { errcode: 1043, says: /account is disabled/ },
  { errcode: 1047, says: /Too many attempts/ },
  { errcode: 1049, says: /not open in this way/ },
  // 1045 has a message of its own in phone registration only.
  { errcode: 1045, says: /error 1045/ },
  { errcode: 104, says: /error 104\b/ },
];

async function logIn(page: Page, account: string, password: string): Promise<void> {
  await page.getByLabel('Phone or username').fill(account);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
}

async function signedInAs(page: Page, nickname: string): Promise<void> {
  await expect(page).toHaveURL(/\/lobby\/home/);
  // The phone keeps the name in its drawer; the click waits until the header stands.
  if (isPhone(page)) await page.getByRole('button', { name: /^Open menu/ }).click();
  await expect(page.getByText(nickname, { exact: true }).first()).toBeVisible();
}

test('a player logs in and is at home', async ({ open }) => {
  const page = await open('/login');
  await logIn(page, 'demoplayer', 'tara1234');
  await signedInAs(page, 'Tara Demo');
  await expect(page.getByText('1,000.00').first()).toBeVisible();
});

test('a visitor who taps a game plays it after signing in, and Back leads home', async ({ open }) => {
  const page = await open('/lobby/home');
  await page.getByRole('list', { name: 'Popular games' }).getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/\/login\?from=%2Fstart/);
  await logIn(page, 'demoplayer', 'tara1234');
  await expect(page).toHaveURL(/\/start\?gameId=/);
  await expect(page.locator('iframe')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/lobby\/home/);
});

test('a log-in that began while the server was down works once it is back', async ({
  open,
  world,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 503/);
  await world.fault({ operationId: 'appConfig', httpStatus: 503 });
  const page = await open('/login');
  await expect(page.getByText('The server did not answer', { exact: false })).toBeVisible();
  await world.clearFaults();
  await logIn(page, 'demoplayer', 'tara1234');
  await signedInAs(page, 'Tara Demo');
});

test('the password goes encrypted and is kept nowhere in readable form', async ({ open }) => {
  const page = await open('/login');
  const request = page.waitForRequest(/accountLogin/);
  await logIn(page, 'demoplayer', 'tara1234');
  expect((await request).postData()).not.toContain('tara1234');
  await expect(page).toHaveURL(/\/lobby\/home/);
  const kept = () =>
    page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]));
  await expect.poll(kept).toContain('demoplayer');
  expect(await kept()).not.toContain('tara1234');
});

test('a browser without a credential store fills the password in, and forgets it when told so', async ({
  open,
  world,
  expectedErrors,
  page: early,
}) => {
  expectedErrors.push(/status of 401/);
  await early.addInitScript(() => Reflect.deleteProperty(window, 'PasswordCredential'));
  const page = await open('/login');
  const password = page.getByLabel('Password', { exact: true });
  /** Ends the session while no page is open: one that is open may notice, and sign out, before it is loaded again. */
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

test('a wrong password says so and keeps what was typed', async ({ open }) => {
  const page = await open('/login');
  await logIn(page, 'demoplayer', 'not-my-password');
  await expect(page.getByText('The password is not right.').first()).toBeVisible();
  await expect(page.getByLabel('Phone or username')).toHaveValue('demoplayer');
  await expect(page).toHaveURL(/\/login/);
});

test('an unknown account says so', async ({ open }) => {
  const page = await open('/login');
  await logIn(page, 'nobodyhere', 'tara1234');
  await expect(page.getByText('There is no account with this name.').first()).toBeVisible();
});

test('every errcode of a login shows its message', async ({ open, world }) => {
  const page = await open('/login');
  for (const { errcode, says } of LOGIN_ERRCODES) {
    await test.step(`errcode ${errcode}`, async () => {
      await world.clearFaults();
      await world.fault({ operationId: 'accountLogin', errcode });
      await expect(page.getByText(says)).toHaveCount(0);
      await logIn(page, 'demoplayer', 'tara1234');
      await expect(page.getByText(says).first()).toBeVisible();
      await expect(page).toHaveURL(/\/login/);
    });
  }
});

test('empty fields do nothing', async ({ open, world }) => {
  const page = await open('/login');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await page.getByLabel('Phone or username').fill('demoplayer');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByLabel('Phone or username')).toHaveValue('demoplayer');
  expect(await world.calls('accountLogin')).toBe(0);
});

test('a newcomer registers with a username, gets the reward and is at home', async ({ open, world }) => {
  const page = await open('/lobby/home');
  // Wherever in the lobby one was, the new player begins at its top.
  await page
    .getByRole('list', { name: 'Popular games' })
    .getByRole('article')
    .last()
    .scrollIntoViewIfNeeded();
  await page
    .getByRole('link', { name: /Register/ })
    .first()
    .click();
  if (!isPhone(page)) await page.getByRole('link', { name: /New here/ }).click();
  await page.getByLabel('Username', { exact: true }).fill('bazaar99');
  await page.getByLabel('Password', { exact: true }).fill('secret12');
  await page.getByLabel('Confirm password').fill('secret12');
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByText('Success.')).toBeVisible();
  await expect(page).toHaveURL(/\/lobby\/home/);
  await expect(page.getByText('50.00', { exact: true }).first()).toBeVisible();
  expect((await world.player('bazaar99'))['coin']).toBe(5000);
  // The lobby welcomes the newcomer at its top, with one game to begin with.
  const welcome = page.getByRole('region', { name: '50 coins are yours' });
  await expect(welcome).toBeInViewport({ ratio: 1 });
  await expect(welcome.getByRole('link', { name: /^Play / })).toBeVisible();
  await welcome.getByRole('button', { name: 'Look around' }).click();
  await expect(welcome).toBeHidden();
});

test('registration checks each field and keeps the input', async ({ open, world }) => {
  const page = await open('/register');
  await page.getByLabel('Username', { exact: true }).fill('no spaces!');
  await page.getByLabel('Password', { exact: true }).fill('123');
  await page.getByLabel('Confirm password').fill('1234');
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByText('Use 4 to 16 characters, letters and digits only.')).toBeVisible();
  await expect(page.getByText('Use 6 to 20 characters.')).toBeVisible();
  await expect(page.getByText('The two passwords are not the same.')).toBeVisible();
  await expect(page.getByLabel('Username', { exact: true })).toBeFocused();
  expect(await world.calls('accountRegist')).toBe(0);
});

test('an account that exists is refused with its message', async ({ open }) => {
  const page = await open('/register');
  await page.getByLabel('Username', { exact: true }).fill('demoplayer');
  await page.getByLabel('Password', { exact: true }).fill('secret12');
  await page.getByLabel('Confirm password').fill('secret12');
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByText('This account exists already. Log in instead.').first()).toBeVisible();
});

test('a registration whose answer was lost is the newcomer’s on the next press', async ({
  open,
  world,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|Failed to load resource/);
  await world.fault({ operationId: 'accountRegist', effect: 'dropAfter' });
  const page = await open('/register');
  await page.getByLabel('Username', { exact: true }).fill('bazaar99');
  await page.getByLabel('Password', { exact: true }).fill('secret12');
  await page.getByLabel('Confirm password').fill('secret12');
  const register = page.getByRole('button', { name: 'Register', exact: true });
  await register.click();
  await expect(page.getByText(/cannot tell whether your account was made/).first()).toBeVisible();
  expect((await world.player('bazaar99'))['coin']).toBe(5000);

  await world.clearFaults();
  await register.click();
  await expect(page).toHaveURL(/\/lobby\/home/);
  await expect(page.getByText('50.00', { exact: true }).first()).toBeVisible();
  expect((await world.player('bazaar99'))['coin']).toBe(5000);
});

test('a newcomer registers with a phone and the code that was sent', async ({ open, world }) => {
  await world.reset({ scenario: 'phone-otp' });
  const page = await open('/register');
  await page.getByLabel('Mobile number').fill('3001234567');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('The code is on its way to your phone.')).toBeVisible();
  await expect(page.getByRole('button', { name: /Again in \d+ s/ })).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill(await world.lastCode());
  await page.getByLabel('Password', { exact: true }).fill('secret12');
  await page.getByLabel('Confirm password').fill('secret12');
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page).toHaveURL(/\/lobby\/home/);
  expect(await world.calls('accountRegist4')).toBe(1);
});

test('a wrong code is refused with its message (1045)', async ({ open, world }) => {
  await world.reset({ scenario: 'phone-otp' });
  const page = await open('/register');
  await page.getByLabel('Mobile number').fill('3001234567');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('The code is on its way to your phone.')).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await page.getByLabel('Password', { exact: true }).fill('secret12');
  await page.getByLabel('Confirm password').fill('secret12');
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByText('The code is wrong or has expired.').first()).toBeVisible();
});

test('a phone without code registers where the configuration says so', async ({ open, world }) => {
  await world.reset({ scenario: 'phone-no-otp' });
  const page = await open('/register');
  await expect(page.getByLabel('Code', { exact: true })).toHaveCount(0);
  await page.getByLabel('Mobile number').fill('3007654321');
  await page.getByLabel('Password', { exact: true }).fill('secret12');
  await page.getByLabel('Confirm password').fill('secret12');
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page).toHaveURL(/\/lobby\/home/);
  expect(await world.calls('accountRegist')).toBe(1);
});

test('green mode wants the agreement read and accepted first', async ({ open, world }) => {
  await world.reset({ scenario: 'green', config: { registerType: 2 } });
  const page = await open('/register');
  await page.getByRole('button', { name: 'I am 21 or older' }).click();
  const register = page.getByRole('button', { name: 'Register', exact: true });
  await expect(register).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('checkbox').click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('tab', { name: 'Terms of Use' })).toBeVisible();
  await sheet.getByRole('tab', { name: 'Privacy Policy' }).click();
  await sheet.getByRole('button', { name: 'I Agree' }).click();
  await expect(register).not.toHaveAttribute('aria-disabled', 'true');
});

test('a forgotten password is replaced with a code', async ({ open, world }) => {
  await world.reset({ scenario: 'phone-otp' });
  const page = await open('/register');
  await page.getByLabel('Mobile number').fill('3001234567');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('The code is on its way to your phone.')).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill(await world.lastCode());
  await page.getByLabel('Password', { exact: true }).fill('secret12');
  await page.getByLabel('Confirm password').fill('secret12');
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page).toHaveURL(/\/lobby\/home/);
  await world.advance(61_000);
  await page.evaluate(() => localStorage.clear());
  await page.goto(world.url('/forget'));
  await page.getByLabel('Mobile number').fill('3001234567');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('button', { name: /Again in \d+ s/ })).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill(await world.lastCode());
  await page.getByLabel('Password', { exact: true }).fill('changed34');
  await page.getByLabel('Confirm password').fill('changed34');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page).toHaveURL(/\/login/);
  await logIn(page, '3001234567', 'changed34');
  await expect(page).toHaveURL(/\/lobby\/home/);
});
