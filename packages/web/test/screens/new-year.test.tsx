import { screen, waitFor, within } from '@testing-library/react';
import { Errcode, type SdkWithCalls } from '@tara/sdk';
import type { MockWorld } from '@tara/mock-server/vitest';
import { beforeEach, expect, vi } from 'vitest';
import { test } from './screen-test.tsx';
import { expectText, findReadyButton, findReceipt, queryReceipt, closeReceipt } from './support/claims.ts';
import { elapse } from './support/elapse.ts';
import { reduceMotion } from './support/reduced-motion.ts';
import { makeDeposit } from './support/paid-deposit.ts';
import { bindMobile } from './support/tasks.ts';

const PAGE = '/activity/newYear';
const DAY_MS = 86_400_000;
const SEASON = { scenario: 'new-year', seed: 7 } as const;
const LAUNCH = /^Launch a rocket \d/;

const launchButton = () => screen.getByRole('button', { name: LAUNCH });
const listItems = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('listitem');
const item = (name: string) =>
  listItems('What you have').find(({ textContent }) => textContent.includes(name))!;

/** Completes and claims tasks on another device: two rockets, one draw and 50 sparks. */
async function collect(world: MockWorld, sdk: SdkWithCalls): Promise<void> {
  await makeDeposit(world, sdk, 1_000_00);
  await sdk.call.appNewYearUserReceiveTask({ id: 4 });
  await sdk.call.appNewYearUserReceiveTask({ id: 5 });
}

beforeEach(reduceMotion);
// spec 2.2-109
test('launches a rocket once after a double press, and makes a draw', async ({
  open,
  world,
  otherDevice,
}) => {
  await world.reset(SEASON);
  await collect(world, await otherDevice());
  const before = Number((await world.player())['coin']);
  const { user } = await open(PAGE, 'player');
  const launch = await findReadyButton(LAUNCH);
  expect(launch.textContent).toContain('2 left');
  await user.dblClick(launch);
  await closeReceipt(user, /Coins.*\+\d/);
  await expectText(launchButton, '1 left');
  await world.verify({ operationId: 'appNewYearUserOpen', request: { propId: 40004 }, times: 1 });
  expect(Number((await world.player())['coin'])).toBeGreaterThan(before);

  await user.click(within(item('Draws')).getByRole('button', { name: /^Draw/ }));
  await closeReceipt(user, /.+/);
  await world.verify({ operationId: 'appNewYearUserOpen', request: { propId: 40003 }, times: 1 });
  const draw = () => within(item('Draws')).getByRole('button');
  await waitFor(() => expect(draw().getAttribute('aria-disabled')).toBe('true'));
});

test('pays the reward for enough sparks once after a double press', async ({ open, world, otherDevice }) => {
  await world.reset(SEASON);
  const sdk = await otherDevice();
  await collect(world, sdk);
  await world.advance(DAY_MS);
  await collect(world, sdk);
  const { user } = await open(PAGE, 'player');
  await user.dblClick(await findReadyButton(/^Claim the reward for sparks/));
  await closeReceipt(user, /Coins.*\+202\.60/);
  await expectText(() => screen.getByRole('list', { name: 'Reward for sparks' }), 'Claimed');
  expect(await world.calls('appNewYearUserExtra')).toBe(1);
});

test('keeps the draws while the outcome of a launch is unknown', async ({ open, world, otherDevice }) => {
  await world.reset(SEASON);
  await collect(world, await otherDevice());
  await world.fault({ operationId: 'appNewYearUserOpen', effect: 'dropAfter' });
  const { user } = await open(PAGE, 'player');
  await user.click(await findReadyButton(LAUNCH));
  await screen.findByText(/^No answer from the server\. Check whether/);
  const draw = within(item('Draws')).getByRole('button');
  expect(draw.getAttribute('aria-disabled')).toBe('true');
});

test('shows no message after a rejected launch, and launches on the next press', async ({
  open,
  world,
  otherDevice,
}) => {
  await world.reset(SEASON);
  await collect(world, await otherDevice());
  await world.fault({ operationId: 'appNewYearUserOpen', errcode: Errcode.drawsUsedUp, times: 1 });
  const { user } = await open(PAGE, 'player');
  const launch = await findReadyButton(LAUNCH);
  const reads = await world.calls('appNewYearUser');
  await user.click(launch);
  await vi.waitFor(async () => expect(await world.calls('appNewYearUser')).toBeGreaterThan(reads), 15_000);
  expect(queryReceipt()).toBeNull();
  await expectText(launchButton, '2 left');
  await user.click(launchButton());
  await closeReceipt(user, /\+\d/);
});

test('lets a player claim the share task after sharing on another device', async ({
  open,
  world,
  otherDevice,
}) => {
  await world.reset(SEASON);
  await world.config({ otpStatus: 0 });
  const sdk = await otherDevice();
  await sdk.call.bindAccount({ mobile: '3001234567', countryCode: '92' });
  const { user } = await open(PAGE, 'player');
  await findReadyButton(/^Share/);
  const share = () =>
    listItems('Daily tasks').find(
      (task) => within(task).queryByRole('heading', { name: 'Share New Year' }) !== null,
    )!;
  await user.click(within(share()).getByRole('button', { name: /^Share/ }));
  const sheet = await screen.findByRole('dialog', { name: 'Invite friends' });
  await sdk.call.appNewYearUserShare();
  await user.click(within(sheet).getByRole('button', { name: 'Copy link' }));
  await user.keyboard('{Escape}');
  await waitFor(() => within(share()).getByRole('button', { name: /^Claim/ }));
});

// spec 2.2-109
test('lists the prize of a rocket first among the latest wins', async ({ open, world, otherDevice }) => {
  await world.reset(SEASON);
  await collect(world, await otherDevice());
  const { user } = await open(PAGE, 'player');
  const launch = await findReadyButton(LAUNCH);
  await waitFor(() => expect(listItems('Latest wins')).toHaveLength(3));
  await user.click(launch);
  const prize = /\+([\d,.]+)/.exec((await findReceipt()).textContent)?.[1] ?? 'no prize';
  await closeReceipt(user, /\+\d/);
  await waitFor(() => expect(listItems('Latest wins')).toHaveLength(4));
  expect(listItems('Latest wins')[0]?.textContent).toContain(prize);
});

test('shows that there are no wins yet', async ({ open, world }) => {
  await world.reset({ ...SEASON, config: { lists: 'empty' } });
  await open(PAGE, 'player');
  await screen.findByText('Big wins during New Year are listed here.');
  expect(screen.queryByRole('list', { name: 'Latest wins' })).toBeNull();
});

test('ends New Year while the page is open', async ({ open, world }) => {
  await world.reset(SEASON);
  await world.advance(14 * DAY_MS - 120_000);
  await open(PAGE, 'player');
  expect((await screen.findByRole('timer')).textContent).toMatch(/^00:0[12]:/);
  elapse(121_000);
  await screen.findByText('Ended');
  expect(screen.queryByRole('timer')).toBeNull();
});

test('shows outside of the season that New Year is over', async ({ open }) => {
  await open(PAGE, 'player');
  await screen.findByText('Not available right now');
  expect(screen.queryByRole('timer')).toBeNull();
});

// spec 1-38, 2.2-109
test('completes a task by sharing and opens its box', async ({ open, world, otherDevice }) => {
  await world.reset(SEASON);
  await bindMobile(world, await otherDevice());
  const { user } = await open(PAGE, 'player');
  expect((await screen.findByRole('timer')).textContent).toMatch(/^(14d 00:00|13d 23:59)/);
  const openButton = () => within(item('Boxes')).getByRole('button');
  expect(openButton().getAttribute('aria-disabled')).toBe('true');
  const task = () =>
    listItems('Daily tasks').find((item) => item.querySelector('h3')?.textContent === 'Share New Year')!;
  await findReadyButton(/^Share/);
  await user.click(within(task()).getByRole('button', { name: 'Share' }));
  await screen.findByRole('dialog', { name: 'Invite friends' });
  expect(await world.calls('appNewYearUserShare')).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  await vi.waitFor(async () => expect(await world.calls('appNewYearUserShare')).toBe(1), 30_000);
  await user.keyboard('{Escape}');
  await waitFor(() => within(task()).getByRole('button', { name: /^Claim/ }));
  await user.dblClick(within(task()).getByRole('button', { name: /^Claim/ }));
  await closeReceipt(user, /Spark/, /Box/);
  await expectText(task, 'Claimed');
  expect(await world.calls('appNewYearUserReceiveTask')).toBe(1);
  const sparks = screen.getByRole('progressbar', { name: 'Sparks' });
  expect(sparks.getAttribute('aria-valuetext')).toBe('5 of 100 sparks');
  await waitFor(() => expect(openButton().getAttribute('aria-disabled')).not.toBe('true'));
  await user.dblClick(openButton());
  await closeReceipt(user, /./);
  await expectText(() => item('Boxes'), '0');
  expect(await world.calls('appNewYearUserBoxOpen')).toBe(1);
});
