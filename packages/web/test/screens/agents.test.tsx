import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, vi } from 'vitest';
import { test } from './screen-test.tsx';
import { findReceipt, closeReceipt } from './support/claims.ts';
import { reduceMotion } from './support/reduced-motion.ts';
import { expectAddress, expectGone, expectText, getItems } from './support/page.ts';
import { findSettledButton, waitUntilSettled } from './support/wait-until-settled.ts';
import { bindMobile } from './support/tasks.ts';

const INVITER = { scenario: 'invite-claimable' } as const;

const CLOSED = [
  { activity: 'the programme of friends who count', page: '/activity/agentCount', text: 'Scratch a card' },
  { activity: 'the income from friends', page: '/activity/agent', text: 'Income to claim' },
  { activity: 'the agent programme', page: '/activity/agent5', text: 'Income to claim' },
  { activity: 'the rewards for friends', page: '/activity/inviteFriends', text: 'Goals and rewards' },
] as const;

test.for(CLOSED)('shows that $activity is closed', async ({ page, text }, { open, world }) => {
  await world.config({ activityIds: [42] });
  await open(page, 'player');
  await screen.findByText('Not available right now');
  expect(screen.queryByText(text)).toBeNull();
  expect(screen.queryByRole('button', { name: text })).toBeNull();
  expect(getItems(text)).toEqual([]);
});

describe('programme of valid friends', () => {
  const PAGE = '/activity/agentCount';

  beforeEach<{ world: { reset: (start: typeof INVITER) => Promise<unknown> } }>(async ({ world }) => {
    await world.reset(INVITER);
  });

  // spec 1-31
  test('pays the reward for valid friends once', async ({ open, world }) => {
    const { user } = await open(PAGE, 'player');
    await user.dblClick(await findSettledButton(/^Claim.*30\.00 coins/));
    await closeReceipt(user, /\+30\.00/);
    await expectText(() => getItems('Rewards for valid friends')[0], 'Claimed');
    expect(await world.calls('agent4Award')).toBe(1);
  });

  test('shows the prize of a card once after an unknown outcome', async ({ open, world }) => {
    const { user } = await open(PAGE, 'player');
    const scratch = await findSettledButton('Scratch a card');
    await world.fault({ operationId: 'agent4Scratch', effect: 'dropAfter' });
    await user.click(scratch);
    await screen.findByText(/^No answer from the server/);
    await world.clearFaults();
    await user.click(await screen.findByRole('button', { name: 'Check again' }));
    await user.click(await screen.findByRole('button', { name: 'Reveal it' }));
    await screen.findByText(/^You won/);
    await screen.findByText('3 cards');
  });

  test('shows nothing for a card that was used on another device', async ({ open, otherDevice }) => {
    const device = await otherDevice();
    const { user } = await open(PAGE, 'player');
    const scratch = await findSettledButton('Scratch a card');
    for (const _ of [1, 2, 3, 4]) await device.call.agent4Scratch();
    await user.click(scratch);
    await screen.findByText('Your next valid friend brings a card.');
    expect(screen.queryByText(/^You won/)).toBeNull();
  });

  // spec 2.2-100
  test('stops a draw on a field, and shows the prize', async ({ open, world }) => {
    onTestFinished(reduceMotion());
    const { user } = await open(PAGE, 'player');
    await user.dblClick(await findSettledButton('Draw once'));
    expect(within(await findReceipt()).getAllByRole('listitem')).toHaveLength(1);
    await closeReceipt(user);
    const fields = screen.getByRole('list', { name: 'Prizes' });
    await waitFor(() => expect(fields.querySelectorAll('[aria-current]')).toHaveLength(1));
    await screen.findByText('Your next valid friend brings a draw.');
    expect(await world.calls('agent4Lottery')).toBe(1);
  });

  // spec 2.2-100
  test('lists the invited players with their validity', async ({ open }) => {
    await open(PAGE, 'player');
    await waitFor(() => expect(getItems('Invited players')).toHaveLength(6));
    expect(getItems('Invited players', 'Valid')).toHaveLength(4);
  });
});

describe('income from friends', () => {
  const PAGE = '/activity/agent';
  const exchangeButton = () => screen.queryByRole('button', { name: /^Claim income/ });

  // spec 2.2-099
  test('has nothing to exchange without friends', async ({ open, world, otherDevice }) => {
    await bindMobile(world, await otherDevice());
    await open(PAGE, 'player');
    await screen.findByText('No income yet');
    await screen.findByRole('img', { name: 'QR code of your link' });
    expect(exchangeButton()).toBeNull();
  });

  // spec 1-31, 2.2-099
  test('exchanges the income once', async ({ open, world }) => {
    await world.reset(INVITER);
    const { user } = await open(PAGE, 'player');
    const exchange = await findSettledButton(/^Claim income/);
    await waitFor(() => expect(getItems('Income')).not.toHaveLength(0));
    const before = Number((await world.player())['coin']);
    await user.dblClick(exchange);
    expect(within(await findReceipt()).getAllByRole('listitem')).toHaveLength(1);
    await closeReceipt(user, /Coins/);
    await screen.findByText(/^Nothing to claim yet/);
    expect(exchangeButton()).toBeNull();
    expect(await world.calls('agent3Exchange')).toBe(1);
    expect(Number((await world.player())['coin'])).toBeGreaterThan(before);
  });
});

describe('agent programme', () => {
  const PAGE = '/activity/agent5';

  beforeEach<{ world: { reset: (start: typeof INVITER) => Promise<unknown> } }>(async ({ world }) => {
    await world.reset(INVITER);
  });

  // spec 1-31, 2.2-101
  test('pays the income once', async ({ open, world }) => {
    const { user } = await open(PAGE, 'player');
    await user.dblClick(await findSettledButton(/^Claim income/));
    expect(within(await findReceipt()).getAllByRole('listitem')).toHaveLength(1);
    await closeReceipt(user, /Coins/);
    await screen.findByText(/^Nothing to claim yet/);
    expect(await world.calls('appAgent5UserReceive')).toBe(1);
  });

  test('filters the incomes by their kind', async ({ open }) => {
    const { user } = await open(PAGE, 'player');
    await user.click(await findSettledButton('Valid friend'));
    await waitFor(() => expect(getItems('Income')).toHaveLength(4));
    expect(getItems('Income')[0]!.textContent).toContain('Valid friend');
  });
});

describe('rewards for friends', () => {
  const PAGE = '/activity/inviteFriends';

  // spec 2.8-07
  test('share the link without friends', async ({ open, world, otherDevice }) => {
    await bindMobile(world, await otherDevice());
    const { user } = await open(PAGE, 'player');
    await expectText(() => getItems('Goals and rewards')[0], '1 / 2');
    await expectText(() => getItems('Goals and rewards')[0], '1 more friend to go');
    expect(screen.queryByRole('button', { name: /^Claim/ })).toBeNull();
    await user.click(await findSettledButton('Invite a friend'));
    await screen.findByRole('dialog', { name: 'Invite friends' });
  });

  test('show for each step how many friends it needs or how many are missing', async ({ open, world }) => {
    await world.reset(INVITER);
    await open(PAGE, 'player');
    await screen.findAllByRole('button', { name: /^Claim/ });
    const rows = getItems('Goals and rewards').map(({ textContent }) => textContent);
    const texts = ['1 friendReady', '5 friends6 / 6', '9 more friends to go'];
    for (const [row, text] of texts.entries()) expect(rows[row]).toContain(`coins${text}`);
  });

  // spec 5-26
  test('lead to binding a mobile number before sharing', async ({ open }) => {
    const { user } = await open(PAGE, 'player');
    await screen.findByText(/^Link your mobile number first/);
    await user.click(await findSettledButton('Invite a friend'));
    await expectAddress(/\/bind/);
  });
});

// spec 0-06, 1-30, 2.2-113, 3-086, 4-73
test('gives one reward after the other for invited friends, each once', async ({ open, world }) => {
  await world.reset({ scenario: 'invite-claimable' });
  const { user } = await open('/activity/inviteFriends', 'player');
  const before = Number((await world.player())['coin']);
  await user.dblClick(await findSettledButton(/^Claim/));
  await closeReceipt(user, /Coins.*\+50\.00/);
  expect(await world.calls('appInviteBonus1UserReceive')).toBe(1);
  await expectText(() => getItems('Goals and rewards')[0], 'Claimed');
  await user.click(await findSettledButton(/^Claim/));
  await closeReceipt(user, /Coins.*\+300\.00/);
  await expectText(() => getItems('Goals and rewards')[2], '7 / 16');
  await expectGone(() => screen.queryByRole('button', { name: /^Claim/ }));
  expect((await world.player())['coin']).toBe(before + 350_00);
});

// spec 2.2-100
test('completes a task by sharing and claims its reward', async ({ open, world, otherDevice }) => {
  await bindMobile(world, await otherDevice());
  const { user } = await open('/activity/agentCount', 'player');
  await screen.findByRole('list', { name: 'Tasks' });
  await waitUntilSettled();
  await user.click(within(getItems('Tasks')[0]!).getByRole('button', { name: /^Share/ }));
  const sheet = await screen.findByRole('dialog', { name: 'Invite friends' });
  await user.click(await within(sheet).findByRole('button', { name: 'Copy link' }));
  await vi.waitFor(async () => expect(await world.calls('appProxyUser4TaskUserShare')).toBe(1), 30_000);
  await user.keyboard('{Escape}');
  await user.click(await within(getItems('Tasks')[0]!).findByRole('button', { name: /^Claim/ }));
  await closeReceipt(user, /\+2\.00/);
  await expectText(() => getItems('Tasks')[0], 'Claimed');
});
