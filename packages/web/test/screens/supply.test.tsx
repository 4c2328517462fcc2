import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { test } from './screen-test.tsx';

test('shows a player with coins when relief is available, and offers a break', async ({ open }) => {
  const { user } = await open('/activity/supply', 'player');
  await screen.findByText('Nothing to claim right now');
  expect(screen.queryByRole('button', { name: /^Claim coins/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await screen.findByRole('dialog', { name: 'Log out?' });
});
