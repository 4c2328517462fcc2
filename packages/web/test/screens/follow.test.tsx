import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { test } from './screen-test.tsx';
import { closeReceipt, queryReceipt } from './support/claims.ts';
import { expectText, getItems } from './support/page.ts';
import { waitUntilSettled } from './support/wait-until-settled.ts';

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

// spec 1-41, 2.2-103
test('completes a task by following a page and claims its reward once', async ({ open, world }) => {
  const { user } = await open('/activity/follow', 'player');
  await screen.findByRole('list', { name: 'Our pages' });
  await waitUntilSettled();
  const row = () => getItems('Our pages', 'Facebook')[0]!;
  const link = within(row()).getByRole('link', { name: /^Follow/ });
  expect(link.getAttribute('rel')).toContain('noopener');
  // The window of the page is not opened.
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  await user.dblClick(await within(row()).findByRole('button', { name: /^Claim/ }));
  await closeReceipt(user, /Coins.*\+3\.00/);
  await expectText(row, 'Claimed');
  expect(await world.calls('receiveTaskAward')).toBe(1);
  expect((await world.player())['coin']).toBe(1_003_00);
});
