import type { Page } from '@playwright/test';
import { expect, isPhone, test } from '../support/test.ts';

const SAFEBOX = '/lobby/profile/bank';
const OLD = 'tara1234';
const NEW = 'my-new-safe-1';

async function fillNew(page: Page, password: string, confirmation = password): Promise<void> {
  await page.getByLabel('New password').fill(password);
  await page.getByLabel('Confirm password').fill(confirmation);
}

async function set(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Set password' }).click();
}

async function change(page: Page, old: string, password = NEW): Promise<void> {
  await page.getByLabel('Old password').fill(old);
  await fillNew(page, password);
  await page.getByRole('button', { name: 'Change password' }).click();
}

test('the safebox says what it holds, and leads to the cards', async ({ open, world }) => {
  await world.patchPlayer({ safebox: 2_500_00 });
  const page = await open(SAFEBOX, 'player');
  await expect(page.getByText('2,500.00')).toBeVisible();
  await expect(page.getByText('Not set', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: /^Bank cards/ }).click();
  await expect(page).toHaveURL(isPhone(page) ? /\/bankCardList/ : /\/bindBankCard/);
});

test('a password is set, and then changed', async ({ open, world }) => {
  const page = await open(SAFEBOX, 'player');
  await set(page);
  await expect(page.getByText('Use 6 to 20 characters.').first()).toBeVisible();
  await fillNew(page, OLD, 'another-1');
  await set(page);
  await expect(page.getByText('The two passwords are not the same.')).toBeVisible();
  expect(await world.calls('safeboxPasswordInit')).toBe(0);
  await fillNew(page, OLD);
  await set(page);
  await expect(page.getByRole('heading', { name: 'Change the password' })).toBeFocused();
  await change(page, OLD);
  await expect(page.getByText('Your safebox password is changed')).toBeVisible();
  await expect(page.getByLabel('Old password')).toHaveValue('');
  await change(page, OLD);
  await expect(page.getByText('The safebox password is not right.')).toBeVisible();
  await expect(page.getByLabel('Old password')).toBeFocused();
});

test('wrong passwords lock the safebox until the end that the server tells', async ({
  open,
  world,
  page: blank,
}) => {
  await blank.clock.install();
  await world.reset({ scenario: 'withdraw-ready' });
  const page = await open(SAFEBOX, 'player');
  await page.clock.resume();
  for (let tries = 1; tries <= 5; tries += 1) {
    await change(page, `wrong-${tries}`);
    await expect.poll(() => world.calls('modifySafePassword')).toBe(tries);
    await expect(page.getByText('The safebox password is not right.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible();
  }
  await change(page, OLD);
  const locked = page.getByRole('heading', { name: 'The safebox is locked' });
  await expect(locked).toBeFocused();
  await expect(page.getByRole('timer')).toContainText(/00:1[45]:/);
  await expect(page.getByLabel('Old password')).toHaveCount(0);
  // After a reload the next try tells it again.
  await page.reload();
  await change(page, OLD);
  await expect(locked).toBeVisible();
  await world.advance(15 * 60_000);
  await page.clock.fastForward('15:01');
  await expect(locked).toHaveCount(0);
  await change(page, OLD);
  await expect(page.getByText('Your safebox password is changed')).toBeVisible();
});

for (const effect of ['dropBefore', 'dropAfter'] as const) {
  test(`setting it without an answer is found out by reading (${effect})`, async ({
    open,
    world,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|Failed to load resource/);
    const page = await open(SAFEBOX, 'player');
    await world.fault({ operationId: 'safeboxPasswordInit', effect });
    await fillNew(page, NEW);
    await set(page);
    await expect(page.getByRole('heading', { name: /^We do not know yet/ })).toBeFocused();
    await world.clearFaults();
    await page.getByRole('button', { name: 'Check again' }).click();
    if (effect === 'dropBefore') {
      await expect(page.getByLabel('New password')).toHaveValue(NEW);
      await set(page);
    }
    await expect(page.getByRole('heading', { name: 'Change the password' })).toBeVisible();
  });

  test(`a change without an answer is found out by the same change (${effect})`, async ({
    open,
    world,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|Failed to load resource/);
    await world.reset({ scenario: 'withdraw-ready' });
    const page = await open(SAFEBOX, 'player');
    await world.fault({ operationId: 'modifySafePassword', effect });
    await change(page, OLD);
    await expect(page.getByRole('heading', { name: /^We do not know yet/ })).toBeVisible();
    await world.clearFaults();
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(page.getByText('Your safebox password is changed')).toBeVisible();
    await change(page, NEW, OLD);
    await expect(page.getByLabel('Old password')).toHaveValue('');
  });
}

const refusals: [call: string, errcode: number, field: string | null, text: string][] = [
  ['modifySafePassword', 2604, 'Old password', 'Too many wrong safebox passwords.'],
  ['modifySafePassword', 2109, 'New password', 'password'],
  ['modifySafePassword', 2602, null, 'Set your safebox password first.'],
];
for (const [operationId, errcode, field, text] of refusals) {
  test(`errcode ${errcode} of ${operationId} is said where it belongs`, async ({ open, world }) => {
    await world.reset({ scenario: 'withdraw-ready' });
    await world.fault({ operationId, errcode });
    const page = await open(SAFEBOX, 'player');
    await change(page, OLD);
    if (field === null) await expect(page.getByText(text).first()).toBeVisible();
    else {
      await expect(page.getByLabel(field)).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByLabel(field)).toHaveAccessibleDescription(new RegExp(text, 'i'));
    }
  });
}

test('a password that was set elsewhere is changed instead', async ({ open, world }) => {
  await world.fault({ operationId: 'safeboxPasswordInit', errcode: 2601 });
  const page = await open(SAFEBOX, 'player');
  await fillNew(page, NEW);
  await set(page);
  await expect(page.getByText('Your safebox password is set already.').first()).toBeVisible();
});

test('a password that is missing is set on the way to a withdrawal, whose amount is kept', async ({
  open,
  world,
}) => {
  await world.reset({ scenario: 'withdraw-ready' });
  const page = await open('/lobby/wallets/withdraw', 'player');
  await page.getByLabel('Amount', { exact: true }).fill('321');
  // The same player in a world where the password has never been set.
  await world.reset();
  await world.patchPlayer({ hasKyc: true });
  const token = await world.token();
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    `tara.${world.name}.accessToken`,
    token,
  ] as const);
  await page.reload();
  await page.getByRole('link', { name: 'Bind a bank card' }).click();
  await page.getByLabel('Bank', { exact: true }).selectOption({ index: 1 });
  await page.getByLabel('Account holder').fill('Tara Demo');
  await page.getByLabel('Account or card number').fill('4000123412341234');
  await page.getByRole('button', { name: 'Save card' }).click();
  await page.getByRole('link', { name: 'Set safebox password' }).click();
  await expect(page).toHaveURL(/\/withdrawal\/password\?from=/);
  await fillNew(page, NEW);
  await set(page);
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('321');
});

test('what does not load can be tried again', async ({ open, world, expectedErrors }) => {
  expectedErrors.push(/status of 503/);
  await world.fault({ operationId: 'getSafebox', httpStatus: 503 });
  const page = await open(SAFEBOX, 'player');
  await expect(page.getByText('Your safebox did not load')).toBeVisible();
  await world.clearFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Set the password' })).toBeVisible();
});

test('a change that is never answered is not known', async ({ open, world, page: blank }) => {
  await blank.clock.install();
  await world.reset({ scenario: 'withdraw-ready' });
  const page = await open(SAFEBOX, 'player');
  await page.clock.resume();
  await world.fault({ operationId: 'modifySafePassword', effect: 'hang' });
  await change(page, OLD);
  await expect.poll(() => world.calls('modifySafePassword')).toBe(1);
  await page.clock.fastForward('01:01');
  await expect(page.getByRole('heading', { name: /^We do not know yet/ })).toBeVisible();
  await world.clearFaults();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText('Your safebox password is changed')).toBeVisible();
});

test('a server that is away while it is set is asked again', async ({ open, world, expectedErrors }) => {
  expectedErrors.push(/status of 503/);
  const page = await open(SAFEBOX, 'player');
  await world.fault({ operationId: 'safeboxPasswordInit', httpStatus: 503 });
  await fillNew(page, NEW);
  await set(page);
  await expect(page.getByRole('heading', { name: /^We do not know yet/ })).toBeVisible();
  await world.clearFaults();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText('The password was not set. Send it again.').first()).toBeVisible();
  await set(page);
  await expect(page.getByRole('heading', { name: 'Change the password' })).toBeVisible();
});
