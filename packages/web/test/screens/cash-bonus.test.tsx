import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { test } from './screen-test.tsx';
import { closeReceipt } from './support/claims.ts';
import { elapse } from './support/elapse.ts';
import { getItems } from './support/page.ts';
import { waitUntilSettled } from './support/wait-until-settled.ts';

const PAGE = '/activity/cashBonus';
const DAY = 86_400_000;

const tickets = () => getItems('Your coupons');

// spec 1-18, 1-27, 1-28, 2.2-098
test('claims a ticket once after a double press, and the last ones together a day later', async ({
  open,
  world,
}) => {
  const { user, reload } = await open(PAGE, 'player');
  await waitFor(() => expect(tickets()).toHaveLength(3));
  await waitUntilSettled();
  const [first, , third] = tickets();
  expect(third!.textContent).toMatch(/Opens \d/);
  await user.dblClick(within(first!).getByRole('button', { name: /^Claim/ }));
  await closeReceipt(user, /Coins.*\+15\.00/);
  await screen.findByText('1 to claim');
  expect(await world.calls('receiveBonusTicker')).toBe(1);
  expect((await world.player())['coin']).toBe(1_015_00);
  await world.advance(DAY);
  await reload();
  await screen.findByRole('button', { name: /^Claim both/ });
  await waitUntilSettled();
  await user.click(screen.getByRole('button', { name: /^Claim both/ }));
  await closeReceipt(user, /.+/);
  await screen.findByText('Nothing to claim right now');
  expect((await world.player())['coin']).toBe(1_045_00);
});

test('removes a ticket when its time ends', async ({ open, world }) => {
  await world.advance(3 * DAY - 20_000);
  await open(PAGE, 'player');
  await waitFor(() => expect(tickets()).toHaveLength(3));
  await waitUntilSettled();
  expect(getItems('Your coupons', '+15.00')).toHaveLength(1);
  elapse(20_000);
  await waitFor(() => expect(getItems('Your coupons', '+15.00')).toHaveLength(0));
  await waitFor(() => expect(tickets()).toHaveLength(2));
});
