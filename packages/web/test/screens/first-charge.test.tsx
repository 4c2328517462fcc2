import { screen, waitFor, within } from '@testing-library/react';
import type { WorldStart } from '@tara/mock-server/vitest';
import { expect, vi } from 'vitest';
import { clearToasts, toastTexts } from '../toasts.ts';
import { test } from './screen-test.tsx';
import { closeReceipt, findReadyButton, queryReceipt } from './support/claims.ts';
import { expectToast } from './support/expect-toast.ts';
import { elapse } from './support/elapse.ts';
import { findOrderId } from './support/orders.ts';
import { expectText, getItems } from './support/page.ts';
import { buyOffer, makeDeposit } from './support/paid-deposit.ts';
import { findSettledButton, waitUntilSettled } from './support/wait-until-settled.ts';

const PAGE = '/activity/firstCharge';
const DAY_MS = 86_400_000;
const OPEN = { scenario: 'first-charge-open' } as const;

const findOffers = () => screen.findByRole('radiogroup', { name: 'Choose your deposit and its pack' });

test('makes a plain deposit of another amount, and shows a note before', async ({ open, world }) => {
  const { user } = await open('/lobby/wallets/deposit?offer=2', 'player');
  const amount = await screen.findByLabelText<HTMLInputElement>('Amount');
  await waitFor(() => expect(amount.value).toBe('1,000'));
  await user.click(await screen.findByRole('button', { name: '2,000' }));
  await screen.findByText(/Only with a deposit of Rs 1,000/);
  await user.click(screen.getByRole('button', { name: /^Pay/ }));
  await waitFor(() => expect(window.location.search).toMatch(/[?&]order=TS/));
  await world.verify({ operationId: 'recharge3', request: { actType: 0, amount: 2_000_00 }, times: 1 });
});

// spec 8-35, 8-43
test('shows why a claim is rejected, and closes the page', async ({ open, world, otherDevice }) => {
  const sdk = await otherDevice();
  await buyOffer(world, sdk);
  const { user } = await open(PAGE, 'player');
  const claim = await findReadyButton(/^Claim ?5\.00 points$/);
  await sdk.call.appRechargeBonusCollection9Receive({ propId: 2002 });
  await user.click(claim);
  await expectToast('You have already claimed this reward.');
  await waitFor(() => expect(window.location.pathname).toBe('/lobby/home'));
  expect(queryReceipt()).toBeNull();
});

// spec 8-31, 8-32, 8-33, 8-34, 8-35, 8-36, 8-37, 8-38, 8-39, 8-40
test.for(['mobile', 'desktop'] as const)(
  'shows the message of each errcode of the first charge, closes the page and reads it again, on %s',
  async (layout, { open, world, otherDevice }) => {
    await buyOffer(world, await otherDevice());
    for (let errcode = 1001; errcode <= 1010; errcode += 1) {
      const { user } = await open(PAGE, 'player', { layout });
      const claim = await findReadyButton(/^Claim ?5\.00 points$/);
      const reads = await world.calls('appRechargeBonusCollection9');
      await world.fault({ operationId: 'appRechargeBonusCollection9Receive', errcode, times: 1 });
      await user.click(claim);
      await waitFor(() => expect(window.location.pathname).toBe('/lobby/home'));
      expect(toastTexts().at(-1)).toMatch(/first deposit|offer|reward|busy/);
      await open(PAGE, 'player', { layout });
      await findReadyButton(/^Claim ?5\.00 points$/);
      expect(await world.calls('appRechargeBonusCollection9')).toBeGreaterThan(reads);
      clearToasts();
    }
  },
);

// spec 4-68
test.for(['mobile', 'desktop'] as const)(
  'reads the list of activities again after the last claim, on %s',
  async (layout, { open, world, otherDevice }) => {
    const sdk = await otherDevice();
    await buyOffer(world, sdk);
    for (const propId of [2001, 2002]) await sdk.call.appRechargeBonusCollection9Receive({ propId });
    const { user } = await open(PAGE, 'player', { layout });
    const claim = await findReadyButton(/^Claim/);
    await waitUntilSettled();
    const lists = await world.calls('getActivityIds');
    await user.click(claim);
    await screen.findByText('All claimed');
    await vi.waitFor(async () => expect(await world.calls('getActivityIds')).toBeGreaterThan(lists), 30_000);
  },
);

// spec 1-39, 3-084, 4-71
test('counts down by the clock of the server, ends the offer and leaves the page', async ({
  open,
  world,
}) => {
  await world.reset(OPEN);
  // The server clock is most of a day ahead, and the client cannot read this in advance.
  await world.advance(DAY_MS - 120_000);
  const { user } = await open(PAGE, 'player');
  const timer = await screen.findByRole('timer');
  expect(timer.textContent).toMatch(/^00:0[12]:/);
  await screen.findByRole('link', { name: 'Deposit Rs 1,000' });
  elapse(121_000);
  const dialog = await screen.findByRole('dialog', { name: 'Tips' });
  expect(dialog.textContent).toContain('Event has ended, please exit the current page');
  await screen.findByText(/^The time for this offer is over\./);
  expect(screen.queryByRole('link', { name: 'Deposit Rs 1,000' })).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Go back' }));
  await waitFor(() => expect(window.location.pathname).toMatch(/\/lobby\/home/));
});

test('does not end the offer by the clock of a device that is ahead', async ({ open, world }) => {
  await world.reset({ ...OPEN, now: Date.now() - 40 * DAY_MS });
  await open(PAGE, 'player');
  const timer = await screen.findByRole('timer');
  expect(timer.textContent).toMatch(/^23:59:|^1d/);
  await findOffers();
  expect(screen.queryByRole('dialog')).toBeNull();
});

interface Closed {
  why: string;
  text: RegExp;
  start: WorldStart;
  laterMs?: number;
}

const CLOSED: readonly Closed[] = [
  {
    why: 'is not available',
    text: /The first deposit offer is not available to you\./,
    start: { config: { activityIds: [42] } },
  },
  {
    why: 'has ended for everybody',
    text: /The first deposit offer has ended\./,
    start: { config: { activityDurations: { 39: 1000 } } },
    laterMs: 2000,
  },
  {
    why: 'is over for the player',
    text: /The time for this offer is over\./,
    start: OPEN,
    laterMs: DAY_MS,
  },
  {
    why: 'has no offers',
    text: /The first deposit offer is being changed\. Check again later\./,
    start: { config: { lists: 'empty' } },
  },
  {
    why: 'is for a higher level',
    text: /This offer needs a higher VIP level\./,
    start: { config: { firstChargeMinLevel: 9 } },
  },
];

// spec 8-31, 8-32, 8-33, 8-38, 8-39
test.for(CLOSED)(
  'shows that a first charge $why, and links to the games',
  async ({ text, start, laterMs }, { open, world }) => {
    await world.reset(start);
    if (laterMs !== undefined) await world.advance(laterMs);
    const { user } = await open(PAGE, 'player');
    await screen.findByText(text);
    expect(screen.queryByRole('timer')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'See the games' }));
    await waitFor(() => expect(window.location.pathname).toMatch(/\/lobby\/home/));
  },
);

// spec 8-37
test('is closed after a first deposit without an offer', async ({ open, world, otherDevice }) => {
  await makeDeposit(world, await otherDevice());
  await open(PAGE, 'player');
  await screen.findByText(/You have already made your first deposit\./);
});

// spec 8-40
test('asks a busy server again', async ({ open, world }) => {
  await world.config({ systemBusy: true });
  const { user } = await open(PAGE, 'player');
  await screen.findByText('The server is busy. Try again in a moment.');
  await world.config({ systemBusy: false });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await findOffers();
});

test('shows the message of every number that refuses the offer', async ({ open, world }) => {
  await world.fault({ operationId: 'appRechargeBonusCollection9', errcode: 1004 });
  const { reload } = await open(PAGE, 'player');
  await screen.findByText('Buy the offer first, then claim its rewards.');
  const texts = {
    1001: 'The first deposit offer is not available to you.',
    1005: 'You have already claimed this reward.',
    1006: 'This reward is no longer part of the offer.',
    1009: 'This offer needs a higher VIP level.',
    1010: 'The server is busy. Try again in a moment.',
  };
  for (const [errcode, text] of Object.entries(texts)) {
    await world.clearFaults();
    await world.fault({ operationId: 'appRechargeBonusCollection9', errcode: Number(errcode) });
    await reload();
    await screen.findByText(text);
  }
});

const FAILED = [
  { why: 'the server fails', fault: { httpStatus: 503 }, text: 'The offer did not load' },
  { why: 'the server is not reached', fault: { effect: 'dropBefore' }, text: 'No connection' },
] as const;

test.for(FAILED)(
  'shows that the offer did not load when $why, and loads it when tried again',
  async ({ fault, text }, { open, world }) => {
    await world.fault({ operationId: 'appRechargeBonusCollection9', ...fault });
    const { user } = await open(PAGE, 'player');
    await screen.findByText(text);
    await world.clearFaults();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await findOffers();
  },
);

// spec 2.2-116, 2.5-61
test.for(['mobile', 'desktop'] as const)(
  'links to the first charge from the home page of the %s layout',
  async (layout, { open, world, otherDevice }) => {
    await open('/lobby/home', 'player', { layout });
    const [link] = await screen.findAllByRole('link', { name: /and a pack to choose/ });
    expect(link!.getAttribute('href')).toMatch(/activity\/firstCharge/);
    await buyOffer(world, await otherDevice());
    // The group has room for four.
    await world.config({ activityIds: [39] });
    const { user } = await open('/lobby/home', 'player', { layout });
    await user.click(await screen.findByRole('button', { name: 'Activities' }));
    await user.click(await screen.findByRole('link', { name: /First deposit/ }));
    const path = layout === 'mobile' ? '/activity/firstCharge' : '/lobby/activity/firstCharge';
    await waitFor(() => expect(window.location.pathname).toBe(path));
    await screen.findByText('3 rewards to claim');
  },
);

// spec 2.8-05, 4-62, 4-65, 4-66, 4-67, 4-68, 4-69, 9-24, 9-43
test('buys an offer and claims its rewards', async ({ open, world }) => {
  const { user } = await open(PAGE, 'player');
  const offers = await findOffers();
  expect(within(offers).getAllByRole('radio')).toHaveLength(3);
  const promise = await screen.findByText(/Your first deposit brings 300 bonus coins/);
  expect(promise.textContent).toContain('3 times');
  await user.click(within(offers).getByText('122%'));
  await screen.findByText('900.00');
  await user.click(screen.getByRole('link', { name: 'Deposit Rs 500' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Amount')).value).toBe('500');
  await screen.findByText('First deposit pack');
  await user.click(await findSettledButton(/^Pay/));
  const order = await findOrderId();
  await world.verify({ operationId: 'recharge3', request: { actType: 9, amount: 500_00 }, times: 1 });
  await world.settle(order);
  await user.click(await screen.findByRole('link', { name: 'Claim your rewards' }));

  await screen.findByText('3 rewards to claim');
  const items = () => getItems('Your rewards');
  const coins = items().find(({ textContent }) => textContent.includes('Coins'))!;
  await waitUntilSettled();
  await user.dblClick(within(coins).getByRole('button', { name: /^Claim/ }));
  await closeReceipt(user, /Coins.*Bet 300\.00 in total.*\+100\.00/);
  await waitFor(() => expect(document.activeElement?.tagName).toMatch(/^H[12]$/));
  await expectText(() => items()[0], 'Claimed');
  expect(await world.calls('appRechargeBonusCollection9Receive')).toBe(1);
  expect((await world.player())['coin']).toBe(1_900_00);

  const lists = await world.calls('getActivityIds');
  await user.click(await findSettledButton(/^Claim all/));
  const receipt = await screen.findByRole('dialog', { name: 'You received' });
  expect(within(receipt).getAllByRole('listitem')).toHaveLength(2);
  await vi.waitFor(async () => expect(await world.calls('getActivityIds')).toBeGreaterThan(lists), 30_000);
  await user.keyboard('{Escape}');
  await screen.findByText('All claimed');
  expect(screen.queryByRole('button', { name: /^Claim/ })).toBeNull();
});
