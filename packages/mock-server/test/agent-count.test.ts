import { describe, expect, it } from 'vitest';
import { loadSeed } from '../src/seed/seed.ts';
import { freshWorlds, startServer } from './support/client.ts';
import { invite, inviteMany } from './support/friends.ts';

const server = await startServer();
const newWorld = freshWorlds(server);
const { agentCount, validDeposit } = loadSeed().invitations;

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

describe('the agent-count programme', () => {
  // spec 7.5-18
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

  // spec 2.2-100, 7.5-19
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
});
