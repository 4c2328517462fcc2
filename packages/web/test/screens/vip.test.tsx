import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { test } from './screen-test.tsx';
import { closeReceipt } from './support/claims.ts';
import { playRound } from './support/play-round.ts';
import { expectGone } from './support/page.ts';
import { findSettledButton, waitUntilSettled } from './support/wait-until-settled.ts';

const PAGE = '/profile/vip';

// spec 1-32, 2.2-084, 9-16
test('shows the progress to the next level, and all levels with their gifts and rebates', async ({
  open,
}) => {
  const { user } = await open(PAGE, 'player');
  expect((await screen.findAllByText('To VIP3')).length).toBeGreaterThan(0);
  await screen.findByText('31,500.00 more');
  screen.getByText(/counts towards the next level/);
  const own = await screen.findByRole('row', { name: /VIP2/ });
  expect(own.getAttribute('aria-current')).toBe('true');
  expect(own.textContent).toContain('50.00 coins');
  await waitUntilSettled();
  await user.click(screen.getByRole('link', { name: 'VIP rebate' }));
  await screen.findByRole('heading', { name: 'Rebate of each level' });
});

// spec 2.2-084, 9-17
test('shows a full bar and MAX at the highest level', async ({ open, world }) => {
  await world.reset({ scenario: 'rich-vip' });
  await open(PAGE, 'player');
  const bar = await screen.findByRole('progressbar', { name: 'Highest level' });
  expect(bar.getAttribute('aria-valuenow')).toBe('100');
  expect(bar.getAttribute('aria-valuetext')).toBe('MAX');
  screen.getByText('MAX');
  await expectGone(() => screen.queryByText(/counts towards the next level/));
});

// spec 1-32, 2.2-102
test('pays the rebate of a day once on the next day', async ({ open, world, otherDevice }) => {
  await world.reset({ scenario: 'rich-vip' });
  await playRound(await otherDevice(), 100_00);
  const { user, reload } = await open('/activity/vipRebate', 'player');
  expect((await screen.findAllByText('Today’s bets count from tomorrow')).length).toBeGreaterThan(0);
  await world.advance(86_400_000);
  await reload();
  const before = Number((await world.player())['coin']);
  await user.dblClick(await findSettledButton(/^Claim the rebate/));
  await closeReceipt(user, /Coins/);
  await screen.findByText(/^Claimed\. Today’s bets/);
  expect(await world.calls('vipRebateUserReceive')).toBe(1);
  expect(Number((await world.player())['coin'])).toBeGreaterThan(before);
});
