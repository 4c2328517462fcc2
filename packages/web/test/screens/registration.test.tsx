import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { test } from './screen-test.tsx';
import { endCodeWait } from './support/end-code-wait.ts';
import { expectAddress, fill, isAriaDisabled } from './support/page.ts';
import { expectToast } from './support/expect-toast.ts';

const PAGE = '/register';
const findRegister = async () => screen.findByRole('button', { name: 'Register' });
const register = async (user: UserEvent) => user.click(await findRegister());

function fillPasswords(password = 'secret12', again = password): void {
  fill(screen.getByLabelText('Password'), password);
  fill(screen.getByLabelText('Confirm password'), again);
}

/** Fills in the form of a username account. */
async function fillAccount(username: string): Promise<void> {
  fill(await screen.findByLabelText('Username'), username);
  fillPasswords();
}

async function requestCode(user: UserEvent): Promise<void> {
  endCodeWait();
  fill(await screen.findByLabelText('Mobile number'), '3001234567');
  await user.click(await screen.findByRole('button', { name: 'Send code' }));
  await expectToast('The code was sent to your phone.');
}

// spec 2.7-14
test('validates each field of the registration, and keeps the input', async ({ open, world }) => {
  const { user } = await open(PAGE);
  const username = await screen.findByLabelText<HTMLInputElement>('Username');
  fill(username, 'no spaces!');
  fillPasswords('123', '1234');
  await register(user);
  await screen.findByText('Use 4 to 16 characters, letters and digits only.');
  await screen.findByText('Use 6 to 20 characters.');
  await screen.findByText('Enter the same password again.');
  await waitFor(() => expect(document.activeElement).toBe(username));
  expect(username.value).toBe('no spaces!');
  expect(await world.calls('accountRegist')).toBe(0);
});

// spec 8-06
test('shows the message for an account that exists', async ({ open }) => {
  const { user } = await open(PAGE);
  await fillAccount('demoplayer');
  await register(user);
  await screen.findByText('This account already exists. Log in instead.');
});

test('signs the new player in on the next press after a registration with an unknown outcome', async ({
  open,
  world,
}) => {
  await world.fault({ operationId: 'accountRegist', effect: 'dropAfter' });
  const { user } = await open(PAGE);
  await fillAccount('bazaar99');
  await register(user);
  await expectToast(/cannot tell whether your account was created/);
  expect((await world.player('bazaar99'))['coin']).toBe(5000);
  await world.clearFaults();
  await register(user);
  await expectAddress(/^\/lobby\/home/);
  await screen.findByText('50.00 coins');
  expect((await world.player('bazaar99'))['coin']).toBe(5000);
});

// spec 2.7-15, 7.2-14
test('registers a player with a phone and the sent code', async ({ open, world }) => {
  await world.reset({ scenario: 'phone-otp' });
  const { user } = await open(PAGE);
  await requestCode(user);
  await screen.findByRole('button', { name: /Resend in \d+ s/ });
  fill(screen.getByLabelText('Code'), await world.lastCode());
  fillPasswords();
  await register(user);
  await expectAddress(/^\/lobby\/home/);
  expect(await world.calls('accountRegist4')).toBe(1);
});

// spec 8-10
test('shows the message for a wrong code', async ({ open, world }) => {
  await world.reset({ scenario: 'phone-otp' });
  const { user } = await open(PAGE);
  await requestCode(user);
  fill(screen.getByLabelText('Code'), (await world.lastCode()) === '000000' ? '000001' : '000000');
  fillPasswords();
  await register(user);
  await screen.findByText('The code is wrong or has expired.');
});

// spec 2.7-13
test('registers a phone without a code if codes are off', async ({ open, world }) => {
  await world.reset({ scenario: 'phone-no-otp' });
  const { user } = await open(PAGE);
  fill(await screen.findByLabelText('Mobile number'), '3007654321');
  expect(screen.queryByLabelText('Code')).toBeNull();
  fillPasswords();
  await register(user);
  await expectAddress(/^\/lobby\/home/);
  expect(await world.calls('accountRegist')).toBe(1);
});

// spec 1-50, 2.1-14, 2.7-18, 2.7-19, 4-21, 4-24
test('requires the agreement first in green mode', async ({ open, world }) => {
  await world.reset({ scenario: 'green', config: { registerType: 2 } });
  const { user } = await open(PAGE);
  await user.click(await screen.findByRole('button', { name: 'I am 21 or older' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const button = await findRegister();
  expect(isAriaDisabled(button)).toBe(true);
  await user.click(screen.getByRole('checkbox'));
  const sheet = within(await screen.findByRole('dialog'));
  await sheet.findByRole('tab', { name: 'Terms of Use' });
  await user.click(sheet.getByRole('tab', { name: 'Privacy Policy' }));
  await user.click(sheet.getByRole('button', { name: 'I Agree' }));
  await waitFor(() => expect(isAriaDisabled(button)).toBe(false));
});
