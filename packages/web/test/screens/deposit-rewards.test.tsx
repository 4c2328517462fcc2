import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { test } from './screen-test.tsx';
import { closeReceipt } from './support/claims.ts';
import { makePaidDeposits } from './support/orders.ts';
import { expectText, getItems } from './support/page.ts';
import { findSettledButton, waitUntilSettled } from './support/wait-until-settled.ts';

const PAGE = '/activity/depositEvery';
const DAY = 86_400_000;

const sums = () => getItems('Rewards for total deposits');
const days = () => getItems('Rewards for days in a row');
const claimButtons = () => screen.queryAllByRole('button', { name: /^Claim/ });

// spec 1-40, 1-42, 2.2-110
test('adds up deposits and gives the reward of each goal once', async ({ open, world, otherDevice }) => {
  const { user, reload } = await open(PAGE, 'player');
  await expectText(() => sums()[0], '500.00 to go');
  expect(claimButtons()).toHaveLength(0);
  await makePaidDeposits(await otherDevice(), world, 1);
  await reload();
  await expectText(() => sums()[0], 'Ready');
  await expectText(() => sums()[1], '500.00 to go');
  const before = Number((await world.player())['coin']);
  await user.click(await findSettledButton(/^Claim/));
  await closeReceipt(user, /Coins.*\+15\.00$/);
  await expectText(() => sums()[0], 'Claimed');
  expect((await world.player())['coin']).toBe(before + 15_00);
});

test('claims the rewards of several sums one by one', async ({ open, world, otherDevice }) => {
  await makePaidDeposits(await otherDevice(), world, 2);
  const { user } = await open(PAGE, 'player');
  await waitFor(() => expect(sums().length).toBeGreaterThan(1));
  await waitUntilSettled();
  await user.click(within(sums()[1]!).getByRole('button', { name: /^Claim/ }));
  await closeReceipt(user, /\+40\.00/);
  await expectText(() => sums()[1], 'Claimed');
  await waitFor(() => expect(claimButtons()).toHaveLength(1));
  await user.click(claimButtons()[0]!);
  await closeReceipt(user, /\+15\.00/);
  await waitFor(() => expect(claimButtons()).toHaveLength(0));
});

// spec 1-43, 2.2-110
test('counts consecutive days separately, and restarts after a missed day', async ({
  open,
  world,
  otherDevice,
}) => {
  const device = await otherDevice();
  await makePaidDeposits(device, world, 1);
  await world.advance(DAY);
  await makePaidDeposits(device, world, 1);
  const { user, reload } = await open(PAGE, 'player');
  await user.click(await screen.findByRole('tab', { name: 'Daily streak' }));
  await screen.findByText('2 days');
  await user.click(await findSettledButton(/^Claim all/));
  await closeReceipt(user, /\+30\.00/);
  await expectText(() => days()[1], 'Claimed');
  await expectText(() => days()[2], '1 day to go');
  await world.advance(2 * DAY);
  await reload();
  await user.click(await screen.findByRole('tab', { name: 'Daily streak' }));
  await screen.findByText('No days yet');
  await expectText(() => days()[0], '1 day to go');
});
