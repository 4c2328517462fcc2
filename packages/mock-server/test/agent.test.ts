import { describe, expect, it } from 'vitest';
import { loadSeed } from '../src/seed/seed.ts';
import { freshWorlds, NOON, startServer } from './support/client.ts';
import { depositFor, invite, inviteMany, playRounds } from './support/friends.ts';

const server = await startServer();
const newWorld = freshWorlds(server);
const { agent, agent5, validDeposit } = loadSeed().invitations;
const DAY = 24 * 60 * 60_000;

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

  it('keeps fractions of a hundredth until they add up', async () => {
    const { world, agentData } = await setUp();
    const friend = await invite(world, 'friend1');
    const rounds = Math.ceil(10_000 / (agent.stakeRate * 1_00));
    expect(share(1_00, agent.stakeRate)).toBe(0);
    await playRounds(world, friend.token, 1_00, rounds - 1);
    expect(await agentData()).toMatchObject({ totalIncome: 0, rows: [] });
    const again = await setUp();
    const other = await invite(again.world, 'friend1');
    await playRounds(again.world, other.token, 1_00, rounds);
    expect((await again.agentData()).totalIncome).toBe(1);
  });

  it('has a row per friend and day, newest first and masked', async () => {
    const { world, agentData } = await setUp();
    const [one, two] = await inviteMany(world, 2);
    await playRounds(world, one?.token ?? '', 100_00, 2);
    await world.advance(1000);
    await playRounds(world, two?.token ?? '', 50_00);
    await world.advance(DAY);
    await playRounds(world, one?.token ?? '', 100_00);
    const { rows, totalIncome } = await agentData();
    expect(rows.map(({ income }) => income)).toEqual([
      share(100_00, agent.stakeRate),
      share(50_00, agent.stakeRate),
      share(200_00, agent.stakeRate),
    ]);
    expect(rows.map(({ timestamp }) => timestamp)).toEqual([NOON + DAY + 1000, NOON + 1000, NOON]);
    expect(rows.reduce((sum, { income }) => sum + income, 0)).toBe(totalIncome);
    for (const { nickname } of rows) expect(nickname).toMatch(/^St\*\*\*\d\d$/);
  });

  it('counts all stakes when many friends play at once', async () => {
    const { world, agentData } = await setUp();
    const friends = await inviteMany(world, 8);
    await Promise.all(friends.map(({ token }) => playRounds(world, token, 100_00, 5)));
    expect((await agentData()).totalIncome).toBe(8 * share(500_00, agent.stakeRate));
  });

  it('refuses calls while its activity is closed', async () => {
    const { errcode } = await setUp({ activityIds: [41] });
    expect([await errcode('agentData'), await errcode('agent3Exchange')]).toEqual([3101, 3101]);
  });
});

describe('agent5', () => {
  it('has income from deposits, stakes and valid friends, and pays it once', async () => {
    const { world, token, agent5User, coin, errcode } = await setUp();
    expect(await agent5User()).toMatchObject({ amount: 0, itemStatus: 0 });
    expect(await errcode('appAgent5UserReceive')).toBe(3107);
    const friend = await invite(world, 'friend1', 300_00);
    await playRounds(world, friend.token, 100_00, 2);
    const income = share(300_00, agent5.depositRate) + share(200_00, agent5.stakeRate) + agent5.validBonus;
    expect(await agent5User()).toMatchObject({ amount: income, itemStatus: 1 });
    const before = await coin();
    const paid = await world.done('appAgent5UserReceive', {}, { token });
    expect(paid['propList']).toEqual([{ id: 2001, count: income, betRate: agent5.betRate }]);
    expect(await coin()).toBe(before + income);
    expect(paid['appAgent5User']).toMatchObject({ amount: 0, itemStatus: 2 });
    expect(await errcode('appAgent5UserReceive')).toBe(3107);
  });

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

  it('grants each step once when enough friends count', async () => {
    const { world, token, agent5User, errcode, coin } = await setUp();
    const [step] = (await agent5User()).steps;
    const receive = (awardId: number) => errcode('appAgent5UserInviteValidReceive', { awardId });
    await inviteMany(world, step?.target ?? 0);
    expect(await receive(step?.awardId ?? 0)).toBe(3103);
    expect(await receive(99)).toBe(3102);
    for (let index = 0; index < (step?.target ?? 0); index++)
      await invite(world, `payer${index}`, validDeposit);
    expect((await agent5User()).steps[0]).toMatchObject({ itemStatus: 1 });
    const before = await coin();
    const { appAgent5User } = await world.done(
      'appAgent5UserInviteValidReceive',
      { awardId: step?.awardId },
      { token },
    );
    expect((appAgent5User as Agent5).steps.map(({ itemStatus }) => itemStatus)).toEqual([2, 0, 0]);
    expect(await coin()).toBe(before + (step?.propList[0]?.count ?? 0));
    expect(await receive(step?.awardId ?? 0)).toBe(3104);
  });

  it('logs the origin of each income, newest first, in pages', async () => {
    const { world, agent5User, log } = await setUp();
    const friend = await invite(world, 'friend1');
    await playRounds(world, friend.token, 100_00);
    await world.advance(1000);
    await depositFor(world, friend.token, 300_00);
    const { list, total } = await log();
    expect(total).toBe(3);
    expect(list.map(({ type }) => type)).toEqual([3, 1, 2]);
    expect(list.map(({ timestamp }) => timestamp)).toEqual([NOON + 1000, NOON + 1000, NOON]);
    expect(list.reduce((sum, { amount }) => sum + amount, 0)).toBe((await agent5User()).amount);
    expect((await log(2, 2)).list).toEqual([list[2]]);
  });

  it('refuses calls while its activity is closed', async () => {
    const { errcode } = await setUp({ activityIds: [26] });
    expect(await errcode('appAgent5User')).toBe(3101);
    expect(await errcode('appAgent5UserLog', { page: 1, pageSize: 1 })).toBe(3101);
    expect(await errcode('appAgent5UserReceive')).toBe(3101);
    expect(await errcode('appAgent5UserInviteValidReceive', { awardId: 1 })).toBe(3101);
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
