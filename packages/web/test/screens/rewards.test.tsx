import { screen, waitFor } from '@testing-library/react';
import type { SdkWithCalls } from '@tara/sdk';
import { expect } from 'vitest';
import { readyTasks } from '#shared/tasks/task-states.ts';
import { test } from './screen-test.tsx';
import { completeTwoTasks } from './support/tasks.ts';
import { expectGone, getItems } from './support/page.ts';
import { waitUntilSettled } from './support/wait-until-settled.ts';

const LAYOUTS = ['mobile', 'desktop'] as const;
const queryDot = () => screen.queryByText('rewards to claim');

/** Claims the rewards of all finished tasks. */
async function claimTasks(sdk: SdkWithCalls): Promise<void> {
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
