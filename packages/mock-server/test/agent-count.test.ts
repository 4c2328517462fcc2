import { describe, expect, it } from 'vitest';
import { loadSeed } from '../src/seed/seed.ts';
import { freshWorlds, startServer } from './support/client.ts';
import { invite, inviteMany, playRounds } from './support/friends.ts';

const server = await startServer();
const newWorld = freshWorlds(server);
const { agentCount, validDeposit } = loadSeed().invitations;
const DAY = 24 * 60 * 60_000;

interface Data {
  inviteCount: number;
  scratchCount: number;
  lotteryCount: number;
  itemStatus: number;
  awardId: number;
  steps: { awardId: number; target: number; itemStatus: number; propList: object[] }[];
  prizes: object[];
}
interface Task {
  id: number;
  num: number;
  target: number;
  itemStatus: number;
  propList: object[];
}

async function setUp(config: object = {}) {
  const world = await newWorld('default', config);
  const token = await world.token();
  return {
    world,
    token,
    errcode: async (path: string, body: object = {}) =>
      (await world.call(path, body, { token })).body.errcode,
    show: async () => (await world.done('agent4Data', {}, { token }))['agent4Data'] as Data,
    tasks: async () =>
      (
        (await world.done('appProxyUser4TaskUser', {}, { token }))['appProxyUser4TaskUser'] as {
          tasks: Task[];
        }
      ).tasks,
  };
}

/** The id of the first task that counts something. */
function taskOf(counts: string): number {
  return agentCount.tasks.find((task) => task.counts === counts)?.id ?? 0;
}

describe('the agent-count programme', () => {
  it('gives cards and draws only for invited players who have deposited', async () => {
    const { world, show } = await setUp();
    await inviteMany(world, 2);
    expect(await show()).toMatchObject({ inviteCount: 0, scratchCount: 0, lotteryCount: 0, itemStatus: 0 });
    for (let count = 0; count < agentCount.friendsPerDraw; count++)
      await invite(world, `payer${count}`, validDeposit);
    expect(await show()).toMatchObject({
      inviteCount: agentCount.friendsPerDraw,
      scratchCount: agentCount.friendsPerDraw * agentCount.cardsPerFriend,
      lotteryCount: 1,
    });
  });

  it('scratches each card once and grants its prize', async () => {
    const { world, token, show, errcode } = await setUp();
    expect(await errcode('agent4Scratch')).toBe(3105);
    await inviteMany(world, 2, validDeposit);
    const under = agentCount.cards.map(({ weight: _weight, ...item }) => item);
    for (let left = (await show()).scratchCount; left > 0; left--) {
      const { propList, agent4Data } = await world.done('agent4Scratch', {}, { token });
      expect(under).toContainEqual((propList as object[])[0]);
      expect(agent4Data).toMatchObject({ scratchCount: left - 1 });
    }
    expect(await errcode('agent4Scratch')).toBe(3105);
  });

  it('grants the prize of the drawn field', async () => {
    const { world, token, errcode } = await setUp();
    expect(await errcode('agent4Lottery')).toBe(3105);
    await inviteMany(world, agentCount.friendsPerDraw, validDeposit);
    const { index, propList, agent4Data } = await world.done('agent4Lottery', {}, { token });
    expect(propList).toEqual([(agent4Data as Data).prizes[Number(index)]]);
    expect(agent4Data).toMatchObject({ lotteryCount: 0 });
    expect(await errcode('agent4Lottery')).toBe(3105);
  });

  it('grants each step once it is reached, only once', async () => {
    const { world, token, show, errcode } = await setUp();
    const { steps, awardId } = await show();
    const [first, second] = steps;
    expect(awardId).toBe(first?.awardId);
    expect(await errcode('agent4Award', { awardId })).toBe(3103);
    expect(await errcode('agent4Award', { awardId: 99 })).toBe(3102);
    await inviteMany(world, first?.target ?? 0, validDeposit);
    expect(await show()).toMatchObject({ awardId, itemStatus: 1 });
    const answer = await world.done('agent4Award', { awardId }, { token });
    expect(answer['propList']).toEqual(first?.propList);
    expect(answer['agent4Data']).toMatchObject({ awardId: second?.awardId, itemStatus: 0 });
    expect(await errcode('agent4Award', { awardId })).toBe(3104);
  });

  it('lists the invited players, newest first and masked', async () => {
    const { world, token } = await setUp();
    await invite(world, 'friend1', validDeposit);
    await world.advance(1000);
    await invite(world, 'friend2');
    const page = async (number: number, pageSize: number) =>
      (await world.done('agent4InviteRows', { page: number, pageSize }, { token })) as unknown as {
        rows: { nickname: string; valid: number; timestamp: number }[];
        total: number;
      };
    const { rows, total } = await page(1, 20);
    expect([total, rows.map(({ valid }) => valid)]).toEqual([2, [0, 1]]);
    for (const { nickname } of rows) expect(nickname).toMatch(/^St\*\*\*\d\d$/);
    expect((await page(2, 1)).rows).toEqual([rows[1]]);
  });
});

describe('the tasks of an agent', () => {
  it('count shares once a day in the time zone of the world', async () => {
    const { world, tasks, errcode } = await setUp();
    const id = taskOf('share');
    const longest = agentCount.tasks.findLast((task) => task.counts === 'share')?.id;
    const share = () => errcode('appProxyUser4TaskUserShare', { id });
    const progress = async () => (await tasks()).find((task) => task.id === longest)?.num;
    expect(await share()).toBe(0);
    expect(await share()).toBe(3108);
    expect(await progress()).toBe(1);
    // Noon in Pakistan: the day ends twelve hours later.
    await world.advance(DAY / 2 - 1);
    expect(await share()).toBe(3108);
    await world.advance(1);
    expect(await share()).toBe(0);
    expect(await progress()).toBe(2);
  });

  it('accept a share only for tasks that count shares', async () => {
    const { errcode } = await setUp();
    expect(await errcode('appProxyUser4TaskUserShare', { id: taskOf('friends') })).toBe(3102);
    expect(await errcode('appProxyUser4TaskUserShare', { id: 99 })).toBe(3102);
  });

  it.each(['share', 'friends', 'validFriends', 'friendStakes'])('can be claimed once: %s', async (counts) => {
    const { world, token, tasks, errcode } = await setUp();
    const id = taskOf(counts);
    const receive = () => errcode('appProxyUser4TaskUserReceive', { id });
    const task = async () => (await tasks()).find((candidate) => candidate.id === id);
    expect(await task()).toMatchObject({ num: 0, itemStatus: 0 });
    expect(await receive()).toBe(3103);
    if (counts === 'share') await errcode('appProxyUser4TaskUserShare', { id });
    else {
      const friend = await invite(world, 'friend1', counts === 'friends' ? 0 : validDeposit);
      await world.control('PATCH', `players/${friend.id}`, { coin: 100_000_00 });
      if (counts === 'friendStakes') await playRounds(world, friend.token, 100_00, 100);
    }
    const ready = await task();
    expect(ready).toMatchObject({ num: ready?.target, itemStatus: 1 });
    const { propList, appProxyUser4TaskUser } = await world.done(
      'appProxyUser4TaskUserReceive',
      { id },
      { token },
    );
    expect(propList).toEqual(ready?.propList);
    expect((appProxyUser4TaskUser as { tasks: Task[] }).tasks).toContainEqual({ ...ready, itemStatus: 2 });
    expect(await receive()).toBe(3104);
  });

  it('return an error for an unknown task', async () => {
    const { errcode } = await setUp();
    expect(await errcode('appProxyUser4TaskUserReceive', { id: 99 })).toBe(3102);
  });
});

describe('a closed agent-count programme', () => {
  it.each([
    ['agent4Data', {}],
    ['agent4InviteRows', { page: 1, pageSize: 1 }],
    ['agent4Scratch', {}],
    ['agent4Lottery', {}],
    ['agent4Award', { awardId: 1 }],
    ['appProxyUser4TaskUser', {}],
    ['appProxyUser4TaskUserShare', { id: 1 }],
    ['appProxyUser4TaskUserReceive', { id: 1 }],
  ])('refuses %s', async (path, body) => {
    const { errcode } = await setUp({ activityIds: [26] });
    expect(await errcode(path, body)).toBe(3101);
  });
});
