import { screen, waitFor, within } from '@testing-library/react';
import { Errcode } from '@tara/sdk';
import { beforeEach, expect, vi } from 'vitest';
import { test } from './screen-test.tsx';
import { expectText, findReadyButton, queryReceipt, closeReceipt } from './support/claims.ts';
import { elapse } from './support/elapse.ts';
import { makeDeposit } from './support/paid-deposit.ts';
import { reduceMotion } from './support/reduced-motion.ts';

const PAGE = '/activity/christmas';
const DAY_MS = 86_400_000;
const SEASON = { scenario: 'christmas', seed: 7 } as const;
const SIGN = /^Check in today/;
const OPEN = /^Open a box/;

const days = () => within(screen.getByRole('list', { name: 'Days of Christmas' })).getAllByRole('listitem');

beforeEach(reduceMotion);
// spec 2.2-108
test('pays the reward for all days once, and continues with the last day', async ({
  open,
  world,
  otherDevice,
}) => {
  await world.reset(SEASON);
  const sdk = await otherDevice();
  for (let day = 1; day <= 7; day += 1) {
    await sdk.call.appChristmasUserSign();
    await world.advance(DAY_MS);
  }
  const { user } = await open(PAGE, 'player');
  await findReadyButton(SIGN);
  expect(days()).toHaveLength(8);
  expect(days().at(-1)?.textContent).toContain('Today');
  const reward = () => screen.getByRole('list', { name: 'Reward for all days' });
  await user.dblClick(within(reward()).getByRole('button', { name: /^Claim/ }));
  await closeReceipt(user, /Coins.*\+90\.00/);
  await expectText(reward, 'Claimed');
  expect(await world.calls('appChristmasUserExtra')).toBe(1);
});

test('marks a missed day', async ({ open, world }) => {
  await world.reset(SEASON);
  await world.advance(DAY_MS);
  await open(PAGE, 'player');
  await findReadyButton(SIGN);
  expect(days()[0]?.textContent).toContain('Day 1, missed');
  expect(days()[1]?.textContent).toContain('Today');
});

test('opens the only box that is left before the sign-in of today', async ({ open, world, otherDevice }) => {
  await world.reset(SEASON);
  await (await otherDevice()).call.appChristmasUserSign();
  await world.advance(DAY_MS);
  const { user } = await open(PAGE, 'player');
  await findReadyButton(SIGN);
  await user.click(screen.getByRole('button', { name: OPEN }));
  await closeReceipt(user, /./);
  await screen.findByRole('heading', { name: '1 box opened' });
  expect(screen.queryByRole('button', { name: OPEN })).toBeNull();
  screen.getByRole('button', { name: SIGN });
});

test('signs in once after another device signed in', async ({ open, world, otherDevice }) => {
  await world.reset(SEASON);
  const sdk = await otherDevice();
  const { user } = await open(PAGE, 'player');
  const sign = await findReadyButton(SIGN);
  await sdk.call.appChristmasUserSign();
  await user.click(sign);
  expect((await screen.findByRole('button', { name: OPEN })).textContent).toContain('1 to open');
  await waitFor(() => expect(screen.queryByRole('button', { name: SIGN })).toBeNull());
  expect(queryReceipt()).toBeNull();
  expect((await world.player())['coin']).toBe(1_002_00);
});

test('shows no message after a rejected box, and shows that another device opened it', async ({
  open,
  world,
  otherDevice,
}) => {
  await world.reset(SEASON);
  const sdk = await otherDevice();
  await sdk.call.appChristmasUserSign();
  const { user } = await open(PAGE, 'player');
  const box = await findReadyButton(OPEN);
  expect(box.textContent).toContain('1 to open');
  await sdk.call.appChristmasUserOpen();
  await user.click(box);
  await screen.findByRole('heading', { name: '1 box opened' });
  await screen.findByText(/^Checked in/);
  expect(queryReceipt()).toBeNull();
});

test('signs in on the next press after the server rejected the first', async ({ open, world }) => {
  await world.reset(SEASON);
  const errcode = Errcode.awardNotReached;
  await world.fault({ operationId: 'appChristmasUserSign', errcode, times: 1 });
  const { user } = await open(PAGE, 'player');
  const sign = await findReadyButton(SIGN);
  const reads = await world.calls('appChristmasUser');
  await user.click(sign);
  await vi.waitFor(async () => expect(await world.calls('appChristmasUser')).toBeGreaterThan(reads), 15_000);
  expect(queryReceipt()).toBeNull();
  await user.click(await findReadyButton(SIGN));
  await closeReceipt(user, /\+2\.00/);
});

test('ends Christmas while the page is open', async ({ open, world }) => {
  await world.reset(SEASON);
  await world.advance(14 * DAY_MS - 120_000);
  await open(PAGE, 'player');
  expect((await screen.findByRole('timer')).textContent).toMatch(/^00:0[12]:/);
  elapse(121_000);
  await screen.findByText('Ended');
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.queryByRole('button', { name: SIGN })).toBeNull();
});

test('shows outside of the season that Christmas is over, and links to other pages', async ({ open }) => {
  await open(PAGE, 'player');
  await screen.findByText('Not available right now');
  screen.getByRole('link', { name: 'See other offers' });
});

// spec 1-37, 2.2-108
test('gives a box for a check-in and a reward for opened boxes', async ({ open, world, otherDevice }) => {
  await world.reset(SEASON);
  const { user, reload } = await open(PAGE, 'player');
  expect((await screen.findByRole('timer')).textContent).toMatch(/^1[34]d/);
  await screen.findByRole('heading', { name: 'No boxes to open' });
  await user.dblClick(await findReadyButton(SIGN));
  await closeReceipt(user, /Coins.*\+2\.00/);
  await screen.findByText('1 check-in');
  await expectText(() => days()[0], 'Claimed');
  await expectText(() => days()[1], 'Next');
  expect(await world.calls('appChristmasUserSign')).toBe(1);
  expect((await world.player())['coin']).toBe(1_002_00);

  await user.dblClick(await findReadyButton(OPEN));
  await closeReceipt(user, /./);
  await screen.findByRole('heading', { name: '1 box opened' });
  await screen.findByText(/Checked in/);
  expect(screen.queryByRole('button', { name: OPEN })).toBeNull();
  expect(await world.calls('appChristmasUserOpen')).toBe(1);

  await makeDeposit(world, await otherDevice());
  await reload();
  for (const opened of [2, 3]) {
    await user.click(await findReadyButton(OPEN));
    await closeReceipt(user, /./);
    await screen.findByRole('heading', { name: `${opened} boxes opened` });
  }
  const step = () =>
    within(screen.getByRole('list', { name: 'Rewards for opened boxes' }))
      .getByRole('heading', { name: '10.00 coins' })
      .closest<HTMLElement>('li')!;
  await user.click(within(step()).getByRole('button', { name: /^Claim/ }));
  await closeReceipt(user, /Coins.*\+10\.00/);
  await expectText(step, 'Claimed');
  await screen.findByText('Next reward in 5 boxes');
});
