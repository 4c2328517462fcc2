import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { test } from './screen-test.tsx';

test('goes back to the page of a dialog that was closed before the player left the page', async ({
  open,
}) => {
  const { user } = await open('/lobby/home', 'player');
  await user.click(await screen.findByRole('button', { name: /^Open menu/ }));
  const menu = await screen.findByRole('dialog', { name: 'Menu' });
  await user.click(within(menu).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull());
  await user.click(await screen.findByRole('link', { name: /^Rewards/ }));
  await screen.findByRole('heading', { level: 1, name: 'Rewards' });
  window.history.back();
  await waitFor(() => expect(screen.queryByRole('heading', { level: 1, name: 'Rewards' })).toBeNull());
  expect(window.location.pathname).toBe('/lobby/home');
});
