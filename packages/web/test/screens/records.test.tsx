import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect } from 'vitest';
import { formatCoins, formatPoints } from '@tara/sdk/rules';
import { signInOtherTab, test } from './screen-test.tsx';
import {
  CHANNELS,
  makePaidDeposits,
  createDepositOrder,
  recordRows,
  makeWithdrawal,
} from './support/orders.ts';
import { expectAddress, expectGone, expectText, fill } from './support/page.ts';
import { playRound } from './support/play-round.ts';

const RECORDS = '/record/transaction';
const DEPOSITS = `${RECORDS}?kind=deposit`;
const WITHDRAWALS = `${RECORDS}?kind=withdrawal`;
const LAYOUTS = ['mobile', 'desktop'] as const;
type Layout = (typeof LAYOUTS)[number];
const READY = { scenario: 'withdraw-ready', config: { withdrawalDayMs: null } } as const;

const expectRows = async (count: number) => waitFor(() => expect(recordRows()).toHaveLength(count));

/** Changes filters, which a phone has in a sheet. */
async function changeFilters(user: UserEvent, layout: Layout, change: () => Promise<void>): Promise<void> {
  if (layout === 'mobile') await user.click(await screen.findByRole('button', { name: /^Filter/ }));
  await change();
  if (layout === 'mobile') await user.click(screen.getByRole('button', { name: 'Show transactions' }));
}

async function choose(user: UserEvent, group: string, name: string): Promise<void> {
  await user.click(within(await screen.findByRole('group', { name: group })).getByRole('button', { name }));
}

/** Presses a button as the keyboard does. */
function pressEnter(button: HTMLElement): void {
  button.focus();
  fireEvent.click(button, { detail: 0 });
}

describe.for(LAYOUTS)('%s', (layout) => {
  test('lists a pending deposit, and then its settlement', async ({ open, world, otherDevice }) => {
    const id = await createDepositOrder(await otherDevice(), CHANNELS.qr, 1_000_00);
    const { reload } = await open(DEPOSITS, 'player', { layout });
    const row = () => recordRows()[0];
    await expectText(row, 'Waiting');
    await world.settle(id);
    await reload();
    await expectText(row, 'Paid');
    await expectText(row, '1,000.00');
    await expectText(row, /\d{1,2}:\d{2} [AP]M/);
  });

  test('shows nothing of a player after another tab signed in another player', async ({
    open,
    otherDevice,
  }) => {
    const sdk = await otherDevice();
    const { session } = sdk;
    await createDepositOrder(sdk, CHANNELS.qr, 1_000_00);
    await open(DEPOSITS, 'player', { layout });
    await expectRows(1);
    await session.register({ account: 'newstar', password: 'tara1234', countryCode: '92' });
    const { user: userInfo, gameUser } = session.getSnapshot();
    await signInOtherTab(session.getToken() ?? '', { userInfo, gameUser });
    await expectRows(0);
    expect(window.location.pathname).toMatch(/transaction/);
  });

  // spec 2.2-091
  test('loads page by page', async ({ open, world, otherDevice }) => {
    await makePaidDeposits(await otherDevice(), world, 22);
    const { user } = await open(DEPOSITS, 'player', { layout });
    await expectRows(20);
    await screen.findByText('20 of 22');
    await user.click(screen.getByText('Show more'));
    await expectRows(22);
    await expectGone(() => screen.queryByText('Show more'));
  });

  // spec 2.2-091
  test('lists withdrawals with their states, and why one was rejected', async ({
    open,
    world,
    otherDevice,
  }) => {
    await world.reset(READY);
    const sdk = await otherDevice();
    const waiting = await makeWithdrawal(sdk, 200_00);
    const paid = await makeWithdrawal(sdk, 210_00);
    const refused = await makeWithdrawal(sdk, 220_00);
    await world.settle(paid);
    await world.control('POST', `orders/${refused}/fail`, { reason: 'The name does not match.' });
    const { user } = await open(WITHDRAWALS, 'player', { layout });
    await expectRows(3);
    const [first, second, third] = recordRows().map(({ textContent }) => textContent);
    expect(first).toContain('Rejected');
    expect(first).toContain('The name does not match. 220.00 coins were returned to your balance.');
    expect(second).toContain('Paid');
    expect(second).toContain('−210.00');
    expect(third).toContain('Waiting');
    expect(third).toContain('−200.00');
    expect(third).toMatch(/Ravi Bank •+ \d{4}/);
    await screen.findByText('3 of 3', { exact: false });
    await user.click(within(recordRows('200.00')[0]!).getByRole('link'));
    const shown = within(await screen.findByRole('region', { name: 'Withdrawal' }));
    shown.getByText(waiting);
    shown.getByText(/^Waiting, by/);
  });

  test('filters by a state, also from a link', async ({ open, world, otherDevice }) => {
    await world.reset(READY);
    const sdk = await otherDevice();
    const paid = await makeWithdrawal(sdk, 200_00);
    await makeWithdrawal(sdk, 210_00);
    await world.settle(paid);
    const { user, reload } = await open(WITHDRAWALS, 'player', { layout });
    await expectRows(2);
    await changeFilters(user, layout, async () => choose(user, 'Status', 'Waiting'));
    await expectRows(1);
    expect(recordRows()[0]?.textContent).toContain('210.00');
    await reload();
    await expectRows(1);
    await expectAddress(/kind=withdrawal&status=0/);
    await changeFilters(user, layout, async () => choose(user, 'Status', 'Rejected'));
    await screen.findByText('No transactions found');
    await user.click(screen.getByText('Show all'));
    await expectRows(4);
    expect(recordRows('Withdrawal')).toHaveLength(2);
  });

  test('lists every movement with its name and its sum, and finds them by kind, time and text', async ({
    open,
    world,
    otherDevice,
  }) => {
    const sdk = await otherDevice();
    const id = await createDepositOrder(sdk, CHANNELS.qr, 2_000_00);
    await world.settle(id);
    const { mailList } = await sdk.call.getMail2({ page: 1, pageSize: 20 });
    const gift = mailList.find(({ propList }) => propList.some(({ id: prop }) => prop === 2001));
    if (gift) await sdk.call.receiveMail({ id: gift.id });
    await playRound(sdk, 10_00);
    const { sums } = await sdk.call.getBalanceHistory({ page: 1, pageSize: 1 });
    const { user } = await open(RECORDS, 'player', { layout });
    await waitFor(() => expect(recordRows('Bet 10.00')).toHaveLength(1));
    expect(recordRows('First deposit bonus')[0]?.textContent).toContain('+300.00');
    expect(recordRows('Deposit points')[0]?.textContent).toContain('+20.00 points');
    const list = within(await screen.findByRole('region', { name: 'Sums of this time' }));
    const sum = async (name: string) =>
      (await list.findAllByText(name)).at(-1)?.nextElementSibling?.textContent;
    expect(await sum('Bets')).toBe('10.00');
    expect(await sum('Deposits')).toBe('2,000.00');
    expect(await sum('Rounds')).toBe('1');
    expect(await sum('Bonuses and points')).toBe(
      `${formatCoins(sums.bonuses)} coins and ${formatPoints(sums.points)} points`,
    );
    list.getByText(
      sums.wins < sums.bets ? 'Lost in games' : sums.wins > sums.bets ? 'Won in games' : 'Result of games',
    );
    const week = within(list.getByRole('region', { name: 'Games, last 7 days' }));
    week.getByText(formatCoins(Math.abs(sums.wins - sums.bets)), { selector: 'p' });
    const days = week.getByRole('img').getAttribute('aria-label')?.split('. ') ?? [];
    expect(days).toHaveLength(7);
    expect(days[5]).toMatch(/: nothing$/);
    expect(days[6]).toContain('Deposits +2,000.00, Rewards +');
    await choose(user, 'What to show', 'Games');
    await expectRows(1);
    await expectAddress(/kind=game/);
    await choose(user, 'What to show', 'All');
    await waitFor(() => expect(recordRows().length).toBeGreaterThan(4));
    await changeFilters(user, layout, async () =>
      fill(await screen.findByRole('searchbox', { name: 'Search transactions' }), 'first deposit b'),
    );
    await expectRows(1);
    await expectAddress(/q=first\+deposit\+b/);
    await changeFilters(user, layout, async () =>
      fill(await screen.findByRole('searchbox', { name: 'Search transactions' }), 'deposit'),
    );
    await waitFor(() => expect(recordRows('Deposit')).toHaveLength(2));
    await choose(user, 'What to show', 'Deposits');
    await expectRows(1);
    await choose(user, 'What to show', 'Withdrawals');
    await screen.findByText('No transactions found');
    await user.click(screen.getByText('Show all'));
    await waitFor(() => expect(recordRows('Bet 10.00')).toHaveLength(1));
    if (layout === 'desktop') expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
    else screen.getByRole('button', { name: 'Filter' });
    await user.click(within(recordRows('+2,000.00')[0]!).getByRole('link'));
    within(await screen.findByRole('region', { name: 'Deposit' })).getByText(id);
  });
});

describe('a desktop', () => {
  test('shows the states of orders below the kinds', async ({ open }) => {
    await open(DEPOSITS, 'player', { layout: 'desktop' });
    const states = await screen.findByRole('group', { name: 'Status' });
    const kinds = screen.getByRole('group', { name: 'What to show' });
    expect(kinds.compareDocumentPosition(states)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  const receipt = (name: string) => screen.findByRole('region', { name });

  test('shows the receipt of the chosen deposit beside the list, also after a reload', async ({
    open,
    world,
    otherDevice,
  }) => {
    const sdk = await otherDevice();
    const paid = await createDepositOrder(sdk, CHANNELS.qr, 1_000_00);
    await world.settle(paid);
    const failed = await createDepositOrder(sdk, CHANNELS.bank, 500_00);
    await world.control('POST', `orders/${failed}/fail`, { reason: 'The sender is unknown.' });
    const { user, reload } = await open(DEPOSITS, 'player', { layout: 'desktop' });
    await screen.findByRole('region', { name: 'Sums of this time' });
    await expectRows(2);
    const link = (text: string) => within(recordRows(text)[0]!).getByRole('link');
    await user.click(link('1,300.00'));
    await expectText(() => screen.queryByRole('region', { name: 'Deposit' }), 'QR code');
    expect((await receipt('Deposit')).textContent).toContain(paid);
    await user.click(link('500.00'));
    await expectText(() => screen.queryByRole('region', { name: 'Deposit' }), 'The sender is unknown.');
    expect(link('500.00').getAttribute('aria-current')).toBe('true');
    expect(link('1,300.00').getAttribute('aria-current')).toBeNull();
    await reload();
    await within(await receipt('Deposit')).findByText(failed);
    expect(window.location.search).toBe(`?kind=deposit&order=${failed}&of=deposit`);
    // One step back closes the receipt, whatever was chosen meanwhile.
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await screen.findByRole('region', { name: 'Sums of this time' });
    expect(window.location.pathname).toMatch(/transaction/);
  });

  test('shows the receipt of a withdrawal', async ({ open, world, otherDevice }) => {
    await world.reset(READY);
    const refused = await makeWithdrawal(await otherDevice(), 220_00);
    await world.control('POST', `orders/${refused}/fail`, { reason: 'The name does not match.' });
    const { user } = await open(WITHDRAWALS, 'player', { layout: 'desktop' });
    await expectRows(1);
    await user.click(within(recordRows()[0]!).getByRole('link'));
    const shown = within(await receipt('Withdrawal'));
    shown.getByText('220.00');
    shown.getByText('Rejected');
    shown.getByText(/^Ravi Bank •+ \d{4}$/);
    shown.getByText('220.00 coins were returned to your balance.', { exact: false });
  });

  test('says that an order in the address is not the player\u2019s', async ({ open }) => {
    await open(`${RECORDS}?order=TW1&of=withdrawal`, 'player', { layout: 'desktop' });
    await screen.findByText('This order was not found');
  });
});

test('shows that there are no withdrawals yet, that they load, and that they did not load', async ({
  open,
  world,
}) => {
  await world.fault({ operationId: 'getExchangeOrder', effect: 'hold', at: 'after' });
  const { user, reload } = await open(WITHDRAWALS, 'player');
  await screen.findByText('Loading');
  await world.clearFaults();
  await reload();
  await screen.findByText('No withdrawals yet');
  await world.fault({ operationId: 'getExchangeOrder', httpStatus: 503 });
  await reload();
  await screen.findByText('Your transactions did not load');
  await world.clearFaults();
  await user.click(screen.getByText('Try again'));
  await screen.findByText('No withdrawals yet');
});

test.for([
  ['the server is down', { httpStatus: 503 }, 'Your transactions did not load'],
  ['there is no connection', { effect: 'dropBefore' }, 'No connection'],
] as const)('can be tried again when %s', async ([, fault, text], { open, world }) => {
  await world.fault({ operationId: 'getRechargeRecord', ...fault });
  const { user } = await open(DEPOSITS, 'player');
  await screen.findByText(text);
  await world.clearFaults();
  await user.click(screen.getByText('Try again'));
  await screen.findByText('No deposits yet');
});

test.for(LAYOUTS)('shows the week again after a retry of the list on %s', async (layout, { open, world }) => {
  await world.fault({ operationId: 'getBalanceHistory', httpStatus: 503 });
  const { user } = await open(RECORDS, 'player', { layout });
  await screen.findByText('The sums did not load');
  const list = (await screen.findByText('Your transactions did not load')).closest<HTMLElement>(
    '[role=alert]',
  )!;
  await world.clearFaults();
  await user.click(within(list).getByText('Try again'));
  await screen.findByRole('region', { name: 'Games, last 7 days' });
  await expectGone(() => screen.queryByText('The sums did not load'));
});

test('keeps the other pages if one does not load, and loads it when tried again', async ({
  open,
  world,
  otherDevice,
}) => {
  await makePaidDeposits(await otherDevice(), world, 22);
  await open(DEPOSITS, 'player');
  await expectRows(20);
  await world.fault({ operationId: 'getRechargeRecord', httpStatus: 503 });
  const press = async (name: string) => pressEnter(await screen.findByRole('button', { name }));
  const queryAlert = () => screen.queryByRole('alert');
  await press('Show more');
  await expectText(queryAlert, /^The next rows did not load. Try again in a moment.$/);
  expect(recordRows()).toHaveLength(20);
  expect(screen.queryByText('Your transactions did not load')).toBeNull();
  await world.clearFaults();
  await world.fault({ operationId: 'getRechargeRecord', effect: 'dropBefore' });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again' })));
  await press('Try again');
  await expectText(queryAlert, /^You are offline. The rows above are still available.$/);
  expect(recordRows()).toHaveLength(20);
  await world.clearFaults();
  await press('Try again');
  await expectRows(22);
  await waitFor(() => expect(document.activeElement).toBe(recordRows()[20]));
  await expectGone(queryAlert);
});

test('keeps the position and the focus of "Try again" while it tries', async ({ open, world }) => {
  await world.fault({ operationId: 'getRechargeRecord', httpStatus: 503 });
  await open(DEPOSITS, 'player');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  await world.clearFaults();
  await world.fault({ operationId: 'getRechargeRecord', effect: 'hold', at: 'after' });
  pressEnter(retry);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Trying' })));
  await screen.findByText('Your transactions did not load');
});
