import { screen, waitFor, within } from '@testing-library/react';
import type { SdkWithCalls } from '@tara/sdk';
import { beforeEach, expect, vi } from 'vitest';
import { toastTexts } from '../toasts.ts';
import { test } from './screen-test.tsx';
import { expectSilentRejections, expectText, findReceipt, closeReceipt } from './support/claims.ts';
import { elapse } from './support/elapse.ts';
import { reduceMotion } from './support/reduced-motion.ts';

const PAGE = '/activity/spin';
const ROUND_MS = 7 * 86_400_000;
const RESULT = { name: /^Added to your pot/ };
const SPIN = { name: /^Spin\b/ };

const page = () => within(screen.getByRole('main'));
const spinButton = () => page().getByRole('button', SPIN);
const findSpinButton = () => waitFor(spinButton);
const findResult = () => screen.findByRole('dialog', RESULT);
const queryResult = () => screen.queryByRole('dialog', RESULT);
const exchangeButton = () => page().getByRole('button', { name: /^Exchange/ });
const pot = () => page().getByRole('progressbar', { name: 'Your pot' }).getAttribute('aria-valuetext');

/** Rotation of the disc in degrees. */
function turn(): number {
  const { transform } = document.querySelector<HTMLElement>('[data-disc]')!.style;
  return Number(/rotate\((\d+)deg\)/.exec(transform)?.[1]);
}

/** The round on the server. */
const getRound = async (sdk: SdkWithCalls) => (await sdk.call.actInviteUser()).actInviteUser;

/** Spins on another device until the pot is full or no spin is left. */
async function fillPot(sdk: SdkWithCalls): Promise<void> {
  let round = await getRound(sdk);
  while (round.amount < round.targetAmount && round.spinCount > 0)
    round = (await sdk.call.actInviteUserSpin()).actInviteUser;
}

/** Uses up all spins on another device. */
async function spendSpins(sdk: SdkWithCalls): Promise<void> {
  let round = await getRound(sdk);
  while (round.spinCount > 0) round = (await sdk.call.actInviteUserSpin()).actInviteUser;
}

beforeEach(reduceMotion);
test('redirects a visitor to the log-in', async ({ open }) => {
  await open(PAGE, 'visitor');
  await waitFor(() => expect(window.location.pathname).toMatch(/\/login/));
});

test('shows that the wheel is closed, and links to other pages', async ({ open, world }) => {
  await world.fault({ operationId: 'actInviteUser', errcode: 3101 });
  const { user } = await open(PAGE, 'player');
  await screen.findByText('No round right now');
  expect(screen.queryByRole('timer')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'See other rewards' }));
  await waitFor(() => expect(window.location.pathname).toMatch(/\/lobby\/rewards/));
});

test('shows that the wheel did not load, and loads it when tried again', async ({ open, world }) => {
  await world.fault({ operationId: 'actInviteUser', effect: 'dropBefore' });
  const { user } = await open(PAGE, 'player');
  await screen.findByText('No connection');
  await world.clearFaults();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await findSpinButton();
});

test('says before the first spin that friends are needed, and the chances of each field', async ({
  open,
}) => {
  const { user } = await open(PAGE, 'player');
  const needed = () => page().getByText(/^Your own spins alone do not fill the pot/).textContent;
  await findSpinButton();
  expect(needed()).toMatch(/You need up to 10 friends who join with your link\.$/);
  await screen.findByRole('heading', { name: 'Chances of each field' });
  const chances = (kind: string) =>
    screen.getByRole('heading', { name: kind }).nextElementSibling?.textContent;
  expect(chances('Your own spins')).toBe('470.00 coins70.00 %475.00 coins30.00 %');
  expect(chances('Spins from friends')).toMatch(
    /^3\.00 coins39\.60 %3\.50 coins29\.70 %.*25\.00 coins0\.99 %$/,
  );
  await user.click(spinButton());
  const result = await findResult();
  expect(result.textContent).toMatch(/Added to your pot\+47[05]\.00/);
  expect(within(result).getByText(/^47[05]\.00 of 500\.00$/)).toBeDefined();
  expect(result.textContent).not.toContain('You won');
});

test('explains why there are no spins, and how to get more', async ({ open }) => {
  const { user } = await open(PAGE, 'player');
  await user.click(await findSpinButton());
  await expectText(() => queryResult()!, 'No spins left. Share your link');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(queryResult()).toBeNull());
  expect(spinButton().getAttribute('aria-disabled')).toBe('true');
  expect((await screen.findByText('3 friends')).parentElement?.textContent).toBe('3 friendsup to Rs 150');
  await screen.findByText('No friends yet');
  // The demo player has no mobile number, which sharing requires.
  await user.click(page().getByRole('button', { name: 'Link mobile number' }));
  await waitFor(() => expect(window.location.pathname).toMatch(/\/bind/));
});

const SPINS = { scenario: 'invite-claimable' } as const;

test('spins again from the sheet of a prize, once after a double press', async ({ open, world }) => {
  await world.reset(SPINS);
  const { user } = await open(PAGE, 'player');
  await user.click(await findSpinButton());
  const first = await findResult();
  await world.fault({ operationId: 'actInviteUserSpin', latency: { kind: 'fixed', ms: 200 } });
  await user.dblClick(within(first).getByRole('button', SPIN));
  await screen.findByText('Spinning');
  await expectText(() => queryResult()!, /\+\d/);
  expect(await world.calls('actInviteUserSpin')).toBe(2);
});

test('shows a spin that another device made since the page was read', async ({
  open,
  world,
  otherDevice,
}) => {
  await world.reset(SPINS);
  const sdk = await otherDevice();
  const { spinCount } = await getRound(sdk);
  const { user } = await open(PAGE, 'player');
  await findSpinButton();
  await sdk.call.actInviteUserSpin();
  await user.click(spinButton());
  const again = within(await findResult()).getByRole('button', SPIN);
  expect(again.textContent).toBe(`Spin${spinCount - 2} left`);
  expect((await getRound(sdk)).spinCount).toBe(spinCount - 2);
});

test('shows that the outcome of a spin is unknown after a lost connection, and its prize once', async ({
  open,
  world,
  otherDevice,
}) => {
  await world.reset(SPINS);
  const sdk = await otherDevice();
  const { spinCount } = await getRound(sdk);
  const { user, reload } = await open(PAGE, 'player');
  await world.fault({ operationId: 'actInviteUserSpin', effect: 'dropAfter' });
  await user.click(await findSpinButton());
  await screen.findByText('No answer from the server. Your spin may have been made.');
  expect(queryResult()).toBeNull();
  await world.clearFaults();
  await reload();
  await user.click(await screen.findByText('Check again'));
  const result = await findResult();
  expect(result.textContent).toMatch(/\+47[05]\.00/);
  expect(within(result).getByRole('button', SPIN).textContent).toBe(`Spin${spinCount - 1} left`);
  expect((await getRound(sdk)).spinCount).toBe(spinCount - 1);
});

test('shares the link of a player with a mobile number, and logs it once', async ({ open, world }) => {
  await world.reset(SPINS);
  await world.patchPlayer({ mobile: '3001234567' });
  const { user } = await open(PAGE, 'player');
  await user.click(await screen.findByText('Get a spin'));
  await screen.findByRole('dialog', { name: 'Invite friends' });
  const logged = { operationId: 'actionLog', request: { action: 'spin_share' }, times: 1 };
  await vi.waitFor(() => world.verify(logged), 15_000);
});

test('reads the spins again without a message after another device used them up', async ({
  open,
  world,
  otherDevice,
}) => {
  await world.reset(SPINS);
  const sdk = await otherDevice();
  const { user } = await open(PAGE, 'player');
  expect((await findSpinButton()).textContent).toMatch(/[1-9]\d* left/);
  await spendSpins(sdk);
  await user.click(spinButton());
  await expectText(spinButton, /^Spin0 left$/);
  await screen.findByText(/^No spins left\./);
  expect(queryResult()).toBeNull();
  expect(toastTexts()).toEqual([]);
});

// spec 2.2-097
test('pays a full pot out once after a double press', async ({ open, world, otherDevice }) => {
  await world.reset(SPINS);
  const sdk = await otherDevice();
  await fillPot(sdk);
  const { amount } = await getRound(sdk);
  const before = Number((await world.player())['coin']);
  const { user } = await open(PAGE, 'player');
  await user.dblClick(await waitFor(exchangeButton));
  await closeReceipt(user, /Coins.*Bet \d+\.\d\d in total/);
  await screen.findByText('Your pot for this round is paid out.');
  await screen.findByText('Claimed');
  await screen.findByText(/You get new spins in the next round\.$/);
  expect(await world.calls('actInviteUserExchange')).toBe(1);
  expect((await world.player())['coin']).toBe(before + amount);
});

test('neither fills nor pays out the pot while the wheel turns', async ({ open, world, otherDevice }) => {
  await world.reset(SPINS);
  await fillPot(await otherDevice());
  const { user } = await open(PAGE, 'player');
  await findSpinButton();
  const before = pot();
  expect(exchangeButton().getAttribute('aria-disabled')).toBeNull();
  await world.fault({ operationId: 'actInviteUserSpin', effect: 'hold', at: 'after' });
  await user.click(spinButton());
  await screen.findByText('Spinning');
  expect(exchangeButton().getAttribute('aria-disabled')).toBe('true');
  expect(pot()).toBe(before);
});

test('shows that the outcome of a payout is unknown after a lost connection, and pays it once', async ({
  open,
  world,
  otherDevice,
}) => {
  await world.reset(SPINS);
  const sdk = await otherDevice();
  await fillPot(sdk);
  const { amount } = await getRound(sdk);
  const before = Number((await world.player())['coin']);
  const { user } = await open(PAGE, 'player');
  await world.fault({ operationId: 'actInviteUserExchange', effect: 'dropAfter' });
  await user.click(await waitFor(exchangeButton));
  await screen.findByText('No answer from the server. Your pot may have been paid out.');
  await world.clearFaults();
  await user.click(screen.getByText('Check again'));
  const receipt = await findReceipt();
  expect(within(receipt).getByRole('listitem').textContent).toMatch(/Coins/);
  expect((await world.player())['coin']).toBe(before + amount);
});

test('shows the next round when the round ends while the page is open', async ({
  open,
  world,
  otherDevice,
}) => {
  await world.reset(SPINS);
  await spendSpins(await otherDevice());
  // The server clock is most of a week ahead, and the client cannot read this in advance.
  await world.advance(ROUND_MS - 120_000);
  await open(PAGE, 'player');
  await expectText(() => screen.getByRole('timer'), /^00:0[12]:/);
  expect(spinButton().textContent).toBe('Spin0 left');
  elapse(121_000);
  await screen.findByText(/^A new round has started\./);
  await expectText(() => screen.getByRole('timer'), /^[67]d/);
  await expectText(spinButton, /^Spin1 left$/);
  expect(pot()).toBe('0.00 of 500.00');
});

// spec 8-29 mobile
test('resets the wheel without a message after each rejected spin', async ({ open, world }) => {
  await world.reset(SPINS);
  const { user } = await open(PAGE, 'player');
  await expectSilentRejections(user, world, {
    operationId: 'actInviteUserSpin',
    read: 'actInviteUser',
    button: spinButton,
  });
  await waitFor(() => expect(turn()).toBe(0));
  expect(queryResult()).toBeNull();
});

// spec 8-29 mobile
test('shows no message after each rejected payout', async ({ open, world, otherDevice }) => {
  await world.reset(SPINS);
  await fillPot(await otherDevice());
  const { user } = await open(PAGE, 'player');
  await expectSilentRejections(user, world, {
    operationId: 'actInviteUserExchange',
    read: 'actInviteUser',
    button: exchangeButton,
  });
});
