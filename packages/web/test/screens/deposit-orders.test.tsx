import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, vi } from 'vitest';
import { test } from './screen-test.tsx';
import { CHANNELS, findOrderId, createDepositOrder, recordRows } from './support/orders.ts';
import { expectGone, expectText, fill } from './support/page.ts';

const DEPOSIT = '/lobby/wallets/deposit';
const LAYOUTS = ['mobile', 'desktop'] as const;

/** Waits for the complete page: late parts hide the page for a moment, and a press would be lost. */
async function findPay(): Promise<HTMLElement> {
  await screen.findByText(/deposited Rs/);
  return waitFor(() => screen.getByRole('button', { name: /^Pay/ }));
}
const findCode = () => screen.findByRole('img', { name: /Payment QR code/ });
const findAmount = () => screen.findByLabelText<HTMLInputElement>('Amount');
/** Returns from the bank's app until the page reads that the order is paid. */
const findDone = async () =>
  waitFor(() => {
    window.dispatchEvent(new Event('focus'));
    return screen.getByText('Deposit more');
  });

afterEach(() => {
  vi.useRealTimers();
});

describe.for(LAYOUTS)('%s', (layout) => {
  // spec 2.8-04, 7.4-10
  test('shows the credited amount of a paid order, and the new balance', async ({ open, world }) => {
    const { user, reload } = await open(DEPOSIT, 'player', { layout });
    await user.click(await screen.findByRole('button', { name: '500' }));
    await user.click(await findPay());
    await world.settle(await findOrderId());
    await findCode();
    await findDone();
    const result = () =>
      screen
        .queryAllByRole('status')
        .find((each) => each.textContent.includes('Coins added to your balance'));
    await expectText(result, '500.00 + 300.00 first deposit bonus');
    await expectText(result, 'Your balance: 1,800.00');
    // The result survives a reload, and the browser's Back opens no paid order.
    await reload();
    await screen.findByRole('heading', { name: 'Coins added to your balance' });
    await user.click(screen.getByText('Deposit more'));
    await findAmount();
    expect(window.location.search).not.toContain('order=');
    window.history.pushState(null, '', '/record/transaction?kind=deposit');
    await reload();
    await waitFor(() => expect(recordRows('Deposit')).not.toEqual([]));
    const [row] = recordRows('Deposit');
    expect(row?.textContent).toContain('800.00');
    expect(row?.textContent).toContain('500.00 + 300.00 first deposit bonus');
  });

  // spec 2.5-07, 2.5-08
  test('removes the first deposit offer after the first deposit, without a reload', async ({
    open,
    world,
  }) => {
    const { user } = await open('/lobby/home', 'player', { layout });
    await screen.findByText('and a pack to choose', { exact: false });
    const funds = () => screen.getAllByRole('link', { name: /Add funds|^Deposit/ })[0]!;
    expect(funds().textContent).toContain('+300');
    await user.click(funds());
    await user.click(await findPay());
    await findCode();
    await world.settle(await findOrderId());
    await findDone();
    await user.click(screen.getByRole('link', { name: 'Play now' }));
    await screen.findByText('twenty lines and a fan of wilds', { exact: false });
    await expectGone(() => screen.queryByText('and a pack to choose', { exact: false }));
    await waitFor(() => expect(funds().textContent).not.toContain('+300'));
  });

  // spec 9-48, 9-50
  test('opens a pending deposit from the records, with the remaining time', async ({
    open,
    world,
    otherDevice,
  }) => {
    const waiting = await createDepositOrder(await otherDevice(), CHANNELS.qr);
    await world.advance(4 * 60_000);
    const { user, reload } = await open('/record/transaction?kind=deposit', 'player', { layout });
    await waitFor(() => expect(recordRows('Waiting')).toHaveLength(1));
    const row = () => recordRows('Waiting')[0];
    // A row shows the receipt, which opens the order.
    await user.click(within(row()!).getByRole('link'));
    await user.click(await screen.findByRole('link', { name: `Continue of order ${waiting}` }));
    await screen.findByRole('img', { name: /Payment QR code for Rs 500/ });
    expect(screen.getByRole('timer').textContent).toMatch(/^0[56]:/);
    await reload();
    expect((await screen.findByRole('timer')).textContent).toMatch(/^0[56]:/);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await expectText(row, 'Waiting');
    // The records show its end, too.
    await world.control('POST', `orders/${waiting}/fail`, {});
    await reload();
    await user.click(await screen.findByRole('link', { name: /^Details/ }));
    await screen.findByRole('heading', { name: 'The payment was declined' });
    await screen.findByText(waiting);
  });

  // spec 9-51
  test('covers an expired code, reads its order once more, and offers a new code', async ({
    open,
    world,
  }) => {
    const { user } = await open(DEPOSIT, 'player', { layout });
    const pay = await findPay();
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
      shouldAdvanceTime: true,
    });
    await user.click(pay);
    await findCode();
    const first = await findOrderId();
    await vi.advanceTimersByTimeAsync(9 * 60_000);
    expect(screen.queryByText('This code has expired')).toBeNull();
    const callsBefore = await world.calls('checkRechargeOrder');
    await vi.advanceTimersByTimeAsync(60_000);
    await screen.findByText('This code has expired');
    await vi.waitFor(
      async () => expect(await world.calls('checkRechargeOrder')).toBeGreaterThan(callsBefore),
      30_000,
    );
    await user.click(screen.getByText('Get a new code'));
    await user.click(await findPay());
    await findCode();
    expect(await findOrderId()).not.toBe(first);
  });
});

test('does not open an order of another player', async ({ open, world, otherDevice }) => {
  await world.control('POST', 'players', { account: 'otherplayer' });
  const foreign = await createDepositOrder(await otherDevice('otherplayer'), CHANNELS.bank);
  const { user } = await open(`${DEPOSIT}?order=${foreign}`, 'player');
  await screen.findByText('Order not found');
  await user.click(screen.getByText('Make a deposit'));
  await findAmount();
});

test('promises no bonus for an invalid amount', async ({ open }) => {
  await open(DEPOSIT, 'player');
  fill(await findAmount(), '5');
  await screen.findByText('The minimum for this method', { exact: false });
  await expectGone(() => screen.queryByText('+300.00', { exact: false }));
  await waitFor(() => expect(screen.getByText(/^0\.00$/).closest('[role="status"], output')).not.toBeNull());
});

test('copies the account number without its spaces', async ({ open, otherDevice }) => {
  const order = await createDepositOrder(await otherDevice(), CHANNELS.bank);
  const { user } = await open(`${DEPOSIT}?order=${order}`, 'player');
  await user.click(await screen.findByRole('button', { name: /Copy account number/i }));
  await waitFor(async () => expect(await navigator.clipboard.readText()).toMatch(/^[A-Z0-9]{6,}$/));
});
