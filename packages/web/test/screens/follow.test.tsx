import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { test } from './screen-test.tsx';
import { queryReceipt } from './support/claims.ts';

test('shows that the pages did not load, and lists them after a reload', async ({ open, world }) => {
  await world.fault({ operationId: 'getTaskUser', httpStatus: 503 });
  const { reload } = await open('/activity/follow', 'player');
  await screen.findByText('The pages did not load');
  await screen.findByRole('button', { name: 'Try again' });
  // Other parts of the page read the tasks too, so the list may appear before anybody presses.
  await world.clearFaults();
  await reload();
  await screen.findByRole('list', { name: 'Our pages' });
  expect(queryReceipt()).toBeNull();
});
