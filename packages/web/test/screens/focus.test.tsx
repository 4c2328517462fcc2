import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { MockWorld, WorldStart } from '@tara/mock-server/vitest';
import { expect } from 'vitest';
import { test } from './screen-test.tsx';
import { findOrderId } from './support/orders.ts';
import { fill } from './support/page.ts';
import { fillDetails } from './support/verification.ts';
import { findSettledButton } from './support/wait-until-settled.ts';

interface Change {
  /** What changes. */
  of: string;
  page: string;
  start?: WorldStart;
  /** Presses what changes the view; the pressed button goes with the old view. */
  act: (user: UserEvent, world: MockWorld) => Promise<void>;
  /** The heading of the new view. */
  heading: RegExp;
}

async function order(user: UserEvent): Promise<string> {
  await user.click(await screen.findByRole('button', { name: '500' }));
  await user.click(await findSettledButton(/^Pay/));
  return findOrderId();
}

const pressPaid = async (user: UserEvent) => user.click(await findSettledButton(/^I have paid/));

const changes: readonly Change[] = [
  {
    of: 'an order that is paid',
    page: '/lobby/wallets/deposit',
    async act(user, world) {
      await world.settle(await order(user));
      await pressPaid(user);
    },
    heading: /^Coins added/,
  },
  {
    of: 'an order that is declined',
    page: '/lobby/wallets/deposit',
    async act(user, world) {
      await world.control('POST', `orders/${await order(user)}/fail`, {});
      await pressPaid(user);
    },
    heading: /declined/i,
  },
  {
    of: 'a set safebox password',
    page: '/profile/bank',
    async act(user) {
      fill(await screen.findByLabelText('New safebox password'), 'my-first-safe-1');
      fill(screen.getByLabelText('Confirm password'), 'my-first-safe-1');
      await user.click(screen.getByRole('button', { name: 'Set safebox password' }));
    },
    heading: /^Change safebox password/,
  },
  {
    of: 'a removed filter without records',
    page: '/record/transaction?kind=deposit&status=3',
    act: async (user) => user.click(await findSettledButton('Show all')),
    heading: /^Transactions/,
  },
  {
    of: 'a step of the verification',
    page: '/withdrawal/kyc',
    act: fillDetails,
    heading: /^Verify identity/,
  },
];

test.for(changes)(
  'moves the focus to the heading of the new view after $of',
  async ({ page, start, act, heading }, { open, world }) => {
    if (start) await world.reset(start);
    const { user } = await open(page, 'player');
    await act(user, world);
    await waitFor(() => {
      const { activeElement } = document;
      expect(activeElement?.tagName).toMatch(/^H[1-3]$/);
      expect(activeElement?.textContent).toMatch(heading);
    });
  },
);
