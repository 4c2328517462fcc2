import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, vi } from 'vitest';
import { toastTexts } from '../toasts.ts';
import { test } from './screen-test.tsx';
import { CHANNELS, createDepositOrder, makeWithdrawal, recordRows } from './support/orders.ts';
import { expectAddress, expectText, fakeTimers } from './support/page.ts';

const DEPOSIT = '/lobby/wallets/deposit';
const WITHDRAW = '/lobby/wallets/withdraw';
const LAYOUTS = ['mobile', 'desktop'] as const;
const READY = { scenario: 'withdraw-ready', config: { withdrawalDayMs: null } } as const;

const openRows = () => within(screen.getByRole('region', { name: 'Open orders' })).queryAllByRole('listitem');

afterEach(() => {
  vi.useRealTimers();
});

describe.for(LAYOUTS)('%s', (layout) => {
  test('shows the balance and what can be withdrawn on each page of the wallet', async ({ open, world }) => {
    await world.patchPlayer({ turnoverLeft: 200_00 });
    const { user } = await open(DEPOSIT, 'player', { layout });
    for (const page of ['Deposit', 'Withdraw', 'Transactions']) {
      const pages = () => screen.getByRole('navigation', { name: 'Wallet' });
      await waitFor(pages);
      await user.click(within(pages()).getByRole('link', { name: page }));
      await waitFor(() =>
        expect(within(pages()).getByRole('link', { name: page }).getAttribute('aria-current')).toBe('page'),
      );
      await expectText(() => screen.getByRole('main'), /Balance ?1,000.00/);
      // A phone has the balance alone above its list.
      if (layout === 'mobile' && page === 'Transactions') continue;
      await expectText(() => screen.getByRole('main'), 'Available to withdraw800.00');
      await screen.findByText('Bet 200.00 more to make all of it available.');
    }
  });

  test('leads back into an open deposit, and does not promise its bonus again', async ({
    open,
    otherDevice,
  }) => {
    const order = await createDepositOrder(await otherDevice(), CHANNELS.qr);
    const { user } = await open(DEPOSIT, 'player', { layout });
    await waitFor(() => expect(openRows()).toHaveLength(1));
    expect(openRows()[0]?.textContent).toContain('Deposit Rs 500.00');
    expect(openRows()[0]?.textContent).toContain('Waiting');
    expect(screen.queryByText('+300 bonus coins')).toBeNull();
    await user.click(within(openRows()[0]!).getByRole('link'));
    await expectAddress(new RegExp(`order=${order}`));
    await screen.findByRole('img', { name: /Payment QR code/ });
  });

  test('shows the end of a withdrawal and its coins immediately', async ({ open, world, otherDevice }) => {
    await world.reset(READY);
    const order = await makeWithdrawal(await otherDevice(), 300_00);
    const { user } = await open(WITHDRAW, 'player', { layout });
    await expectText(() => screen.getByRole('main'), 'Balance700.00');
    await waitFor(() => expect(openRows()).toHaveLength(1));
    const { pass } = fakeTimers();
    await user.click(within(openRows()[0]!).getByRole('link'));
    const list = await screen.findByRole('list', { name: 'Withdrawals' });
    await expectText(() => list, 'Waiting');
    await world.control('POST', `orders/${order}/fail`, { reason: 'The name does not match.' });
    // The page polls without any action.
    await pass(4000);
    await expectText(() => list, 'The name does not match. 300.00 coins were returned to your balance.');
    await waitFor(() =>
      expect(toastTexts()).toContain(
        'Your withdrawal of 300.00 was rejected. The name does not match. The coins are back in your balance.',
      ),
    );
    window.history.back();
    await expectText(() => screen.getByRole('main'), 'Balance1,000.00');
    await expectText(() => screen.getByRole('main'), 'Available to withdraw1,000.00');
    expect(screen.queryByRole('region', { name: 'Open orders' })).toBeNull();
  });

  test('says on another page that a deposit arrived, once, and shows the new balance', async ({
    open,
    world,
  }) => {
    const { user, reload } = await open(DEPOSIT, 'player', { layout });
    await user.click(await waitFor(() => screen.getByRole('button', { name: /^Pay/ })));
    await expectAddress(/order=TS/);
    const order = new URLSearchParams(window.location.search).get('order') ?? '';
    window.history.replaceState(null, '', '/lobby/home');
    const { pass } = fakeTimers();
    // Also after a reload.
    await reload();
    const balance = () =>
      screen.queryAllByRole('status').find(({ textContent }) => textContent.endsWith('coins'));
    await expectText(balance, '1,000.00');
    await pass(10_000);
    await world.settle(order);
    await pass(10_000);
    await expectText(balance, '2,300.00');
    const arrived = 'Your deposit arrived. 1,300.00 coins were added to your balance.';
    await waitFor(() => expect(toastTexts()).toContain(arrived));
    expect(toastTexts().filter((text) => text === arrived)).toHaveLength(1);
    // Nothing is asked when no order is open.
    const calls = await world.calls('getRechargeRecord');
    await pass(120_000);
    expect(await world.calls('getRechargeRecord')).toBe(calls);
  });

  test('shows the reason of a declined deposit', async ({ open, world, otherDevice }) => {
    const order = await createDepositOrder(await otherDevice(), CHANNELS.bank);
    const { reload } = await open(`${DEPOSIT}?order=${order}`, 'player', { layout });
    await screen.findByText('I have paid');
    await world.control('POST', `orders/${order}/fail`, { reason: 'The sender is unknown.' });
    window.dispatchEvent(new Event('focus'));
    await screen.findByRole('heading', { name: 'The payment was declined' });
    await screen.findByText('The sender is unknown.');
    window.history.replaceState(null, '', '/record/transaction?kind=deposit');
    await reload();
    await expectText(() => recordRows()[0], 'The sender is unknown.');
  });
});

test('shows several open orders as one line that opens', async ({ open, otherDevice }) => {
  const sdk = await otherDevice();
  await createDepositOrder(sdk, CHANNELS.bank, 500_00);
  await createDepositOrder(sdk, CHANNELS.bank, 600_00);
  const { user } = await open(WITHDRAW, 'player');
  const line = await screen.findByText('2 open orders');
  const details = line.closest('details')!;
  expect(details.open).toBe(false);
  await user.click(line);
  expect(details.open).toBe(true);
  expect(openRows().map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Deposit Rs 600.00'),
    expect.stringContaining('Deposit Rs 500.00'),
  ]);
});

test('stops asking for open orders while the page is hidden', async ({ open, world, otherDevice }) => {
  await createDepositOrder(await otherDevice(), CHANNELS.bank);
  await open(DEPOSIT, 'player');
  await waitFor(() => expect(openRows()).toHaveLength(1));
  const { pass } = fakeTimers();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(4000);
  const calls = await world.calls('getRechargeRecord');
  await pass(120_000);
  expect(await world.calls('getRechargeRecord')).toBe(calls);
  visibility.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(async () => expect(await world.calls('getRechargeRecord')).toBeGreaterThan(calls));
});
