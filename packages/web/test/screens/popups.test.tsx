import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { SdkWithCalls } from '@tara/sdk';
import type { MockWorld } from '@tara/mock-server/vitest';
import { afterEach, describe, expect, vi } from 'vitest';
import { useKeptNotices, useSessionNotices } from '#state/notices.ts';
import { test } from './screen-test.tsx';
import { CHANNELS, createDepositOrder } from './support/orders.ts';
import { expectAddress, expectGone, expectText } from './support/page.ts';
import { waitUntilSettled } from './support/wait-until-settled.ts';

const HOME = '/lobby/home';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const QUIET_MS = 1500;
const LAYOUTS = ['mobile', 'desktop'] as const;
const FIRST_DEPOSIT = { name: 'Your first deposit' };
const INVITE = { name: 'Invite reward' };

const queryOffer = () => screen.queryByRole('dialog', FIRST_DEPOSIT);
const queryInvite = () => screen.queryByRole('dialog', INVITE);
const invite = () => within(screen.getByRole('dialog', INVITE));

/** Binds a mobile number on another device, which is required for sharing. */
async function bindMobile(sdk: SdkWithCalls, world: MockWorld): Promise<void> {
  await world.config({ otpStatus: 0 });
  await sdk.call.bindAccount({ mobile: '3001234567', countryCode: '92' });
}

/** Starts a session without seen popups, in which time and timers run until the test ends. */
function beginSession(): void {
  useSessionNotices.setState({ welcomeSeen: false, activityModalIds: [] });
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldAdvanceTime: true,
  });
}

/** Advances the time step by step until a popup appears. */
async function findPopup(query: () => HTMLElement | null, input?: () => void): Promise<void> {
  await vi.waitFor(
    async () => {
      input?.();
      await vi.advanceTimersByTimeAsync(QUIET_MS);
      expect(query()).not.toBeNull();
    },
    { timeout: 30_000, interval: 20 },
  );
}

/** The popup of a page that opens at home, which waits for the first input. */
async function findFirstPopup(): Promise<void> {
  // An input before home is known would belong to another page.
  await screen.findByRole('list', { name: 'Popular games' });
  await waitUntilSettled();
  await findPopup(
    () => screen.queryByRole('dialog'),
    () => fireEvent.wheel(window),
  );
}

/** Leaves home and arrives again: each arrival has one popup. */
async function arriveAgain(user: UserEvent): Promise<void> {
  await user.click(screen.getAllByRole('link', { name: 'News' })[0]!);
  await screen.findByRole('heading', { level: 1, name: 'News' });
  await user.click(screen.getAllByRole('link', { name: 'Home' })[0]!);
}

/** Closes the welcome once it is open, and arrives at home again. */
async function closeWelcome(user: UserEvent): Promise<void> {
  await findFirstPopup();
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
  await arriveAgain(user);
}

afterEach(async () => {
  // A closed dialog steps back in the history by a timer; without it the next test would start in the wrong entry.
  if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(1500);
  vi.useRealTimers();
});

describe.for(LAYOUTS)('%s', (layout) => {
  // spec 2.5-52, 2.5-54, 2.8-06, 2.8-08, 3-106, 4-58, 4-60, 4-82, 4-83, 4-84
  test('opens the first deposit after the welcome, each once in a session', async ({ open, world }) => {
    await world.reset({ scenario: 'first-charge-open' });
    const { user, reload } = await open(HOME, 'player', { layout });
    beginSession();
    await reload();
    await findFirstPopup();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    const welcome = within(screen.getByRole('dialog'));
    welcome.getByText(/^News \d of \d/);
    await user.click(welcome.getByRole('button', { name: 'Close' }));
    await expectGone(() => screen.queryByText(/^News \d of \d/));
    await vi.advanceTimersByTimeAsync(4 * QUIET_MS);
    expect(queryOffer()).toBeNull();
    await arriveAgain(user);
    await findPopup(queryOffer);
    const offer = within(queryOffer()!);
    // The 300 coins of each first deposit, and the 100 of the pack.
    offer.getByText('+400.00 bonus coins');
    expect(offer.getByText('You pay').parentElement!.parentElement!.textContent).toMatch(
      /^You pay Rs 500At once 800\.00 coins, 300\.00 of them a bonusLater Claim 100\.00 coins/,
    );
    expect(offer.getByRole('timer').textContent).toMatch(/^23:5\d:|^1d/);
    await expectText(queryOffer, 'bet their amount 3 times.');
    await user.click(offer.getByRole('button', { name: 'Not now' }));
    await expectGone(() => screen.queryByRole('dialog'));
    // Neither opens again in this session, nor does the other activity.
    await reload();
    await screen.findByRole('list', { name: 'Popular games' });
    await vi.advanceTimersByTimeAsync(2 * QUIET_MS);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  // spec 4-70
  test('removes a first deposit offer that ends while it is shown', async ({ open, world }) => {
    await world.reset({ scenario: 'first-charge-open' });
    await world.advance(DAY - 20 * MINUTE);
    const { user, reload } = await open(HOME, 'player', { layout });
    beginSession();
    await reload();
    await closeWelcome(user);
    await findPopup(queryOffer);
    await vi.advanceTimersByTimeAsync(20 * MINUTE + 1000);
    await expectGone(queryOffer);
    expect(window.location.pathname).toBe(HOME);
  });

  test('shares a link that cannot be shortened unchanged', async ({ open, world, otherDevice }) => {
    await world.reset({ scenario: 'first-charge-claimed' });
    await world.fault({ operationId: 'shortUrl', errcode: 104 });
    await bindMobile(await otherDevice(), world);
    const { user, reload } = await open(HOME, 'player', { layout });
    beginSession();
    await reload();
    await closeWelcome(user);
    await findPopup(queryInvite);
    await user.click(invite().getByRole('button', { name: 'Invite a friend' }));
    await expectText(
      () => screen.queryByRole('dialog', { name: 'Invite friends' }),
      /http:\/\/localhost:\d+\?outValue=\w+&install_referrer=h5/,
    );
  });

  // spec 7.6-02
  test('shares a link that begins with the address of the site', async ({ open, world, otherDevice }) => {
    await world.config({ h5: { downloadType: 2, downloadUrl: '', url: 'https://tara.example/join' } });
    await world.fault({ operationId: 'shortUrl', errcode: 104 });
    await bindMobile(await otherDevice(), world);
    await open('/activity/inviteFriends', 'player', { layout });
    await screen.findAllByText(/https:\/\/tara\.example\/join\S*outValue=/);
  });

  // spec 5-26
  test('leads from the invitation to binding a mobile number if none is bound', async ({ open, world }) => {
    await world.reset({ scenario: 'first-charge-claimed' });
    const { user, reload } = await open(HOME, 'player', { layout });
    beginSession();
    await reload();
    await closeWelcome(user);
    await findPopup(queryInvite);
    await user.click(invite().getByRole('button', { name: 'Invite a friend' }));
    await expectAddress(/\/bind/);
    await expectGone(queryInvite);
  });

  // spec 4-73
  test('turns the popup into a claim after a friend joined', async ({ open, world, otherDevice }) => {
    await world.reset({ scenario: 'invite-claimable' });
    await world.settle(await createDepositOrder(await otherDevice(), CHANNELS.qr));
    const { user, reload } = await open(HOME, 'player', { layout });
    beginSession();
    await reload();
    await closeWelcome(user);
    await findPopup(queryInvite);
    await expectText(queryInvite, 'Your reward is ready');
    await user.click(invite().getByRole('link', { name: 'Claim' }));
    await expectAddress(/\/activity\/inviteFriends/);
  });

  // spec 2.8-09 desktop, 4-84, 4-85
  test('shows the age notice first in green mode, and no offer after it', async ({ open, world }) => {
    await world.reset({ scenario: 'green' });
    const { user, reload } = await open(HOME, 'player', { layout });
    beginSession();
    await reload();
    await user.click(await screen.findByRole('button', { name: 'I am 21 or older' }));
    await screen.findByRole('list', { name: 'Popular games' });
    await vi.advanceTimersByTimeAsync(2 * QUIET_MS);
    await waitFor(() => expect(queryOffer()).toBeNull());
    expect(queryInvite()).toBeNull();
  });
});

// spec 3-109 desktop
test('offers to install the site in the footer of a desktop, without a popup', async ({ open }) => {
  const { user } = await open(HOME, 'player', { layout: 'desktop' });
  const prompt = vi.fn<() => void>();
  window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
  await user.click(await screen.findByRole('button', { name: 'Add to your desktop' }));
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(useKeptNotices.getState().installTip.time).toBeTypeOf('number');
  await expectGone(() => screen.queryByRole('button', { name: 'Add to your desktop' }));
});
