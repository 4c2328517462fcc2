import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { test } from './screen-test.tsx';

const PAGE = '/activity/weekendLottery';

test('shows that the lottery is closed', async ({ open, world }) => {
  await world.reset({ scenario: 'weekend' });
  await world.fault({ operationId: 'weekendLotteryUser', errcode: 3101 });
  await open(PAGE, 'player');
  await screen.findByRole('link', { name: 'See other offers' });
  expect(screen.queryByRole('button', { name: /^Draw/ })).toBeNull();
});

// spec 2.2-048, 2.2-106
test('shows a visitor the wheel, and links to the log-in', async ({ open, world }) => {
  await world.reset({ scenario: 'weekend' });
  const { user } = await open(PAGE);
  await screen.findByRole('img', { name: 'The big wheel' });
  expect(await world.calls('weekendLotteryUser')).toBe(0);
  await user.click(screen.getByRole('link', { name: 'Log in to draw' }));
  await waitFor(() => expect(window.location.pathname).toMatch(/\/login/));
});
