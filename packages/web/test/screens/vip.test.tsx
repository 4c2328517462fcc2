import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { test } from './screen-test.tsx';
import { waitUntilSettled } from './support/wait-until-settled.ts';

const PAGE = '/profile/vip';

test('shows the progress to the next level, and all levels with their gifts and rebates', async ({
  open,
}) => {
  const { user } = await open(PAGE, 'player');
  expect((await screen.findAllByText('To VIP3')).length).toBeGreaterThan(0);
  await screen.findByText('31,500.00 more');
  const own = await screen.findByRole('row', { name: /VIP2/ });
  expect(own.getAttribute('aria-current')).toBe('true');
  expect(own.textContent).toContain('50.00 coins');
  await waitUntilSettled();
  await user.click(screen.getByRole('link', { name: 'VIP rebate' }));
  await screen.findByRole('heading', { name: 'Rebate of each level' });
});

test('shows a full bar and MAX at the highest level', async ({ open, world }) => {
  await world.reset({ scenario: 'rich-vip' });
  await open(PAGE, 'player');
  const bar = await screen.findByRole('progressbar', { name: 'Highest level' });
  expect(bar.getAttribute('aria-valuenow')).toBe('100');
  expect(bar.getAttribute('aria-valuetext')).toBe('MAX');
  screen.getByText('MAX');
});
