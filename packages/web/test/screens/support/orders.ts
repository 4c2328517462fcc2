import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { MockWorld } from '@tara/mock-server/vitest';
import type { SdkWithCalls } from '@tara/sdk';
import { expect } from 'vitest';
import { expectAddress, fill, getItems } from './page.ts';

/** Payment methods of the seed. */
export const CHANNELS = { bank: 1, qr: 2, page: 3 } as const;

/**
 * Creates a deposit order of 500.00 on another device.
 * @returns the order's id
 */
export async function createDepositOrder(
  sdk: SdkWithCalls,
  rechargeType: number,
  amount = 500_00,
): Promise<string> {
  const body = { amount, version: 4, actType: 0, rechargeType } as const;
  return (await sdk.call.recharge3(body)).orderId;
}

/**
 * Makes paid deposits on another device, the latest with the highest amount.
 * @param count how many, from 500.00 on in steps of 1.00
 */
export async function makePaidDeposits(sdk: SdkWithCalls, world: MockWorld, count: number): Promise<void> {
  for (let made = 0; made < count; made += 1)
    await world.settle(await createDepositOrder(sdk, CHANNELS.qr, 500_00 + made * 1_00));
}

/**
 * Withdraws on another device in the scenario `withdraw-ready`.
 * @param amount hundredths
 * @returns the order's id
 */
export async function makeWithdrawal(sdk: SdkWithCalls, amount: number): Promise<string> {
  const { orderId } = await sdk.session.withPassword(async (seal) =>
    sdk.call.exchange({ amount, bankId: 1, safeboxPassword: await seal('tara1234') }),
  );
  return orderId;
}

/** Waits for the order in the address. */
export async function findOrderId(): Promise<string> {
  await expectAddress(/[?&]order=TS/);
  return new URLSearchParams(window.location.search).get('order') ?? '';
}

/** The rows of the transactions. */
export const recordRows = (text = ''): HTMLElement[] => getItems('Transactions', text);

/** Fills in and saves the page of a bank card. */
export async function bindCard(user: UserEvent, number: string): Promise<void> {
  const bank = await screen.findByLabelText<HTMLSelectElement>('Bank');
  await waitFor(() => expect(bank.options.length).toBeGreaterThan(1));
  await user.selectOptions(bank, bank.options[1]!);
  fill(screen.getByLabelText('Account holder'), 'Tara Demo');
  fill(screen.getByLabelText('Account or card number'), number);
  await user.click(screen.getByText('Save card'));
}
