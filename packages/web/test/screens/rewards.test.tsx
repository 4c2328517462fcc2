import { screen, waitFor, within } from '@testing-library/react';
import type { SdkWithCalls } from '@tara/sdk';
import { expect } from 'vitest';
import { readyTasks } from '#shared/tasks/task-states.ts';
import { test } from './screen-test.tsx';
import { completeTwoTasks } from './support/tasks.ts';
import { closeReceipt, expectText, findReadyButton, findReceipt } from './support/claims.ts';
import { expectGone, getItems } from './support/page.ts';
import { waitUntilSettled } from './support/wait-until-settled.ts';

const LAYOUTS = ['mobile', 'desktop'] as const;
const queryDot = () => screen.queryAllByText(/^\d+ rewards? to claim$/)[0] ?? null;

/** Claims the rewards of all finished tasks and mails, which no activity has. */
async function claimTasks(sdk: SdkWithCalls): Promise<void> {
  const { mailList } = await sdk.call.getMail2({ page: 1, pageSize: 50 });
  for (const { id } of mailList) await sdk.call.receiveMail({ id }).catch(() => undefined);
  for (let taskId = 1; taskId <= 17; taskId += 1)
    await sdk.call.receiveTaskAward({ taskId }).catch(() => undefined);
}

// spec 3-066, 3-068
test.for([
  ['the sign-up bonus', 15, 'default'],
  ['a daily card', 16, 'login-pay'],
  ['the login bonus', 23, 'default'],
  ['the income from friends', 26, 'invite-claimable'],
  ['cards and draws', 31, 'invite-claimable'],
  ['the partner income', 41, 'invite-claimable'],
] as const)(
  'marks the rewards while %s can be claimed',
  async ([, type, scenario], { open, world, otherDevice }) => {
    await world.reset({ scenario, config: { activityIds: [type] } });
    await claimTasks(await otherDevice());
    for (const layout of LAYOUTS) {
      await open('/lobby/home', 'player', { layout });
      await waitFor(() => expect(queryDot()).not.toBeNull());
    }
    // The wallet has the same tabs.
    await world.config({ activityIds: [39] });
    await open('/lobby/notice', 'player');
    await waitUntilSettled();
    await expectGone(queryDot);
  },
);

// spec 3-066
test('marks the rewards while a task can be claimed', async ({ open, otherDevice }) => {
  const { reload } = await open('/lobby/notice', 'player');
  await waitFor(() => expect(queryDot()).not.toBeNull());
  const sdk = await otherDevice();
  await claimTasks(sdk);
  expect((await sdk.call.getTaskUser()).canReceiveTaskAward).toBe(false);
  await reload();
});

// spec 5-36
test.for([
  ['mobile', '/activity/index', 'Activities'],
  ['mobile', '/lobby/rewards', 'Open now'],
  ['desktop', '/lobby/rewards', 'Open now'],
] as const)(
  'shows the sign-up bonus apart from the list of %s %s',
  async ([layout, path, list], { open }) => {
    await open(path, 'player', { layout });
    await screen.findByText(/^Your gift for day 1 is ready/);
    await waitFor(() => expect(getItems(list).length).toBeGreaterThan(5));
    expect(getItems(list, 'Sign-up')).toEqual([]);
  },
);

test('names an offer of another website and the host that it leads to', async ({ open, world }) => {
  await world.config({ activityIds: [29] });
  await open('/lobby/rewards', 'player');
  const name = (await screen.findByText('Offer on another website')).closest('a');
  const target = name?.getAttribute('href') ?? '';
  expect(name?.textContent).toBe(`Offer on another website${new URL(target).host}`);
});

test('counts the tasks that can be claimed', async ({ open, otherDevice }) => {
  const sdk = await otherDevice();
  await completeTwoTasks(sdk);
  const ready = readyTasks(await sdk.call.getTaskUser());
  expect(ready).toBeGreaterThanOrEqual(2);
  await open('/lobby/rewards', 'player');
  await waitFor(() => expect(getItems('Open now', 'Tasks')[0]?.textContent).toContain(`${ready} to claim`));
});

const ALL = /^Claim all/;
const getRows = () => getItems('Rewards to claim');
const findHeading = (name: string) => screen.findByRole('heading', { name });

test('shows the same number of rewards in the navigation, at the activities of Home and in the list', async ({
  open,
  otherDevice,
}) => {
  await completeTwoTasks(await otherDevice());
  for (const layout of LAYOUTS) {
    const { user } = await open('/lobby/home', 'player', { layout });
    const link = () => screen.getByRole('link', { name: /^(Rewards|Promo)\s*\d+ rewards to claim$/ });
    await waitFor(link);
    await waitUntilSettled();
    const count = within(link())
      .getByText(/ rewards to claim$/)
      .textContent?.split(' ')[0];
    expect(Number(count)).toBeGreaterThanOrEqual(7);
    const disc = screen.getByRole('button', { name: 'Activities' });
    const about = document.getElementById(disc.getAttribute('aria-describedby') ?? '');
    expect(about?.textContent).toContain(`${count} rewards to claim`);
    await user.click(link());
    await findHeading(`To claim ${count}`);
    await user.click(await screen.findByRole('button', { name: `Show all ${count}` }));
    expect(getRows()).toHaveLength(Number(count));
  }
});

test('claims everything with one button, each by its own call, and shows the sum', async ({
  open,
  world,
}) => {
  const before = await world.player();
  const { user } = await open('/lobby/rewards', 'player');
  await findHeading('To claim 5');
  await user.dblClick(await findReadyButton(ALL));
  const receipt = await findReceipt();
  expect(receipt.textContent).toContain('Bet 25.00 in total to withdraw these coins');
  await closeReceipt(user, /^Coins\+25\.00$/, /^Deposit coupon.*\+20\.00$/, /^Points.*\+10\.00$/);
  await findHeading('Nothing to claim right now');
  await waitUntilSettled();
  expect(queryDot()).toBeNull();
  expect(await world.calls('receiveBonusTicker')).toBe(2);
  for (const operation of ['loginBonus3UserReceive', 'appFreeSignUserReceive', 'receiveMail'])
    expect(await world.calls(operation)).toBe(1);
  const { coin, lottery } = await world.player();
  expect(coin).toBe(Number(before['coin']) + 25_00);
  expect(lottery).toBe(Number(before['lottery']) + 10_00);
});

test('shows the number and the sum of the whole run, and the row of the current claim', async ({
  open,
  world,
}) => {
  const { id } = await world.player();
  for (let mail = 0; mail < 3; mail += 1)
    await world.control('POST', `players/${String(id)}/mails`, {
      title: 'A gift',
      content: 'For you',
      propList: [{ id: 2001, count: 10_00 }],
    });
  await world.fault({ operationId: 'receiveMail', effect: 'hold' });
  const { user } = await open('/lobby/rewards', 'player');
  await findHeading('To claim 8');
  await user.click(await findReadyButton(ALL));
  await screen.findAllByText('Claiming 5 of 8');
  await waitUntilSettled();
  const heading = await findHeading('To claim 8');
  expect(heading.parentElement?.textContent).toContain('+55.00');
  expect(getRows().map((row) => row.textContent?.match(/^(Daily check-in|Gift by mail)/)?.[0])).toEqual([
    'Daily check-in',
    'Gift by mail',
    'Gift by mail',
    'Gift by mail',
  ]);
});

test('lists a refused reward with its reason, claims the others, and claims it again on demand', async ({
  open,
  world,
}) => {
  await world.fault({ operationId: 'loginBonus3UserReceive', errcode: 2914 });
  const { user } = await open('/lobby/rewards', 'player');
  await user.click(await findReadyButton(ALL));
  await closeReceipt(user, /^Coins\+15\.00$/);
  await findHeading('To claim 1');
  await expectText(() => getRows()[0], /^Sign-up bonus.*\+10\.00.*Try again/);
  await screen.findByText(/^1 reward was not claimed/);
  const reason = getRows()[0]?.textContent?.replace(/^Sign-up bonus|\+10\.00.*$/g, '');
  expect(reason).toMatch(/\w{4}.*\.$/);
  await world.clearFaults();
  await user.click(screen.getByRole('button', { name: 'Try again Sign-up bonus' }));
  await closeReceipt(user, /^Coins\+10\.00$/);
  await findHeading('Nothing to claim right now');
});

test('says that the outcome of a reward is unknown, also after a reload, and repeats its call with the same key', async ({
  open,
  world,
}) => {
  await world.fault({ operationId: 'loginBonus3UserReceive', effect: 'dropAfter' });
  const { user, reload } = await open('/lobby/rewards', 'player');
  await user.click(await findReadyButton(ALL));
  const isUnknown = async () => expectText(() => getRows()[0], /^Sign-up bonusOutcome unknown.*Check again/);
  await isUnknown();
  // The waiting claims were not made, and none is called failed.
  expect(await world.calls('receiveBonusTicker')).toBe(0);
  expect(screen.getByRole('main').textContent).not.toMatch(/not claimed|failed/);
  const { coin } = await world.player();
  await world.clearFaults();
  await reload();
  await isUnknown();
  await waitUntilSettled();
  await user.click(screen.getByRole('button', { name: 'Check again Sign-up bonus' }));
  // A call with another key is refused, because the reward has been paid.
  await closeReceipt(user, /^Coins\+10\.00$/);
  expect((await world.player())['coin']).toBe(coin);
  await findHeading('To claim 4');
});
