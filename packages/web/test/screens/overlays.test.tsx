import { screen, within } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { test } from './screen-test.tsx';
import { expectGone } from './support/page.ts';

const LAYOUTS = ['mobile', 'desktop'] as const;

describe.for(LAYOUTS)('%s', (layout) => {
  test('shows how much can be claimed of an activity', async ({ open }) => {
    const { user } = await open('/lobby/home', 'player', { layout });
    await user.click(await screen.findByRole('button', { name: 'Activities' }));
    const entries = within(await screen.findByRole('complementary', { name: 'Activities' }));
    await entries.findByRole('link', { name: /^Spin [1-9]\d* to claim$/ });
    await entries.findByRole('link', { name: 'Link mobile number' });
  });
});

test('offers customer service on a page of the phone', async ({ open }) => {
  const { user } = await open('/profile/more', 'player');
  await user.click(await screen.findByRole('button', { name: 'Customer service' }));
  const queryChat = () => screen.queryByRole('button', { name: /Live Service/ });
  const chat = await screen.findByRole('button', { name: /Live Service/ });
  await user.click(within(chat.closest('dialog')!).getByRole('button', { name: 'Close' }));
  await expectGone(queryChat);
  expect(window.location.pathname).toBe('/profile/more');
});
