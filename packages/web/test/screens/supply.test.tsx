import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { test } from './screen-test.tsx';
import { closeReceipt, findReadyButton } from './support/claims.ts';

// spec 2.2-104
test('shows a player with coins when relief is available, and offers a break', async ({ open }) => {
  const { user } = await open('/activity/supply', 'player');
  await screen.findByText('Nothing to claim right now');
  expect(screen.queryByRole('button', { name: /^Claim coins/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await screen.findByRole('dialog', { name: 'Log out?' });
});

// spec 1-33, 2.2-104
test('gives free coins once a day to a player with almost none left', async ({ open, world }) => {
  await world.reset({ scenario: 'bankrupt' });
  const before = Number((await world.player())['coin']);
  const { user, reload } = await open('/activity/supply', 'player');
  await user.click(await findReadyButton(/^Claim coins/));
  await closeReceipt(user, /Coins.*\+20\.00$/);
  await screen.findByText('Nothing to claim right now');
  expect((await world.player())['coin']).toBe(before + 20_00);
  await world.patchPlayer({ coin: 0 });
  await world.advance(86_400_000);
  await reload();
  await screen.findByRole('button', { name: /^Claim coins/ });
});
