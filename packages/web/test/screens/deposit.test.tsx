import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, vi } from 'vitest';
import { toastTexts } from '../toasts.ts';
import { test } from './screen-test.tsx';
import { expectToast } from './support/expect-toast.ts';
import { bindCard, findOrderId } from './support/orders.ts';
import { expectAddress, fakeTimers } from './support/page.ts';

const DEPOSIT = '/lobby/wallets/deposit';
const LAYOUTS = ['mobile', 'desktop'] as const;

const findPay = async () => waitFor(() => screen.getByRole('button', { name: /^Pay/ }));
const findCode = () => screen.findByRole('img', { name: /Payment QR code/ });
const findDone = () => screen.findByText('Coins added to your balance');

/** Chooses a payment method and presses Pay. */
async function pay(user: UserEvent, channel: string): Promise<void> {
  const method = await screen.findByRole('radio', { name: new RegExp(channel) });
  await user.click(method);
  await user.click(await findPay());
}

/** The number of the order on the page. */
async function shownOrder(): Promise<string> {
  const [number] = await screen.findAllByText(/^TS/);
  return number!.textContent;
}

afterEach(() => {
  vi.useRealTimers();
});

describe.for(LAYOUTS)('%s', (layout) => {
  // spec 1-12, 2.8-02, 2.8-03, 3-074, 3-075, 3-076, 3-077, 4-75, 4-78, 7.4-04
  test('shows the details of a bank transfer, which is settled later', async ({ open, world }) => {
    const { user } = await open(DEPOSIT, 'player', { layout });
    const { pass } = fakeTimers();
    await pay(user, 'Bank transfer');
    const label = await screen.findByTitle('Inviting agent');
    expect(label.textContent).toBe('Amount');
    expect(label.parentElement?.textContent).toContain('Rs 1,000.00');
    screen.getByText('Account number');
    const order = await shownOrder();
    await user.click(screen.getByText('I have paid'));
    await waitFor(() => expect(toastTexts()).toContain('The payment has not arrived yet. We keep checking.'));
    await world.settle(order);
    // The page polls without any action.
    await pass(4000);
    await findDone();
  });

  // spec 9-23
  test('makes one order after a double press', async ({ open, world }) => {
    const { user } = await open(DEPOSIT, 'player', { layout });
    await user.dblClick(await findPay());
    await findCode();
    expect(await world.calls('recharge3')).toBe(1);
  });

  // spec 8-44, 8-45
  test('shows the message of a rejected deposit and keeps the form', async ({ open, world }) => {
    await world.fault({ operationId: 'recharge3', errcode: 2304, times: 1 });
    const { user } = await open(DEPOSIT, 'player', { layout });
    await user.click(await screen.findByRole('button', { name: '500' }));
    await user.click(await findPay());
    await expectToast('The deposit was not made. This bonus is no longer available to you.');
    await screen.findByTitle('refresh fail');
    expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('500');
  });

  // spec 4-76, 5-27, 5-28
  test('binds a required bank card first, then continues the deposit', async ({ open, world }) => {
    await world.config({ isDepositBank: 1 });
    const { user } = await open(DEPOSIT, 'player', { layout });
    await pay(user, 'Bank transfer');
    await expectAddress(/bindBankCard/);
    await bindCard(user, '1234 5678 9012');
    await expectAddress(/wallets\/deposit/);
    await pay(user, 'Bank transfer');
    await screen.findByTitle('Inviting agent');
  });

  test('shows the same order after a reload', async ({ open }) => {
    const { user, reload } = await open(DEPOSIT, 'player', { layout });
    await pay(user, 'Bank transfer');
    const order = await shownOrder();
    await reload();
    expect(await shownOrder()).toBe(order);
  });
});

test('shows that no money moved after a declined payment', async ({ open, world }) => {
  const payment = { opener: window };
  const opened = vi.spyOn(window, 'open').mockReturnValue(payment as Window);
  const { user } = await open(DEPOSIT, 'player');
  await pay(user, 'Payment page');
  const order = await findOrderId();
  await expect.poll(() => opened).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(order), '_blank');
  opened.mockRestore();
  await world.control('POST', `orders/${order}/fail`, {});
  window.dispatchEvent(new Event('focus'));
  await screen.findByText('The payment was declined');
  expect((await world.player())['coin']).toBe(1_000_00);
});

describe('deposit with an unknown outcome', () => {
  test('continues the same order when tried again', async ({ open, world }) => {
    await world.fault({ operationId: 'recharge3', effect: 'dropAfter' });
    const { user } = await open(DEPOSIT, 'player');
    await user.click(await findPay());
    await screen.findByText('We are checking this deposit');
    await world.clearFaults();
    await user.click(screen.getByText('Try again'));
    await findCode();
    // Every attempt reached the server, and all of them created this one order.
    expect(await world.calls('recharge3')).toBeGreaterThan(1);
    expect(await shownOrder()).toMatch(/-0001$/);
  });

  test('continues the same order after a reload', async ({ open, world }) => {
    await world.fault({ operationId: 'recharge3', effect: 'dropAfter' });
    const { user, reload } = await open(DEPOSIT, 'player');
    await user.click(await findPay());
    await screen.findByText('We are checking this deposit');
    await world.clearFaults();
    await reload();
    await screen.findByText('We are checking this deposit');
    await user.click(screen.getByText('Try again'));
    await findCode();
    expect(await shownOrder()).toMatch(/-0001$/);
  });
});
