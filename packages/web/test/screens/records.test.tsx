import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { signInOtherTab, test } from './screen-test.tsx';
import {
  CHANNELS,
  makePaidDeposits,
  createDepositOrder,
  recordRows,
  makeWithdrawal,
} from './support/orders.ts';
import { expectGone, expectText } from './support/page.ts';

const RECORDS = '/record/transaction';
const LAYOUTS = ['mobile', 'desktop'] as const;
const READY = { scenario: 'withdraw-ready', config: { withdrawalDayMs: null } } as const;

const expectRows = async (name: 'Deposit' | 'Withdraw', count: number) =>
  waitFor(() => expect(recordRows(name)).toHaveLength(count));
const findWithdrawTab = () => screen.findByRole('tab', { name: 'Withdraw' });
const panel = () => screen.findByRole('tabpanel', { name: 'Withdraw' });

/** Presses a button as the keyboard does. */
function pressEnter(button: HTMLElement): void {
  button.focus();
  fireEvent.click(button, { detail: 0 });
}

describe.for(LAYOUTS)('%s', (layout) => {
  test('lists a pending deposit, and then its settlement', async ({ open, world, otherDevice }) => {
    const id = await createDepositOrder(await otherDevice(), CHANNELS.qr, 1_000_00);
    const { reload } = await open(RECORDS, 'player', { layout });
    const row = () => recordRows('Deposit', id)[0];
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
    await open(RECORDS, 'player', { layout });
    await expectRows('Deposit', 1);
    await session.register({ account: 'newstar', password: 'tara1234', countryCode: '92' });
    const { user: userInfo, gameUser } = session.getSnapshot();
    await signInOtherTab(session.getToken() ?? '', { userInfo, gameUser });
    await expectRows('Deposit', 0);
    expect(window.location.pathname).toMatch(/transaction/);
  });

  test('loads page by page', async ({ open, world, otherDevice }) => {
    await makePaidDeposits(await otherDevice(), world, 22);
    const { user } = await open(RECORDS, 'player', { layout });
    await expectRows('Deposit', 20);
    await screen.findByText('20 of 22');
    await user.click(screen.getByText('Show more'));
    await expectRows('Deposit', 22);
    await expectGone(() => screen.queryByText('Show more'));
  });

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
    const { user } = await open(RECORDS, 'player', { layout });
    await user.click(await findWithdrawTab());
    await expectRows('Withdraw', 3);
    const [first, second, third] = recordRows('Withdraw').map(({ textContent }) => textContent);
    expect(first).toContain(refused);
    expect(first).toContain('Rejected');
    expect(first).toContain('The name does not match. 220.00 coins were returned to your balance.');
    expect(second).toContain(paid);
    expect(second).toContain('Paid');
    expect(third).toContain(waiting);
    expect(third).toContain('Waiting');
    expect(third).toContain('200.00');
    expect(third).toMatch(/Ravi Bank •+ \d{4}/);
    await screen.findByText('3 of 3', { exact: false });
  });

  test('filters by a state, also from a link', async ({ open, world, otherDevice }) => {
    await world.reset(READY);
    const sdk = await otherDevice();
    const paid = await makeWithdrawal(sdk, 200_00);
    const waiting = await makeWithdrawal(sdk, 210_00);
    await world.settle(paid);
    const { user, reload } = await open(RECORDS, 'player', { layout });
    await user.click(await findWithdrawTab());
    await expectRows('Withdraw', 2);
    const findState = async (name: string) =>
      within(await screen.findByRole('group', { name: 'Status' })).findByRole('button', { name });
    await user.click(await findState('Waiting'));
    await expectRows('Withdraw', 1);
    expect(recordRows('Withdraw')[0]?.textContent).toContain(waiting);
    await reload();
    await expectRows('Withdraw', 1);
    expect((await findState('Waiting')).getAttribute('aria-pressed')).toBe('true');
    await user.click(await findState('Rejected'));
    await screen.findByText('No orders with this status');
    await user.click(screen.getByText('Show all'));
    await expectRows('Withdraw', 2);
  });
});

describe('a desktop', () => {
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
    const { user, reload } = await open(RECORDS, 'player', { layout: 'desktop' });
    await screen.findByText('Choose a transaction');
    await user.click(await screen.findByRole('link', { name: paid }));
    await expectText(() => screen.queryByRole('region', { name: 'Deposit' }), 'QR code');
    expect((await receipt('Deposit')).textContent).toContain(paid);
    await user.click(screen.getByRole('link', { name: failed }));
    await expectText(() => screen.queryByRole('region', { name: 'Deposit' }), 'The sender is unknown.');
    expect(screen.getByRole('link', { name: failed }).getAttribute('aria-current')).toBe('true');
    expect(screen.getByRole('link', { name: paid }).getAttribute('aria-current')).toBeNull();
    await reload();
    await within(await receipt('Deposit')).findByText(failed);
    expect(window.location.search).toBe(`?order=${failed}`);
    // One step back closes the receipt, whatever was chosen meanwhile.
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await screen.findByText('Choose a transaction');
    expect(window.location.pathname).toMatch(/transaction/);
  });

  test('shows the receipt of a withdrawal, and closes it with its list', async ({
    open,
    world,
    otherDevice,
  }) => {
    await world.reset(READY);
    const refused = await makeWithdrawal(await otherDevice(), 220_00);
    await world.control('POST', `orders/${refused}/fail`, { reason: 'The name does not match.' });
    const { user } = await open(`${RECORDS}?kind=withdraw`, 'player', { layout: 'desktop' });
    await user.click(await screen.findByRole('link', { name: refused }));
    const shown = within(await receipt('Withdraw'));
    shown.getByText('220.00');
    shown.getByText('Rejected');
    shown.getByText(/^Ravi Bank •+ \d{4}$/);
    shown.getByText('220.00 coins were returned to your balance.', { exact: false });
    await user.click(screen.getByRole('tab', { name: 'Deposit' }));
    await screen.findByText('No deposits yet');
    expect(window.location.search).toBe('?kind=deposit');
  });
});

test('shows that there are no withdrawals yet, that they load, and that they did not load', async ({
  open,
  world,
}) => {
  await world.fault({ operationId: 'getExchangeOrder', effect: 'hang' });
  const { user, reload } = await open(RECORDS, 'player');
  await user.click(await findWithdrawTab());
  await within(await panel()).findByText('Loading');
  await world.clearFaults();
  await reload();
  await user.click(await findWithdrawTab());
  await within(await panel()).findByText('No withdrawals yet');
  await world.fault({ operationId: 'getExchangeOrder', httpStatus: 503 });
  await reload();
  await user.click(await findWithdrawTab());
  await within(await panel()).findByText('Your transactions did not load');
  await world.clearFaults();
  await user.click(within(await panel()).getByText('Try again'));
  await within(await panel()).findByText('No withdrawals yet');
});

test.for([
  ['the server is down', { httpStatus: 503 }, 'Your transactions did not load'],
  ['there is no connection', { effect: 'dropBefore' }, 'No connection'],
] as const)('can be tried again when %s', async ([, fault, text], { open, world }) => {
  await world.fault({ operationId: 'getRechargeRecord', ...fault });
  const { user } = await open(RECORDS, 'player');
  await screen.findByText(text);
  await world.clearFaults();
  await user.click(screen.getByText('Try again'));
  await screen.findByText('No deposits yet');
});

test('keeps the other pages if one does not load, and loads it when tried again', async ({
  open,
  world,
  otherDevice,
}) => {
  await makePaidDeposits(await otherDevice(), world, 22);
  await open(RECORDS, 'player');
  await expectRows('Deposit', 20);
  await world.fault({ operationId: 'getRechargeRecord', httpStatus: 503 });
  const press = async (name: string) => pressEnter(await screen.findByRole('button', { name }));
  const queryAlert = () => screen.queryByRole('alert');
  await press('Show more');
  await expectText(queryAlert, /^The next rows did not load. Try again in a moment.$/);
  expect(recordRows('Deposit')).toHaveLength(20);
  expect(screen.queryByText('Your transactions did not load')).toBeNull();
  await world.clearFaults();
  await world.fault({ operationId: 'getRechargeRecord', effect: 'dropBefore' });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again' })));
  await press('Try again');
  await expectText(queryAlert, /^You are offline. The rows above are still available.$/);
  expect(recordRows('Deposit')).toHaveLength(20);
  await world.clearFaults();
  await press('Try again');
  await expectRows('Deposit', 22);
  await waitFor(() => expect(document.activeElement).toBe(recordRows('Deposit')[20]));
  await expectGone(queryAlert);
});

test('keeps the position and the focus of "Try again" while it tries', async ({ open, world }) => {
  await world.fault({ operationId: 'getRechargeRecord', httpStatus: 503 });
  await open(RECORDS, 'player');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  await world.clearFaults();
  await world.fault({ operationId: 'getRechargeRecord', effect: 'hang' });
  pressEnter(retry);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Trying' })));
  await screen.findByText('Your transactions did not load');
});
