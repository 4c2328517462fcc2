import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { test } from './screen-test.tsx';
import { closeReceipt, findReadyButton } from './support/claims.ts';
import { elapse } from './support/elapse.ts';
import { expectText, getItems } from './support/page.ts';
import { makeDeposit } from './support/paid-deposit.ts';

const DAY_MS = 86_400_000;
const CLAIM = /^Claim/;

test('ends a festival while its page is open', async ({ open, world, otherDevice }) => {
  await world.reset({ scenario: 'festival' });
  await makeDeposit(world, await otherDevice());
  await world.advance(10 * DAY_MS - 120_000);
  await open('/activity/festival', 'player');
  expect((await screen.findByRole('timer')).textContent).toMatch(/^00:0[12]:/);
  await screen.findByRole('button', { name: CLAIM });
  elapse(121_000);
  await screen.findByText('Ended');
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.queryByRole('button', { name: CLAIM })).toBeNull();
});

// spec 1-35, 2.2-105
test('adds up deposits of the festival and gives a reward once', async ({ open, world, otherDevice }) => {
  const steps = () => getItems('Festival rewards');
  await world.reset({ scenario: 'festival' });
  const { user, reload } = await open('/activity/festival', 'player');
  expect((await screen.findByRole('timer')).textContent).toMatch(/^(10d 00:00|9d 23:59)/);
  await expectText(() => steps()[0], 'to go');
  await makeDeposit(world, await otherDevice());
  await reload();
  await expectText(() => steps()[0], 'Ready');
  const before = Number((await world.player())['coin']);
  const button = await findReadyButton(CLAIM);
  await user.click(button);
  await closeReceipt(user, /Coins/);
  await expectText(() => steps()[0], 'Claimed');
  expect(Number((await world.player())['coin'])).toBeGreaterThan(before);
});

test('does not say that a festival is over that never ran', async ({ open }) => {
  await open('/activity/festival', 'player');
  await screen.findByText('Not available right now');
  expect(screen.queryByText(/over|ended/i)).toBeNull();
});
