import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { test } from './screen-test.tsx';
import { findReadyButton, closeReceipt } from './support/claims.ts';
import { expectText, getItems } from './support/page.ts';

const DAY_MS = 86_400_000;
const CLAIM = /^Claim day/;

test('shows that the sign-up bonus is closed', async ({ open, world }) => {
  await world.config({ activityIds: [42] });
  await open('/activity/sign', 'player');
  await screen.findByText('Not available right now');
  expect(screen.queryByRole('button', { name: CLAIM })).toBeNull();
});

// spec 1-26, 2.2-111
test('gives the reward of the day once and the next one tomorrow', async ({ open, world }) => {
  const days = () => getItems('7 days');
  const { user, reload } = await open('/activity/sign', 'player');
  await expectText(() => days()[0], /Today.*Ready/);
  expect(days()).toHaveLength(7);
  await user.click(await findReadyButton(CLAIM));
  await closeReceipt(user, /Coins.*\+10\.00$/);
  await expectText(() => days()[0], /Day 1.*Claimed/);
  await expectText(() => days()[1], /Day 2.*Next/);
  await screen.findByText('1 of 7 claimed');
  await screen.findByText(/Day 2 opens tomorrow/);
  expect(screen.queryByRole('button', { name: CLAIM })).toBeNull();
  expect((await world.player())['coin']).toBe(1_010_00);

  await world.advance(DAY_MS);
  await reload();
  await user.click(await findReadyButton(CLAIM));
  await closeReceipt(user, /Coins.*\+15\.00$/);
  await screen.findByText('2 of 7 claimed');
  expect((await world.player())['coin']).toBe(1_025_00);
});

// spec 1-36, 2.2-107
test('gives more for consecutive days, and restarts after a missed day', async ({ open, world }) => {
  const { user, reload } = await open('/activity/freeSign', 'player');
  await screen.findByText(/^Your streak starts today/);
  await user.dblClick(await findReadyButton(CLAIM));
  await closeReceipt(user, /Points.*\+5\.00$/);
  await screen.findByText(/^1 day in a row/);
  await screen.findByText('Claimed. Day 2 opens tomorrow.');
  expect(await world.calls('appFreeSignUserReceive')).toBe(1);

  await world.advance(DAY_MS);
  await reload();
  await user.click(await findReadyButton(CLAIM));
  await closeReceipt(user, /Points.*\+8\.00$/);
  await screen.findByText(/^2 days in a row/);

  await world.advance(2 * DAY_MS);
  await reload();
  await screen.findByText(/^Your streak starts today/);
  await screen.findByRole('button', { name: /^Claim day 1/ });
});
