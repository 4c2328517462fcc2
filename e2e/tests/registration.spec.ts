import { expect, isPhone, test } from '../support/test.ts';

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
