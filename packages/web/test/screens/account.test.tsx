import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { queryClient } from '#api/query.ts';
import { sdk } from '#api/sdk.ts';
import { test, type Client } from './screen-test.tsx';
import { endCodeWait } from './support/end-code-wait.ts';
import { expectAddress, expectGone, fill, isAriaDisabled } from './support/page.ts';
import { expectToast } from './support/expect-toast.ts';

const LAYOUTS = ['mobile', 'desktop'] as const;
type Layout = (typeof LAYOUTS)[number];

const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }));
const isInvalid = (field: HTMLElement) => field.getAttribute('aria-invalid') === 'true';
/** Which cached data exists of calls that only a player may make. */
const readOfPlayer = () =>
  ['getActivityIds', 'getTaskUser', 'hasMailUnread'].filter((operation) =>
    queryClient.getQueriesData({ queryKey: [operation] }).some(([, data]) => data !== undefined),
  );
const queryQuestion = () => screen.queryByRole('dialog', { name: 'Log out?' });

async function visit({ reload }: Client, path: string): Promise<void> {
  window.history.pushState(null, '', path);
  await reload();
}

/** The account entries: in the drawer of a phone, on the member page of a desktop. */
async function openEntries(user: UserEvent, layout: Layout = 'mobile') {
  if (layout === 'desktop') {
    await user.click(await screen.findByRole('link', { name: 'Member' }));
    return within(await screen.findByRole('navigation', { name: 'Your account' }));
  }
  await user.click(await screen.findByRole('button', { name: /^Open menu/ }));
  const menu = await screen.findByRole('dialog', { name: 'Menu' });
  return within(within(menu).getByRole('navigation'));
}

/** Opens the screen with Log out: through the drawer and More, or through Member. */
async function openLogout(user: UserEvent, layout: Layout = 'mobile'): Promise<void> {
  const entries = await openEntries(user, layout);
  if (layout === 'mobile') await user.click(entries.getByRole('link', { name: 'More' }));
  await screen.findByRole('heading', { name: layout === 'mobile' ? 'More' : 'Member', level: 1 });
}

async function logOut(user: UserEvent): Promise<void> {
  await press(user, 'Log out');
  const question = await screen.findByRole('dialog', { name: 'Log out?' });
  await user.click(within(question).getByRole('button', { name: 'Log out' }));
  await expectAddress(/^\/login/);
}

// spec 2.6-24, 3-117, 4-11, 4-12, 4-13, 4-15
test.for(LAYOUTS)(
  'asks before it logs out, then opens the log-in and removes the player data, on %s',
  async (layout, { open, world }) => {
    const client = await open('/lobby/wallets/deposit', 'player', { layout });
    fill(await screen.findByLabelText('Amount'), '777');
    await visit(client, '/lobby/home');
    await openLogout(client.user, layout);
    expect(sessionStorage.getItem('tara.drafts')).toContain('777');
    expect(readOfPlayer()).not.toEqual([]);
    await logOut(client.user);
    await screen.findByLabelText('Phone or username');
    expect(sdk.session.getSnapshot()).toMatchObject({
      status: 'visitor',
      user: null,
      gameUser: { gameLikes: {}, gameHistory: [], appUserBankList: [], inviteCode: '' },
    });
    expect(readOfPlayer()).toEqual([]);
    expect(sessionStorage.getItem('tara.drafts')).toBeNull();
    expect(screen.queryByText('Your session ended', { exact: false })).toBeNull();
    await waitFor(() =>
      expect(
        Object.keys(localStorage).filter((key) => /session|accessToken|userInfo|gameUser/.test(key)),
      ).toEqual([]),
    );
    await waitFor(async () => expect(await world.calls('accountLogout')).toBe(1));
    await visit(client, '/lobby/home');
    await screen.findAllByRole('link', { name: /^Log in$|Login \/ Register/ });
    expect(screen.queryByText('1,000.00 coins')).toBeNull();
  },
);

// spec 2.2-088, 2.3-52, 2.7-23, 4-11
test.for(LAYOUTS)('stays logged in after Stay and after Escape on %s', async (layout, { open, world }) => {
  const { user } = await open('/lobby/home', 'player', { layout });
  await openLogout(user, layout);
  await press(user, 'Log out');
  await screen.findByRole('dialog', { name: 'Log out?' });
  await press(user, 'Stay logged in');
  await expectGone(queryQuestion);
  await press(user, 'Log out');
  await screen.findByRole('dialog', { name: 'Log out?' });
  await user.keyboard('{Escape}');
  await expectGone(queryQuestion);
  await expectAddress(/^\/profile\/more|^\/lobby\/member/);
  expect(await world.calls('accountLogout')).toBe(0);
});

// spec 5-26
test.for(LAYOUTS)('leads from sharing to binding a mobile number on %s', async (layout, { open }) => {
  const { user } = await open('/lobby/home', 'player', { layout });
  await openLogout(user, layout);
  await press(user, 'Invite friends');
  await expectAddress(/\/bind/);
});

test('shows under the field why a nickname is rejected', async ({ open, world }) => {
  const { user } = await open('/profile/info', 'player');
  const nickname = await screen.findByLabelText('Nickname');
  fill(nickname, '   ');
  await press(user, 'Save');
  await screen.findByText('Enter a nickname.');
  // An invisible character.
  fill(nickname, 'Moon\u200Blight');
  await expectGone(() => screen.queryByText('Enter a nickname.'));
  await press(user, 'Save');
  await screen.findByText('Use 1 to 32 letters, digits or symbols on one line.');
  expect(await world.calls('updateProfile')).toBe(0);
  await world.fault({ operationId: 'updateProfile', errcode: 2112, times: 1 });
  fill(nickname, '🌙'.repeat(32));
  await press(user, 'Save');
  await screen.findByText('This nickname cannot be used.', { exact: false });
  expect(isInvalid(nickname)).toBe(true);
  await waitFor(() => expect(document.activeElement).toBe(nickname));
  expect((await world.player())['nickname']).toBe('Tara Demo');
  await press(user, 'Save');
  await waitFor(async () => expect((await world.player())['nickname']).toBe('🌙'.repeat(32)));
});

// spec 1-22, 2.2-092, 2.6-16
test.for(LAYOUTS)(
  'binds a mobile number with a code, stores it and removes the entry, on %s',
  async (layout, { open, world }) => {
    endCodeWait();
    await world.config({ otpStatus: 1 });
    const client = await open('/lobby/home', 'player', { layout });
    const { user } = client;
    await user.click((await openEntries(user, layout)).getByRole('link', { name: 'Link mobile number' }));
    await press(user, 'Link number');
    await screen.findByText(
      'Enter a mobile number that starts with 3. A 0 or the country code before it is fine.',
    );
    await screen.findByText('Enter the code from the text message.');
    const mobile = screen.getByLabelText('Mobile number');
    await waitFor(() => expect(document.activeElement).toBe(mobile));

    fill(mobile, '300 1234567');
    await press(user, 'Send code');
    expect(isAriaDisabled(await screen.findByRole('button', { name: /Resend in \d+ s/ }))).toBe(true);
    const code = await world.lastCode();
    const field = screen.getByLabelText('Code');
    fill(field, code === '000000' ? '000001' : '000000');
    await press(user, 'Link number');
    await screen.findByText('The code is wrong or has expired.');
    expect(isInvalid(field)).toBe(true);

    fill(field, code);
    await press(user, 'Link number');
    await expectToast('Your mobile number is linked');
    await expectAddress(layout === 'mobile' ? /^\/lobby\/home/ : /^\/lobby\/member/);
    expect((await world.player())['mobile']).toBe('3001234567');

    await client.reload();
    const entries = await openEntries(user, layout);
    entries.getByRole('link', { name: /Favourites/ });
    expect(entries.queryByRole('link', { name: 'Link mobile number' })).toBeNull();
    await visit(client, '/bind');
    await screen.findByText('Mobile number linked');
    await screen.findByText('+92 3001234567', { exact: false });
  },
);

// spec 2.2-092
test('binds a number without a code if codes are off, and the number logs in', async ({ open, world }) => {
  await world.config({ otpStatus: 0 });
  const { user } = await open('/bind', 'player');
  fill(await screen.findByLabelText('Mobile number'), '0300 7654321');
  expect(screen.queryByLabelText('Code')).toBeNull();
  expect(screen.queryByLabelText(/Password/)).toBeNull();
  await press(user, 'Link number');
  await expectToast('Your mobile number is linked');
  expect((await world.player())['mobile']).toBe('3007654321');
  await expectAddress(/^\/lobby\/home/);

  await openLogout(user);
  await logOut(user);
  fill(await screen.findByLabelText('Phone or username'), '3007654321');
  fill(screen.getByLabelText('Password'), 'tara1234');
  await press(user, 'Log in');
  await expectAddress(/^\/lobby\/home/);
  await screen.findByText('1,000.00 coins');
});

const PLAYER_PAGE = { mobile: '/profile/user', desktop: '/lobby/member' } as const;

// spec 1-10, 2.3-45, 9-17
test.for(LAYOUTS)(
  'shows the progress to the next level, and MAX at the top, on %s',
  async (layout, { open, world }) => {
    const { reload } = await open(PLAYER_PAGE[layout], 'player', { layout });
    const progress = async () =>
      (await screen.findByRole('progressbar', { name: /^VIP/ })).getAttribute('aria-valuetext');
    expect(await progress()).toMatch(/^[\d,.]+ \/ [\d,.]+$/);
    await world.patchPlayer({ bet: 5_000_000_000 });
    await reload();
    expect(await progress()).toBe('MAX');
  },
);

// spec 2.3-45
test.for(LAYOUTS)('shows the balance of the safebox at its entry, on %s', async (layout, { open, world }) => {
  const { reload } = await open(PLAYER_PAGE[layout], 'player', { layout });
  const entry = async () => {
    const account = await screen.findByRole('navigation', { name: 'Your account' });
    return within(account).getByRole('link', { name: /^Safebox/ }).textContent;
  };
  expect(await entry()).toBe('Safebox');
  await world.patchPlayer({ safebox: 1_250_00 });
  await reload();
  expect(await entry()).toBe('Safebox1,250.00');
});

// spec 2.2-082
test.for(LAYOUTS)(
  'reads and saves the personal data of the profile on %s',
  async (layout, { open, world }) => {
    const path = layout === 'mobile' ? '/profile/info' : '/lobby/profile';
    await world.fault({ operationId: 'appUserOther', httpStatus: 503 });
    const client = await open(path, 'player', { layout });
    const unfold = async () =>
      client.user.click(await screen.findByRole('button', { name: /^Personal data/ }));
    await unfold();
    await screen.findByText('Your personal data did not load');
    await world.clearFaults();
    await press(client.user, 'Try again');
    fill(await screen.findByLabelText('Email'), 'tara');
    fill(screen.getByLabelText('Full name'), 'Tara Demo');
    await press(client.user, 'Save personal data');
    await screen.findByText(/^Enter an email address/);
    fill(screen.getByLabelText('Email'), 'tara@example.com');
    fill(screen.getByLabelText('Date of birth'), '1990-05-17');
    await press(client.user, 'Save personal data');
    await expectToast('Personal data saved');
    expect((await world.player())['hasUserOther']).toBe(true);
    await client.reload();
    await unfold();
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('tara@example.com'),
    );
  },
);

test('creates a short share link once and keeps it with the session', async ({ open, world }) => {
  await world.config({ h5: { downloadType: 2, downloadUrl: '', url: 'https://tara.example/join' } });
  await world.patchPlayer({ mobile: '3001234567' });
  const client = await open('/activity/agent', 'player');
  await screen.findByText(/\/s\/\w{6}$/);
  await client.reload();
  await screen.findByText(/\/s\/\w{6}$/);
  expect(await world.calls('shortUrl')).toBe(1);
  expect(sdk.session.getSnapshot().gameUser.shareUrlMap['default']).toMatch(/\w{6}$/);
});

test.for([
  ['PK36 SCBL 0000 0011 2345 6702', null, '6702'],
  ['4111-1111 1111 1111', null, '1111'],
  ['PK37 SCBL 0000 0011 2345 6702', 'This IBAN has a typing error. Compare it with your bank app.', ''],
  ['12 34', 'Enter 6 to 34 digits, or an IBAN that starts with PK and has 24 characters.', ''],
] as const)('reads the bank number %s as people write it', async ([typed, error, last], { open, world }) => {
  const { user } = await open('/bindBankCard', 'player');
  await screen.findByRole('option', { name: 'Ravi Bank' });
  await user.selectOptions(screen.getByLabelText('Bank'), 'Ravi Bank');
  fill(screen.getByLabelText('Account holder'), 'Tara Demo');
  fill(screen.getByLabelText('Account or card number'), typed);
  await user.click(screen.getByRole('button', { name: 'Save card' }));
  if (error !== null) {
    await screen.findByText(error);
    expect(await world.calls('addBankInfo')).toBe(0);
    return;
  }
  await expect.poll(() => sdk.session.getSnapshot().gameUser.appUserBank?.cardNum.slice(-4)).toBe(last);
  expect(await world.calls('addBankInfo')).toBe(1);
});

test.for([
  ['mobile', '/bindBankCard'],
  ['desktop', '/lobby/bindBankCard'],
] as const)(
  'moves focus to the form of the card that the player changes, and confirms it, on %s',
  async ([layout, page], { open, world }) => {
    await world.reset({ scenario: 'withdraw-ready' });
    const { user } = await open(page, 'player', { layout });
    await screen.findByRole('option', { name: 'Ravi Bank' });
    await user.click(await screen.findByRole('link', { name: /^Change .*1234$/ }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Bank')));
    // In the form and in the list.
    expect(screen.getAllByText('•••• 1234')).toHaveLength(2);
    await user.selectOptions(screen.getByLabelText('Bank'), 'Ravi Bank');
    fill(screen.getByLabelText('Account holder'), 'Tara Khan');
    await press(user, 'Save card');
    await expectToast('Bank card saved');
  },
);

test.for(LAYOUTS)('changes the password with the old one on %s', async (layout, { open, otherDevice }) => {
  const other = await otherDevice();
  const path = layout === 'mobile' ? '/profile/more' : '/lobby/member';
  const { user } = await open(path, 'player', { layout });
  await user.click(await screen.findByRole('link', { name: 'Change password' }));
  await expectAddress(/profile\/password$/);
  const send = async (old: string, password: string) => {
    fill(await screen.findByLabelText('Old password'), old);
    fill(screen.getByLabelText('New password'), password);
    fill(screen.getByLabelText('Confirm password'), password);
    await press(user, 'Change password');
  };
  await send('not-this-one', 'another1');
  await screen.findByText('The old password is incorrect. Nothing was changed.');
  await send('tara1234', 'another1');
  await expectToast('Password changed. Other devices are logged out.');
  expect(screen.getByLabelText<HTMLInputElement>('Old password').value).toBe('');
  expect(sdk.session.getSnapshot().status).toBe('player');
  await expect(other.call.refreshData()).rejects.toMatchObject({ kind: 'auth' });
});

// spec 2.3-53, 2.5-01, 2.5-06, 2.6-04, 9-84
test('shows a new nickname and picture in the header', async ({ open, world }) => {
  const client = await open('/lobby/home', 'player');
  const { user } = client;
  await screen.findByRole('list', { name: 'Popular games' });
  await visit(client, '/profile/info');
  const field = await screen.findByLabelText<HTMLInputElement>('Nickname');
  const save = screen.getByRole('button', { name: 'Save' });
  expect(isAriaDisabled(save)).toBe(true);
  fill(field, '  Moonlight ');
  await user.click(screen.getByRole('radio', { name: 'Owl' }));
  await user.click(save);
  await expectToast('Profile saved');
  await waitFor(() => expect(field.value).toBe('Moonlight'));
  expect(await world.player()).toMatchObject({ nickname: 'Moonlight', avatar: 1 });
  await press(user, 'Back');
  await expectAddress(/^\/lobby\/home/);
  const menu = await screen.findByRole('button', { name: /^Open menu/ });
  await waitFor(() => expect(menu.querySelector('img')?.getAttribute('src')).toContain('avatar_1.png'));
  await user.click(menu);
  await within(await screen.findByRole('dialog', { name: 'Menu' })).findByText('Moonlight');
});
