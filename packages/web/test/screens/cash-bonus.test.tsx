import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { test } from './screen-test.tsx';

const PAGE = '/activity/cashBonus';

const tickets = async () =>
  within(await screen.findByRole('list', { name: 'Your tickets' })).getAllByRole('listitem');

test('takes a ticket once after a double press', async ({ open, world }) => {
  const { user } = await open(PAGE, 'player');
  const [first] = await tickets();
  await user.dblClick(within(first!).getByRole('button', { name: /^Take/ }));
  const receipt = await screen.findByRole('dialog', { name: 'You received' });
  expect(within(receipt).getByRole('listitem').textContent).toMatch(/Coins.*\+15\.00/);
  await user.click(within(receipt).getByRole('button', { name: 'Good' }));
  await screen.findByText('1 to take');
  expect(await world.calls('receiveBonusTicker')).toBe(1);
  expect((await world.player())['coin']).toBe(1_015_00);
});

test('shows that the outcome of a ticket is unknown after a lost answer, and pays it once', async ({
  open,
  world,
}) => {
  const { user } = await open(PAGE, 'player');
  const [first] = await tickets();
  await world.fault({ operationId: 'receiveBonusTicker', effect: 'dropAfter' });
  await user.click(within(first!).getByRole('button', { name: /^Take/ }));
  await within(first!).findByText(/No answer came/);
  await world.clearFaults();
  await user.click(within(first!).getByRole('button', { name: /^Check again/ }));
  const receipt = await screen.findByRole('dialog', { name: 'You received' });
  expect(within(receipt).getByRole('listitem').textContent).toMatch(/\+15\.00/);
  expect((await world.player())['coin']).toBe(1_015_00);
});
