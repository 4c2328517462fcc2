import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { toastTexts } from '../toasts.ts';
import { signInOtherTab, test } from './screen-test.tsx';
import { elapse } from './support/elapse.ts';
import { expectAddress, fill } from './support/page.ts';
import { expectToast } from './support/expect-toast.ts';
import { waitUntilSettled } from './support/wait-until-settled.ts';

const HOME = '/lobby/home';
const BALANCE = '1,000.00 coins';
const findPopular = async () => screen.findByRole('list', { name: 'Popular games' });
const findRefresh = async () => (await screen.findAllByRole('button', { name: 'Refresh balance' }))[0]!;

async function logIn(user: UserEvent): Promise<void> {
  fill(await screen.findByLabelText('Phone or username'), 'demoplayer');
  fill(screen.getByLabelText('Password'), 'tara1234');
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Log in' }));
}

// spec 6-08, 8-01
test('opens the log-in once after any 401, and removes the data of the player', async ({ open, world }) => {
  const { user } = await open(HOME, 'player');
  await screen.findByText(BALANCE);
  // The calls of the page itself must be answered first, or their 401 would precede the 401 of the press.
  await vi.waitFor(async () => expect(await world.calls('online')).toBeGreaterThan(0), 15_000);
  await waitUntilSettled();
  await world.endSessions();
  await user.click(await screen.findByRole('button', { name: 'Save Mango Monsoon' }));
  await expectAddress(/^\/login\?reason=expired/);
  await waitFor(() => expect(screen.queryByText(BALANCE)).toBeNull());
  await waitFor(() =>
    expect(
      Object.keys(localStorage).filter((key) => /session|accessToken|userInfo|gameUser/.test(key)),
    ).toEqual([]),
  );
  expect(await world.calls('gameLike')).toBe(1);
});

test('keeps the player while the server does not answer, and tries again until it does', async ({
  open,
  world,
}) => {
  await world.fault({ operationId: 'getAfterLoginInfo', httpStatus: 503 });
  // The refresh on arrival is guarded for five seconds (spec 9).
  elapse(6000);
  await open(HOME, 'player');
  await screen.findByText(/The server does not answer/);
  await screen.findByText(BALANCE);
  expect(window.location.pathname).toBe(HOME);
  await world.clearFaults();
  await waitFor(() => expect(screen.queryByText(/The server does not answer/)).toBeNull(), {
    timeout: 10_000,
  });
  await screen.findByText(BALANCE);
});

test('shows that the session ended meanwhile, and restores the input after the log-in', async ({
  open,
  world,
}) => {
  const { user, reload } = await open('/lobby/wallets/deposit', 'player');
  fill(await screen.findByLabelText('Amount'), '777');
  await world.endSessions();
  await reload();
  await expectAddress(/^\/login\?reason=expired&from=/);
  await screen.findByText('Your session ended. Log in again.');
  await logIn(user);
  await expectAddress(/^\/lobby\/wallets\/deposit/);
  await waitFor(async () =>
    expect((await screen.findByLabelText<HTMLInputElement>('Amount')).value).toBe('777'),
  );
});

test('does not show the input of one player to another', async ({ open, otherDevice }) => {
  const { session } = await otherDevice();
  await open('/lobby/wallets/deposit', 'player');
  fill(await screen.findByLabelText('Amount'), '777');
  await waitFor(() => expect(sessionStorage.getItem('tara.drafts')).toContain('777'));
  await session.register({ account: 'newstar', password: 'tara1234', countryCode: '92' });
  const { user: userInfo, gameUser } = session.getSnapshot();
  await signInOtherTab(session.getToken() ?? '', { userInfo, gameUser });
  await waitFor(async () =>
    expect((await screen.findByLabelText<HTMLInputElement>('Amount')).value).not.toBe('777'),
  );
});

// spec 6-17, 8-19, 8-20
test('keeps the session after a 401 of a public call', async ({ open, world }) => {
  elapse(10_000);
  const { user } = await open(HOME, 'player');
  await screen.findByText(BALANCE);
  await world.fault({ operationId: 'refreshData', httpStatus: 401, times: 1 });
  await user.click(await findRefresh());
  await expectToast('Balance was not refreshed (401)');
  await expectAddress(/^\/lobby\/home/);
  screen.getByText(BALANCE);
});

// spec 2.5-02, 4-31, 5-24, 8-18, 8-20, 9-18
test('does not refresh the balance twice within five seconds, and shows that a refresh runs', async ({
  open,
  world,
}) => {
  const start = Date.now() + 60_000;
  const now = vi.spyOn(Date, 'now').mockReturnValue(start);
  try {
    const { user } = await open(HOME, 'player');
    await user.click(await findRefresh());
    await expectToast('Balance is up to date');
    const calls = await world.calls('refreshData');
    const toasts = toastTexts().length;
    now.mockReturnValue(start + 4_999);
    await user.click(await findRefresh());
    await user.click(screen.getByRole('tab', { name: 'Collect' }));
    await screen.findByRole('tabpanel', { name: 'Collect' });
    expect(await world.calls('refreshData')).toBe(calls);
    expect(toastTexts()).toHaveLength(toasts);
    now.mockReturnValue(start + 5_000);
    await world.fault({ operationId: 'refreshData', effect: 'hold', at: 'after' });
    const refresh = await findRefresh();
    await user.click(refresh);
    await waitFor(() => expect(refresh.getAttribute('aria-busy')).toBe('true'));
    await vi.waitFor(async () => expect(await world.calls('refreshData')).toBe(calls + 1), 30_000);
  } finally {
    now.mockRestore();
  }
});

test('shows the layout of the lobby while an answer is missing, and fills it on the next visit', async ({
  open,
  world,
}) => {
  await world.fault({ operationId: 'appConfig', effect: 'hold', at: 'after' });
  const { reload } = await open(HOME);
  await waitFor(() => expect(document.querySelector('[aria-hidden="true"] li')).not.toBeNull());
  expect(screen.queryByRole('link', { name: 'Play Peacock Palace' })).toBeNull();
  await world.clearFaults();
  await reload();
  await screen.findByRole('link', { name: 'Play Peacock Palace' });
});

test('shows that the server is down, and shows the lobby when tried again', async ({ open, world }) => {
  await world.fault({ operationId: 'appConfig', httpStatus: 503 });
  const { user } = await open(HOME);
  await screen.findByText('The lobby did not load');
  await world.clearFaults();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await findPopular();
  screen.getByRole('link', { name: 'Play Peacock Palace' });
});
