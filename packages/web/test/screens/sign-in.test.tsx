import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { sdk } from '#api/sdk.ts';
import { loadingTexts, toastTexts } from '../toasts.ts';
import { signInOtherTab, test } from './screen-test.tsx';
import { elapse } from './support/elapse.ts';
import { expectToast } from './support/expect-toast.ts';
import { expectAddress, fill } from './support/page.ts';
import { endCodeWait } from './support/end-code-wait.ts';
import { waitUntilSettled } from './support/wait-until-settled.ts';

/** Every error number of the login with a message of its own (spec 8), and two without. */
const LOGIN_ERRCODES: readonly { errcode: number; message: RegExp }[] = [
  { errcode: 101, message: /one of them is not valid/ },
  { errcode: 102, message: /server is busy/ },
  { errcode: 1018, message: /no account with this name/ },
  { errcode: 1019, message: /password is incorrect/ },
  { errcode: 1020, message: /already exists/ },
  { errcode: 1043, message: /account is disabled/ },
  { errcode: 1047, message: /Too many attempts/ },
  { errcode: 1049, message: /not available this way/ },
  // 1045 has a message of its own only in phone registration.
  { errcode: 1045, message: /error 1045/ },
  { errcode: 104, message: /error 104\b/ },
];

const submitButton = async () =>
  within(await screen.findByRole('main')).findByRole('button', { name: 'Log in' });

async function logIn(user: UserEvent, account: string, password: string): Promise<void> {
  fill(await screen.findByLabelText('Phone or username'), account);
  fill(screen.getByLabelText('Password'), password);
  await user.click(await submitButton());
}

test('logs a player in after the server was down when the page was opened', async ({ open, world }) => {
  await world.fault({ operationId: 'appConfig', httpStatus: 503 });
  const { user } = await open('/login');
  await screen.findByText(/The server is busy/);
  await world.clearFaults();
  await logIn(user, 'demoplayer', 'tara1234');
  await expectAddress(/^\/lobby\/home/);
  await user.click(await screen.findByRole('button', { name: /^Open menu/ }));
  expect((await screen.findAllByText('Tara Demo')).length).toBeGreaterThan(0);
});

test.for(['0300 1234567', '+92-300-1234567', '3001234567'])(
  'logs a player in with the mobile number written as %s',
  async (typed, { open, world }) => {
    await world.patchPlayer({ mobile: '3001234567' });
    const { user } = await open('/login');
    await logIn(user, typed, 'tara1234');
    await expectAddress(/^\/lobby\/home/);
  },
);

test('logs a player in whose username looks like a mobile number', async ({ open, world, otherDevice }) => {
  const sdkOfOther = await otherDevice();
  await sdkOfOther.session.signOut();
  await sdkOfOther.session.register({ account: '03007654321', password: 'tara1234', countryCode: '92' });
  const { user } = await open('/login');
  await logIn(user, '03007654321', 'tara1234');
  await expectAddress(/^\/lobby\/home/);
  expect(await world.calls('accountLogin')).toBe(2);
});

// spec 3-104, 3-105, 4-04
test('sends the password encrypted, and stores it nowhere in readable form', async ({ open }) => {
  const { user } = await open('/login');
  const fetched = vi.spyOn(globalThis, 'fetch');
  await logIn(user, 'demoplayer', 'tara1234');
  await expectAddress(/^\/lobby\/home/);
  const calls = fetched.mock.calls.map(([input, init]) => new Request(input, init).clone());
  fetched.mockRestore();
  const logins = calls.filter(({ url }) => url.includes('accountLogin'));
  expect(logins).toHaveLength(1);
  const sent = await logins[0]!.text();
  expect(sent).toContain('demoplayer');
  expect(sent).not.toContain('tara1234');
  const values = () => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]);
  await waitFor(() => expect(values()).toContain('demoplayer'));
  expect(values()).not.toContain('tara1234');
});

test('shows that a password is wrong, and keeps the input', async ({ open }) => {
  const { user } = await open('/login');
  await logIn(user, 'demoplayer', 'not-my-password');
  await waitFor(() => expect(toastTexts()).toContain('The password is incorrect.'));
  expect((await screen.findAllByText('The password is incorrect.')).length).toBeGreaterThan(0);
  expect(screen.getByLabelText<HTMLInputElement>('Phone or username').value).toBe('demoplayer');
  expect(window.location.pathname).toBe('/login');
});

test('shows that no account has the name', async ({ open }) => {
  const { user } = await open('/login');
  await logIn(user, 'nobodyhere', 'tara1234');
  expect((await screen.findAllByText('There is no account with this name.')).length).toBeGreaterThan(0);
});

// spec 8-02, 8-03, 8-04, 8-07, 8-08, 8-09, 8-11, 8-12
test('shows the message of every errcode of a login', async ({ open, world }) => {
  const { user } = await open('/login');
  for (const { errcode, message } of LOGIN_ERRCODES) {
    await world.clearFaults();
    await world.fault({ operationId: 'accountLogin', errcode });
    expect(screen.queryByText(message)).toBeNull();
    await logIn(user, 'demoplayer', 'tara1234');
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(window.location.pathname).toBe('/login');
  }
});

// spec 5-19
test('sends nothing while a field is empty', async ({ open, world }) => {
  const { user } = await open('/login');
  await user.click(await submitButton());
  fill(screen.getByLabelText('Phone or username'), 'demoplayer');
  await user.click(await submitButton());
  expect(screen.getByLabelText<HTMLInputElement>('Phone or username').value).toBe('demoplayer');
  expect(await world.calls('accountLogin')).toBe(0);
});

// spec 2.2-093
test('replaces a forgotten password with a code', async ({ open, world }) => {
  await world.reset({ scenario: 'phone-otp' });
  endCodeWait();
  const { user } = await open('/register');
  fill(await screen.findByLabelText('Mobile number'), '3001234567');
  // The countdown sees at its next tick that its wait is over.
  await user.click(await screen.findByText('Send code'));
  await screen.findByText('The code was sent to your phone.');
  fill(screen.getByLabelText('Code'), await world.lastCode());
  fill(screen.getByLabelText('Password'), 'secret12');
  fill(screen.getByLabelText('Confirm password'), 'secret12');
  await user.click(screen.getByRole('button', { name: 'Register' }));
  await expectAddress(/^\/lobby\/home/);
  elapse(61_000);
  await sdk.session.signOut();
  await open('/forget');
  fill(await screen.findByLabelText('Mobile number'), '3001234567');
  await user.click(await screen.findByText('Send code'));
  await screen.findByText(/Resend in \d+ s/);
  fill(screen.getByLabelText('Code'), await world.lastCode());
  fill(screen.getByLabelText('Password'), 'changed34');
  fill(screen.getByLabelText('Confirm password'), 'changed34');
  await user.click(screen.getByText('Change password'));
  await expectAddress(/^\/login/);
  await logIn(user, '3001234567', 'changed34');
  await expectAddress(/^\/lobby\/home/);
  // The wait until the next code is stored outside of the screens; it ends here for the next tests.
  elapse(61_000);
  await sdk.session.signOut();
  await open('/forget');
  await screen.findByText('Send code');
});

test('says once that an account is disabled, with a way to customer service', async ({ open, world }) => {
  const { user } = await open('/lobby/wallets/deposit', 'player');
  await screen.findByLabelText('Amount');
  await world.control('PATCH', 'players/10000001', { disabled: true });
  await sdk.session.refreshProfile().catch(() => undefined);
  await expectAddress(/^\/login\?reason=disabled/);
  await screen.findByText('This account is disabled, so you were logged out. Customer service can help you.');
  expect(screen.queryByText(/session ended/)).toBeNull();
  const service = () => screen.getAllByRole('button', { name: 'Customer service' });
  await user.click(service().at(-1)!);
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Customer service' })).getByRole('button', {
      name: 'Close',
    }),
  );
  const earlier = toastTexts().length;
  await logIn(user, 'demoplayer', 'tara1234');
  await waitFor(() =>
    expect(toastTexts().slice(earlier)).toEqual(['This account is disabled. Customer service can help you.']),
  );
  expect(
    within(screen.getByRole('main')).queryByText('This account is disabled. Customer service can help you.'),
  ).toBeNull();
});

test('ends a log-in immediately when another tab logs in another player, and says who is logged in', async ({
  open,
  world,
  otherDevice,
}) => {
  await world.fault({ operationId: 'accountLogin', effect: 'hold', at: 'after' });
  const { user } = await open('/login');
  await logIn(user, 'demoplayer', 'tara1234');
  await waitFor(() => expect(loadingTexts()).toContain('Logging in'));
  const { session } = await otherDevice();
  await session.register({ account: 'newstar', password: 'tara1234', countryCode: '92' });
  const { user: userInfo, gameUser } = session.getSnapshot();
  await signInOtherTab(session.getToken() ?? '', { userInfo, gameUser });
  await expectAddress(/^\/lobby\/home/);
  await expectToast(
    `You are logged in as ${userInfo?.nickname ?? ''} in another tab, so this tab shows that account.`,
  );
  await waitFor(() => expect(screen.queryByText('Logging in')).toBeNull());
});

test.for([
  ['desktop', '/login', 'Phone or username'],
  ['desktop', '/register', 'Username'],
] as const)('focuses the first field of the %s page %s', async ([layout, path, label], { open }) => {
  await open('/lobby/home', 'visitor', { layout });
  window.history.pushState(null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate'));
  const field = await screen.findByLabelText(label);
  await waitFor(() => expect(document.activeElement).toBe(field));
});

test('focuses no field of the log-in on a phone, which would open the keyboard', async ({ open }) => {
  await open('/login');
  const field = await screen.findByLabelText('Phone or username');
  await waitUntilSettled();
  expect(document.activeElement).not.toBe(field);
});
