import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, onTestFinished, vi } from 'vitest';
import { createStoredIntents } from '#api/intents.ts';
import { sdk } from '#api/sdk.ts';
import type { MoneyOperation } from '@tara/sdk';
import { toastTexts } from '../toasts.ts';
import { test } from './screen-test.tsx';
import { fill, getItems } from './support/page.ts';
import { findSettledButton, waitUntilSettled } from './support/wait-until-settled.ts';

interface MoneyCall {
  call: MoneyOperation;
  page: string;
  send: (user: UserEvent) => Promise<void>;
  text: string;
}

const calls: readonly MoneyCall[] = [
  {
    call: 'recharge3',
    page: '/lobby/wallets/deposit',
    async send(user) {
      await user.click(await screen.findByRole('button', { name: '500' }));
      await user.click(screen.getByRole('button', { name: /^Pay/ }));
    },
    text: 'You are offline. Nothing was sent, and your entries are kept. Pay again when you are online.',
  },
  {
    call: 'exchange',
    page: '/lobby/wallets/withdraw',
    async send(user) {
      fill(await screen.findByLabelText('Amount'), '500');
      fill(screen.getByLabelText('Safebox password'), 'tara1234');
      await user.click(screen.getByRole('button', { name: /^Withdraw/ }));
    },
    text: 'You are offline. Nothing was sent, and your entries are kept. Withdraw again when you are online.',
  },
  {
    call: 'safeboxDeposit',
    page: '/lobby/profile/bank',
    async send(user) {
      await user.click(await screen.findByRole('button', { name: 'Lock coins' }));
      const dialog = within(await screen.findByRole('dialog'));
      fill(await dialog.findByLabelText('Coins'), '500');
      await user.click(dialog.getByRole('button', { name: 'Lock coins' }));
    },
    text: 'You are offline. No coins were moved. Try again when you are online.',
  },
  {
    call: 'lotteryExchange',
    page: '/points',
    async send(user) {
      await user.click(await findSettledButton(/^Exchange 5.00 points/));
      const dialog = await screen.findByRole('dialog', { name: 'Exchange points?' });
      await user.click(within(dialog).getByRole('button', { name: 'Exchange' }));
    },
    text: 'No connection. Nothing was changed.',
  },
  {
    call: 'receiveBonusTicker',
    page: '/activity/cashBonus',
    async send(user) {
      await waitFor(() => expect(getItems('Your coupons')).not.toEqual([]));
      await waitUntilSettled();
      await user.click(screen.getAllByRole('button', { name: /^Claim/ })[0]!);
    },
    text: 'No connection. Nothing was changed.',
  },
];

test.for(calls)(
  'says that nothing was sent while offline, and keeps no open call: $call',
  async ({ call, page, send, text }, { open, world }) => {
    await world.reset({ scenario: 'withdraw-ready' });
    await world.patchPlayer({ lottery: 62_40 });
    const { user } = await open(page, 'player');
    await screen.findByRole('main');
    await waitFor(() => expect(sdk.session.getSnapshot().user).not.toBeNull());
    await world.fault({ operationId: call, effect: 'dropBefore' });
    const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    // Not `restoreAllMocks`, which would restore the clock of an earlier file again.
    onTestFinished(() => offline.mockRestore());
    await send(user);
    await waitFor(() => {
      const shown = toastTexts().includes(text) || document.body.textContent.includes(text);
      expect(shown).toBe(true);
    });
    expect(createStoredIntents().unfinished(call)).toEqual([]);
    expect(screen.queryByText(/We are checking|We do not know yet|No answer from the server/)).toBeNull();
    for (const field of screen.queryAllByLabelText<HTMLInputElement>(/^(Amount|Coins)$/))
      expect(field.value).toBe('500');
  },
);
