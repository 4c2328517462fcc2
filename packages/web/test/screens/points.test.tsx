import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect } from 'vitest';
import { createStoredIntents } from '#api/intents.ts';
import { test } from './screen-test.tsx';
import { queryReceipt, closeReceipt } from './support/claims.ts';
import { expectAddress, expectGone, expectText, getItems } from './support/page.ts';
import { findSettledButton, waitUntilSettled } from './support/wait-until-settled.ts';

const PAGE = '/points';

const options = () => getItems('Exchange');
const getName = (points: string) => new RegExp(`^Exchange ${points} points`);
const exchangeButton = async (points: string) => findSettledButton(getName(points));

async function confirm(user: UserEvent): Promise<void> {
  const question = await screen.findByRole('dialog', { name: 'Exchange points?' });
  await user.click(within(question).getByRole('button', { name: 'Exchange' }));
}

async function exchange(user: UserEvent, points: string): Promise<void> {
  await user.click(await exchangeButton(points));
  await confirm(user);
}

beforeEach<{ world: { patchPlayer: (change: Record<string, unknown>) => Promise<unknown> } }>(
  async ({ world }) => {
    await world.patchPlayer({ lottery: 62_40, coin: 1_000_00 });
  },
);

// spec 2.2-077
test('shows how many points are missing for an exchange', async ({ open }) => {
  const { user } = await open(PAGE, 'player');
  await expectText(() => getItems('Exchange', '150.00 coins')[0], '37.60 more needed');
  const [dearest, ...others] = getItems('Exchange', '150.00 coins');
  expect(others).toEqual([]);
  expect(within(dearest!).queryByRole('button')).toBeNull();
  await waitUntilSettled();
  await user.click(screen.getByRole('link', { name: 'How points work' }));
  await expectAddress(/^\/rule\/points/);
});

test.for([
  { name: 'is lost before it arrives', fault: { effect: 'dropBefore' } },
  { name: 'is made but not answered', fault: { effect: 'dropAfter' } },
  { name: 'is answered by a proxy', fault: { httpStatus: 503 } },
] as const)('pays once for an exchange that $name', async ({ fault }, { open, world }) => {
  await world.fault({ operationId: 'lotteryExchange', ...fault });
  const { user, reload } = await open(PAGE, 'player');
  await exchange(user, '5.00');
  await screen.findByText('No answer from the server');
  expect(queryReceipt()).toBeNull();
  const other = screen.getByRole('button', { name: getName('20.00') });
  expect(other.getAttribute('aria-disabled')).toBe('true');
  await reload();
  const check = await findSettledButton('Check again');
  await world.clearFaults();
  await user.click(check);
  await closeReceipt(user, /Coins.*\+5\.00/);
  await expectGone(() => screen.queryByRole('button', { name: 'Check again' }));
  expect(await world.player()).toMatchObject({ lottery: 57_40, coin: 1_005_00 });
});

test('pays once for an exchange that is not answered before a reload', async ({ open, world }) => {
  await world.fault({ operationId: 'lotteryExchange', effect: 'hold', at: 'after' });
  const { user, reload } = await open(PAGE, 'player');
  await exchange(user, '5.00');
  await expectText(() => options()[0], 'Exchanging');
  await waitFor(async () => expect(await world.calls('lotteryExchange')).toBe(1));
  await reload();
  const check = await findSettledButton('Check again');
  await world.clearFaults();
  // The page before the reload receives the answer, and so would another tab.
  await waitFor(() => expect(createStoredIntents().unfinished('lotteryExchange')).toEqual([]));
  await user.click(check);
  await closeReceipt(user, /Coins.*\+5\.00/);
  expect(await world.player()).toMatchObject({ lottery: 57_40, coin: 1_005_00 });
});

test('shows that too few points are left after another device spent some', async ({
  open,
  world,
  otherDevice,
}) => {
  const device = await otherDevice();
  const { user } = await open(PAGE, 'player');
  await user.click(await exchangeButton('50.00'));
  await device.call.lotteryExchange({ id: 2 });
  await confirm(user);
  await screen.findByText('You do not have enough points for this exchange.');
  await screen.findByText('42.40');
  expect(queryReceipt()).toBeNull();
  expect(await world.player()).toMatchObject({ lottery: 42_40 });
});

test('shows that there is nothing to exchange without options', async ({ open, world }) => {
  await world.reset({ config: { lists: 'empty' } });
  await open(PAGE, 'player');
  await screen.findByText('Nothing to exchange right now');
});

test('shows that the options did not load, and loads them when tried again', async ({ open, world }) => {
  await world.fault({ operationId: 'getLotterConfig', httpStatus: 503 });
  const { user } = await open(PAGE, 'player');
  await screen.findByText('The exchange did not load');
  await waitUntilSettled();
  await world.clearFaults();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(options()).toHaveLength(4));
});

// spec 1-11, 2.2-077, 2.3-09
test('exchanges points for coins after a confirmation', async ({ open, world }) => {
  const { user } = await open(PAGE, 'player');
  await screen.findByText('62.40');
  await waitFor(() => expect(options()).toHaveLength(4));
  await user.click(await exchangeButton('20.00'));
  const question = await screen.findByRole('dialog', { name: 'Exchange points?' });
  expect(question.textContent).toContain('25.00 coins');
  expect(question.textContent).toContain('42.40');
  await user.click(within(question).getByRole('button', { name: 'Not now' }));
  await expectGone(() => screen.queryByRole('dialog'));
  expect(await world.calls('lotteryExchange')).toBe(0);

  await user.click(await exchangeButton('20.00'));
  const again = await screen.findByRole('dialog', { name: 'Exchange points?' });
  await user.dblClick(within(again).getByRole('button', { name: 'Exchange' }));
  await closeReceipt(user, /Coins.*\+25\.00/);
  await screen.findByText('42.40');
  expect(await world.calls('lotteryExchange')).toBe(1);
  expect(await world.player()).toMatchObject({ lottery: 42_40, coin: 1_025_00 });
});
