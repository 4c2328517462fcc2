import { describe, expect, it } from 'vitest';
import { loadSeed } from '../src/seed/seed.ts';
import { freshWorlds, startServer } from './support/client.ts';
import { depositFor, invite, playRounds } from './support/friends.ts';

const server = await startServer();
const newWorld = freshWorlds(server);
const { agent, validDeposit } = loadSeed().invitations;

interface AgentData {
  inviteCount: number;
  totalIncome: number;
  availableIncome: number;
  rows: { nickname: string; income: number; timestamp: number }[];
}
interface Agent5 {
  inviteCount: number;
  inviteValidCount: number;
  amount: number;
  itemStatus: number;
  steps: { awardId: number; target: number; itemStatus: number; propList: { count: number }[] }[];
}
interface Log {
  nickname: string;
  amount: number;
  type: number;
  timestamp: number;
}

function share(sum: number, rate: number): number {
  return Math.floor((sum * rate) / 10_000);
}

async function setUp(config: object = {}) {
  const world = await newWorld('default', config);
  const token = await world.token();
  const errcode = async (path: string, body: object = {}) =>
    (await world.call(path, body, { token })).body.errcode;
  return {
    world,
    token,
    errcode,
    coin: async () => Number((await world.done('refreshData', {}, { token }))['coin']),
    agentData: async () => (await world.done('agentData', {}, { token }))['agentData'] as AgentData,
    agent5User: async () => (await world.done('appAgent5User', {}, { token }))['appAgent5User'] as Agent5,
    log: async (page = 1, pageSize = 20) => {
      const { list, total } = await world.done('appAgent5UserLog', { page, pageSize }, { token });
      return { list: list as Log[], total };
    },
  };
}

describe('the agent programme', () => {
  // spec 1-31, 2.2-099, 7.5-16, 7.5-17
  it("turns a share of friends' stakes into income and pays it once", async () => {
    const { world, token, agentData, coin, errcode } = await setUp();
    const friend = await invite(world, 'friend1');
    expect(await agentData()).toEqual({
      inviteCount: 1,
      totalIncome: 0,
      availableIncome: 0,
      betRate: 1,
      rows: [],
    });
    expect(await errcode('agent3Exchange')).toBe(3107);
    await playRounds(world, friend.token, 100_00, 3);
    const income = share(300_00, agent.stakeRate);
    expect(await agentData()).toMatchObject({ totalIncome: income, availableIncome: income });
    const before = await coin();
    const paid = await world.done('agent3Exchange', {}, { token });
    expect(paid['propList']).toEqual([{ id: 2001, count: income, betRate: agent.betRate }]);
    expect(paid['coin']).toBe(before + income);
    expect(paid['agentData']).toMatchObject({ totalIncome: income, availableIncome: 0 });
    expect(await errcode('agent3Exchange')).toBe(3107);
  });
});

describe('agent5', () => {
  // spec 7.5-24
  it('counts a friend once, from the required total of deposits on', async () => {
    const { world, agent5User, log } = await setUp();
    const friend = await invite(world, 'friend1', validDeposit);
    const other = await invite(world, 'friend2');
    expect(await agent5User()).toMatchObject({ inviteCount: 2, inviteValidCount: 1 });
    await depositFor(world, friend.token, validDeposit + 1_00);
    await depositFor(world, other.token, validDeposit);
    expect(await agent5User()).toMatchObject({ inviteCount: 2, inviteValidCount: 2 });
    expect((await log()).list.filter(({ type }) => type === 3)).toHaveLength(2);
  });
});

describe('a new superior', () => {
  it('gets totals from zero, and the previous superior keeps the income', async () => {
    const { world, agentData } = await setUp();
    const friend = await invite(world, 'friend1');
    const second = await world.control<{ user: { id: number } }>('POST', 'players', { account: 'second' });
    await playRounds(world, friend.token, 100_00);
    await world.control('PATCH', `players/${friend.id}`, { pid: second.user.id });
    await playRounds(world, friend.token, 50_00);
    expect((await agentData()).totalIncome).toBe(share(100_00, agent.stakeRate));
    const { agentData: theirs } = await world.done('agentData', {}, { token: await world.token('second') });
    expect(theirs).toMatchObject({ inviteCount: 1, totalIncome: share(50_00, agent.stakeRate) });
  });
});
