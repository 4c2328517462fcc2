import { screen, waitFor, within } from '@testing-library/react';
import { formatCoins } from '@tara/sdk/rules';
import { describe, expect } from 'vitest';
import { usePlaySession } from '#state/play-session.ts';
import { useSaferPlay } from '#state/safer-play.ts';
import { signInOtherTab, test } from './screen-test.tsx';
import { elapse } from './support/elapse.ts';
import { CHANNELS, createDepositOrder, findOrderId } from './support/orders.ts';
import { expectAddress, expectGone, fill } from './support/page.ts';
import { playRound } from './support/play-round.ts';

const HOUR = 60 * 60 * 1000;
const LAYOUTS = [
  ['mobile', '/saferPlay'],
  ['desktop', '/lobby/saferPlay'],
] as const;
const DEPOSIT = '/lobby/wallets/deposit';

const findHeading = () => screen.findByRole('heading', { level: 1, name: 'Safer play' });
const findCheck = () => screen.findByRole('dialog', { name: 'Time check' });
const queryCheck = () => screen.queryByRole('dialog', { name: 'Time check' });

/** Starts a break by the page. */
async function takeBreak(
  open: (name: string) => Promise<HTMLElement>,
  user: { click: (at: Element) => unknown },
) {
  await user.click(await open('24 hours'));
  await user.click(await open('Start a break'));
  await user.click(await open('Start the break'));
}
const findButton = (name: string) => screen.findByRole('button', { name });

describe.for(LAYOUTS)('%s', ([layout, path]) => {
  test('opens no game and takes no deposit during a break, and does both after it', async ({ open }) => {
    const { user, reload } = await open(path, 'player', { layout });
    await takeBreak(findButton, user);
    await screen.findByText(/^You are on a break until/);
    expect(screen.queryByRole('button', { name: 'Start a break' })).toBeNull();
    window.history.pushState(null, '', '/start?gameId=1001');
    await reload();
    await screen.findByText('You are taking a break');
    expect(screen.queryByTitle(/, game$/)).toBeNull();
    window.history.pushState(null, '', DEPOSIT);
    await reload();
    await screen.findByText(/ this device opens no games, takes no deposits and shows no offers\./);
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    window.history.pushState(null, '', '/lobby/wallets/withdraw');
    await reload();
    await screen.findByText(/Before your first withdrawal/);
    elapse(72 * HOUR);
    window.history.pushState(null, '', '/start?gameId=1001');
    await reload();
    await screen.findByTitle(/, game$/);
  });

  test('asks a visitor to log in for the own play and money, and leads there', async ({ open }) => {
    const { user } = await open(path, 'visitor', { layout });
    await user.click(await findButton('15 minutes'));
    expect(useSaferPlay.getState().checkMinutes).toBe(15);
    await user.click(screen.getByRole('link', { name: 'My play and money' }));
    await expectAddress(/^\/login\?from=.*transaction/);
  });
});

test('is one step from the side menu of a phone, the footer of home and the member page of a desktop', async ({
  open,
}) => {
  const { user } = await open('/lobby/home', 'player');
  await user.click(await findButton('Open menu'));
  await user.click(within(await screen.findByRole('dialog', { name: 'Menu' })).getByText('Safer play'));
  await findHeading();
  const visitor = await open('/lobby/home', 'visitor');
  await visitor.user.click(await screen.findByRole('link', { name: 'Safer play' }));
  await findHeading();
  const desktop = await open('/lobby/member', 'player', { layout: 'desktop' });
  // The page and the footer, which loads on its own.
  await waitFor(() => expect(screen.getAllByRole('link', { name: 'Safer play' })).toHaveLength(2));
  await desktop.user.click(screen.getAllByRole('link', { name: 'Safer play' })[0]!);
  await expectAddress(/^\/lobby\/saferPlay/);
});

test('shows what the session won or lost at the chosen interval, but not over another dialog', async ({
  open,
  otherDevice,
}) => {
  const sdk = await otherDevice();
  await playRound(sdk, 100_00);
  elapse(HOUR);
  const { user } = await open('/saferPlay', 'player');
  await user.click(await findButton('30 minutes'));
  await waitFor(() => expect(usePlaySession.getState().openedAt).toBeGreaterThan(0));
  await playRound(sdk, 10_00);
  await user.click(screen.getByRole('button', { name: 'Start a break' }));
  const other = screen.getByRole('dialog', { name: 'Take a break of 1 hour?' });
  elapse(HOUR / 2);
  // Its timer starts again with the interval.
  useSaferPlay.setState({ checkMinutes: 15 });
  expect(queryCheck()).toBeNull();
  await user.click(within(other).getByRole('button', { name: 'Not now' }));
  const check = within(await findCheck());
  check.getByText('You have been here for 30 minutes.');
  const { list } = await sdk.call.getBalanceHistory({ page: 1, pageSize: 1 });
  const { bet = 0, win = 0 } = list[0]!;
  expect(bet).toBe(10_00);
  await check.findByText(
    win === bet
      ? 'In this time your wins and your bets are equal, in 1 round.'
      : `In this time you ${win < bet ? 'lost' : 'won'} ${formatCoins(Math.abs(win - bet))} coins in 1 round.`,
  );
  await user.click(check.getByRole('button', { name: 'Keep playing' }));
  await expectGone(queryCheck);
});

test('leads from the time check to the break, also over a game', async ({ open }) => {
  const { user } = await open('/start?gameId=1001', 'player');
  await screen.findByTitle(/, game$/);
  await waitFor(() => expect(usePlaySession.getState().openedAt).toBeGreaterThan(0));
  elapse(HOUR);
  useSaferPlay.setState({ checkMinutes: 60 });
  const check = within(await findCheck());
  await check.findByText('You have not played a round in this time.');
  await user.click(check.getByRole('button', { name: 'Take a break' }));
  await findHeading();
  await findButton('Start a break');
});

test('says that the result did not load, and the time all the same', async ({ open, world }) => {
  await open('/lobby/home', 'player');
  await waitFor(() => expect(usePlaySession.getState().openedAt).toBeGreaterThan(0));
  await world.fault({ operationId: 'getBalanceHistory', httpStatus: 500 });
  elapse(HOUR);
  useSaferPlay.setState({ checkMinutes: 60 });
  const check = within(await findCheck());
  await check.findByText('Your result did not load. Your coins are safe.');
  check.getByText('You have been here for 1 hour.');
});

test('reminds before a deposit above the own amount, and pays if the player goes on', async ({
  open,
  world,
  otherDevice,
}) => {
  const { user, reload } = await open('/saferPlay', 'player');
  await user.click(await screen.findByRole('button', { name: 'Save reminder' }));
  await screen.findByText('Enter an amount, such as 5,000.');
  fill(screen.getByLabelText('Remind me above'), '2,500');
  await user.click(screen.getByRole('button', { name: 'Save reminder' }));
  await screen.findByText('On: above Rs 2,500 a day');
  await world.settle(await createDepositOrder(await otherDevice(), CHANNELS.qr, 2_000_00));
  window.history.pushState(null, '', DEPOSIT);
  await reload();
  await user.click(await screen.findByRole('button', { name: 'Pay Rs 1,000' }));
  const reminder = within(await screen.findByRole('dialog', { name: 'Deposit reminder' }));
  reminder.getByText('With this deposit you will have deposited Rs 3,000 today.');
  reminder.getByText(/It is a reminder, not a limit/);
  await user.click(reminder.getByRole('button', { name: 'Change the amount' }));
  await expectGone(() => screen.queryByRole('dialog', { name: 'Deposit reminder' }));
  expect(await world.calls('recharge3')).toBe(1);
  fill(screen.getByLabelText('Amount'), '500');
  await user.click(await screen.findByRole('button', { name: 'Pay Rs 500' }));
  await findOrderId();
  expect(screen.queryByRole('dialog', { name: 'Deposit reminder' })).toBeNull();
});

test('says that earlier deposits could not be checked, and still pays', async ({ open, world }) => {
  await world.fault({ operationId: 'getBalanceHistory', httpStatus: 500 });
  const { user } = await open(DEPOSIT, 'player');
  useSaferPlay.setState({ deposit: { amount: 2_000_00, period: 'week' } });
  await user.click(await screen.findByRole('button', { name: 'Pay Rs 1,000' }));
  const reminder = within(await screen.findByRole('dialog', { name: 'Deposit reminder' }));
  reminder.getByText('Your earlier deposits could not be checked.');
  await user.click(reminder.getByRole('button', { name: 'Pay Rs 1,000' }));
  await findOrderId();
});

test('begins the session clock with the player, and counts no time that passed at the server only', async ({
  open,
  world,
  otherDevice,
}) => {
  await open('/saferPlay', 'player');
  await screen.findByText('Here for less than a minute');
  await world.control('POST', 'clock', { advanceMs: 24 * HOUR });
  elapse(HOUR / 2);
  await screen.findByText('Here for 30 minutes', {}, { timeout: 20_000 });
  const { session } = await otherDevice();
  await session.register({ account: 'newstar', password: 'tara1234', countryCode: '92' });
  const { user: userInfo, gameUser } = session.getSnapshot();
  await signInOtherTab(session.getToken() ?? '', { userInfo, gameUser });
  await screen.findByText('Here for less than a minute', {}, { timeout: 20_000 });
});
