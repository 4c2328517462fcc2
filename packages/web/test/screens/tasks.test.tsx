import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { toastTexts } from '../toasts.ts';
import { test } from './screen-test.tsx';
import { queryReceipt, closeReceipt } from './support/claims.ts';
import { CHANNELS, createDepositOrder } from './support/orders.ts';
import { expectAddress, expectGone, expectText, getItems } from './support/page.ts';
import { findSettledButton, waitUntilSettled } from './support/wait-until-settled.ts';
import { completeTwoTasks, completeLoginTask } from './support/tasks.ts';
import { elapse } from './support/elapse.ts';
import { makeDeposit } from './support/paid-deposit.ts';
import { expectToast } from './support/expect-toast.ts';

const PAGE = '/profile/task';

const toRows = () => getItems('Your tasks');
const toRow = (title: string) => toRows().find((row) => row.querySelector('h3')?.textContent === title);
const claimAll = () => screen.queryByRole('button', { name: /^Claim all/ });

// spec 1-18
test('claims several rewards with one button, which shows and pays their sum', async ({
  open,
  world,
  otherDevice,
}) => {
  await completeTwoTasks(await otherDevice());
  const { user } = await open(PAGE, 'player');
  const all = await findSettledButton(/^Claim all/);
  expect(all.textContent).toContain('7.00');
  await user.click(all);
  const receipt = await screen.findByRole('dialog', { name: 'You received' });
  const lines = within(receipt).getAllByRole('listitem');
  expect(lines).toHaveLength(1);
  expect(lines[0]!.textContent).toMatch(/Coins.*\+7\.00/);
  await user.keyboard('{Escape}');
  await screen.findByText('Nothing to claim right now');
  await expectGone(claimAll);
  expect(queryReceipt()).toBeNull();
  expect(await world.calls('receiveTaskAward')).toBe(2);
  expect((await world.player())['coin']).toBe(1_007_00);
});

test('marks the tasks in the menu while a reward can be claimed', async ({ open, otherDevice }) => {
  const { user, reload } = await open('/lobby/home', 'player');
  const findTasks = async () => {
    await user.click(await screen.findByRole('button', { name: /^Open menu/ }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await waitUntilSettled();
    return menu.getByRole('link', { name: /^Tasks/ }).textContent;
  };
  expect(await findTasks()).toBe('Tasks');
  await completeTwoTasks(await otherDevice());
  await reload();
  expect(await findTasks()).toBe('Tasksreward to claim');
});

test('shows a claim with an unknown outcome after a reload, and pays it once', async ({
  open,
  world,
  otherDevice,
}) => {
  await completeTwoTasks(await otherDevice());
  const { user, reload } = await open(PAGE, 'player');
  const claim = await findSettledButton(/^Claim Share the spin/);
  await world.fault({ operationId: 'receiveTaskAward', effect: 'dropAfter' });
  await user.click(claim);
  await expectText(() => toRow('Share the spin'), 'No answer from the server');
  expect(queryReceipt()).toBeNull();

  await world.clearFaults();
  await reload();
  await expectText(() => toRow('Share the spin'), 'No answer from the server');
  await user.click(await within(toRow('Share the spin')!).findByRole('button', { name: /^Check again/ }));
  await closeReceipt(user, /Coins.*\+5\.00/);
  await expectText(() => toRow('Share the spin'), 'Claimed');
  expect(toRow('Share the spin')!.textContent).not.toContain('No answer from the server');
  expect((await world.player())['coin']).toBe(1_005_00);
});

// spec 8-29, 8-43
test('shows no message after a rejected claim, and updates the list', async ({
  open,
  world,
  otherDevice,
}) => {
  const device = await otherDevice();
  await completeTwoTasks(device);
  const { user } = await open(PAGE, 'player');
  const claim = await findSettledButton(/^Claim Share the spin/);
  await device.call.receiveTaskAward({ taskId: 17 });
  await user.click(claim);
  await expectText(() => toRow('Share the spin'), 'Claimed');
  await world.verify({ operationId: 'receiveTaskAward', errcode: 3003, times: 1 });
  expect(queryReceipt()).toBeNull();
  expect(screen.queryByText('You have already claimed this reward')).toBeNull();
  expect(toastTexts()).toEqual([]);
});

// spec 3-123
test('advances the deposit tasks, and links from an open one to the deposit', async ({
  open,
  world,
  otherDevice,
}) => {
  const device = await otherDevice();
  await completeLoginTask(device);
  await world.settle(await createDepositOrder(device, CHANNELS.qr));
  const { user } = await open(PAGE, 'player');
  await findSettledButton(/^Claim First deposit/);
  expect(toRow('First deposit')!.textContent).toContain('20.00 coins');
  expect(toRow('Play 10 rounds')!.textContent).toContain('0 / 10');
  const larger = within(toRow('Deposit 1,000.00 today')!);
  expect(larger.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('500.00 / 1,000.00');
  await user.click(larger.getByRole('link', { name: /^Go/ }));
  await expectAddress(/^\/lobby\/wallets\/deposit/);
});

test('shows that the tasks did not load, and loads them when tried again', async ({ open, world }) => {
  await world.fault({ operationId: 'getTaskUser', httpStatus: 503 });
  const { user } = await open(PAGE, 'player');
  await screen.findByText('Your tasks did not load');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByRole('button', { name: 'Trying' });
  const again = await screen.findByRole('button', { name: 'Try again' });
  await world.clearFaults();
  await user.click(again);
  await waitFor(() => expect(toRows()).toHaveLength(17));
  expect(screen.queryByText('Your tasks did not load')).toBeNull();
});

test('shows that the player is offline when the tasks do not load', async ({ open, world }) => {
  await world.fault({ operationId: 'getTaskUser', effect: 'dropBefore' });
  const { user } = await open(PAGE, 'player');
  await screen.findByText('No connection');
  const again = await screen.findByRole('button', { name: 'Try again' });
  await world.clearFaults();
  await user.click(again);
  await waitFor(() => expect(toRows()).toHaveLength(17));
});

const DAY_MS = 86_400_000;

test('reads the tasks again when a new day has begun while the page was hidden', async ({
  open,
  world,
  otherDevice,
}) => {
  await makeDeposit(world, await otherDevice(), 200_00);
  await open(PAGE, 'player');
  await findSettledButton(/^Claim Deposit 100\.00 today/);
  const before = await world.calls('getTaskUser');
  document.dispatchEvent(new Event('visibilitychange'));
  await waitUntilSettled();
  expect(await world.calls('getTaskUser')).toBe(before);
  elapse(DAY_MS);
  document.dispatchEvent(new Event('visibilitychange'));
  await expectText(() => toRow('Deposit 100.00 today'), '0.00 / 100.00');
});

test('says that a new day has begun if a claim of the day before is rejected', async ({
  open,
  world,
  otherDevice,
}) => {
  await makeDeposit(world, await otherDevice(), 200_00);
  const { user } = await open(PAGE, 'player');
  const claim = await findSettledButton(/^Claim Deposit 100\.00 today/);
  await world.advance(DAY_MS);
  const { coin } = await world.player();
  await user.click(claim);
  await expectToast(/^A new day has started/);
  await expectText(() => toRow('Deposit 100.00 today'), '0.00 / 100.00');
  expect((await world.player())['coin']).toBe(coin);
});

// spec 0-06, 1-19, 2.2-075, 8-28
test('claims a finished task once and updates the balance', async ({ open, world, otherDevice }) => {
  await completeTwoTasks(await otherDevice());
  const { user } = await open(PAGE, 'player');
  await screen.findByText('2 rewards to claim');
  await user.dblClick(await findSettledButton('Claim Share the spin'));
  await closeReceipt(user, /Coins.*\+5\.00/);
  await waitFor(() => expect(document.activeElement?.tagName).toMatch(/^H[12]$/));
  await expectText(() => toRows().at(-1), 'Share the spin');
  await expectText(() => toRows().at(-1), 'Claimed');
  await screen.findByText('1 reward to claim');
  expect(await world.calls('receiveTaskAward')).toBe(1);
  expect((await world.player())['coin']).toBe(1_005_00);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect((await screen.findAllByText('1,005.00 coins')).length).toBeGreaterThan(0);
});
