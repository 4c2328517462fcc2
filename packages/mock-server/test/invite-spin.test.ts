import { describe, expect, it } from 'vitest';
import { loadSeed } from '../src/seed/seed.ts';
import { freshWorlds, NOON, startServer, type TestWorld } from './support/client.ts';
import { depositFor, invite, inviteMany } from './support/friends.ts';

const server = await startServer();
const newWorld = freshWorlds(server);
const HOUR = 60 * 60_000;

interface Spin {
  spinCount: number;
  amount: number;
  targetAmount: number;
  itemStatus: number;
  expireTime: number;
  wheel: { id: number; count: number }[];
}

async function setUp(config: object = {}) {
  const world = await newWorld('default', config);
  const token = await world.token();
  return {
    world,
    token,
    show: async () => (await world.done('actInviteUser', {}, { token }))['actInviteUser'] as Spin,
    spin: async () => {
      const answer = await world.done('actInviteUserSpin', {}, { token });
      return {
        propList: answer['propList'],
        spun: answer['actInviteUser'] as Spin,
        index: Number(answer['index']),
      };
    },
    errcode: async (path: string) => (await world.call(path, {}, { token })).body.errcode,
    records: async (page = 1, pageSize = 20) => {
      const { list, total } = await world.done('actInviteUserRecord', { page, pageSize }, { token });
      return { list: list as { nickname: string; amount: number; timestamp: number }[], total };
    },
  };
}

async function nameOf(world: TestWorld, id: number): Promise<string> {
  return (await world.control<{ user: { nickname: string } }>('GET', `players/${id}`)).user.nickname;
}

describe('the invite spin', () => {
  it('begins with one free spin', async () => {
    const { show, spin, errcode } = await setUp();
    expect(await show()).toMatchObject({ spinCount: 1, amount: 0, itemStatus: 0 });
    const { index, spun, propList } = await spin();
    expect(propList).toEqual([spun.wheel[index]]);
    expect(spun).toMatchObject({ spinCount: 0, amount: spun.wheel[index]?.count, itemStatus: 0 });
    expect(await errcode('actInviteUserSpin')).toBe(3105);
    expect(await errcode('actInviteUserExchange')).toBe(3103);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('never reaches the target without friends (seed %i)', async (seed) => {
    const world = await newWorld();
    await world.control('POST', 'reset', { seed });
    const { actInviteUser } = await world.done('actInviteUserSpin', {}, { token: await world.token() });
    const { amount, targetAmount } = actInviteUser as Spin;
    expect(amount).toBeGreaterThan(0);
    expect(amount).toBeLessThan(targetAmount);
  });

  it("gets one spin for a friend's registration and one for a sufficient deposit", async () => {
    const { world, show } = await setUp();
    const { token: friend } = await invite(world, 'friend1');
    expect((await show()).spinCount).toBe(2);
    await depositFor(world, friend, 100_00);
    expect((await show()).spinCount).toBe(3);
    await depositFor(world, friend, 500_00);
    expect((await show()).spinCount).toBe(3);
  });

  it('pays the collected amount once after friends have closed the gap', async () => {
    const { world, token, show, spin, errcode } = await setUp();
    await inviteMany(world, 10);
    const before = Number((await world.done('refreshData', {}, { token }))['coin']);
    for (let left = (await show()).spinCount; left > 0; left--) await spin();
    const full = await show();
    expect(full).toMatchObject({ itemStatus: 1, spinCount: 0 });
    expect(full.amount).toBeGreaterThanOrEqual(full.targetAmount);
    const answer = await world.done('actInviteUserExchange', {}, { token });
    expect(answer['coin']).toBe(before + full.amount);
    expect(answer['propList']).toEqual([{ id: 2001, count: full.amount, betRate: 1 }]);
    expect(answer['actInviteUser']).toMatchObject({ itemStatus: 2, amount: 0, spinCount: 0 });
    await invite(world, 'latecomer');
    expect(await errcode('actInviteUserExchange')).toBe(3104);
    expect(await errcode('actInviteUserSpin')).toBe(3105);
  });

  it('lapses with its round, and the next one begins', async () => {
    const { world, show, spin, errcode } = await setUp();
    await inviteMany(world, 3);
    await spin();
    await spin();
    const { expireTime } = await show();
    await world.advance(expireTime - NOON - 1);
    expect((await show()).spinCount).toBe(2);
    await world.advance(1);
    expect(await show()).toMatchObject({
      spinCount: 1,
      amount: 0,
      itemStatus: 0,
      expireTime: 2 * expireTime - NOON,
    });
    expect(await errcode('actInviteUserExchange')).toBe(3103);
  });

  it('refuses calls while the activity is closed', async () => {
    const { world, token, errcode } = await setUp({ activityIds: [21] });
    for (const path of ['', 'Status', 'Exchange', 'Spin'])
      expect(await errcode(`actInviteUser${path}`)).toBe(3101);
    const { body } = await world.call('actInviteUserRecord', { page: 1, pageSize: 1 }, { token });
    expect(body.errcode).toBe(3101);
  });

  it('has a short status', async () => {
    const { world, token, show } = await setUp();
    const { actInviteUserStatus } = await world.done('actInviteUserStatus', {}, { token });
    // The seeded player is registered when the world begins, so the first round begins then.
    const expireTime = NOON + loadSeed().invitations.inviteSpin.roundHours * HOUR;
    expect(actInviteUserStatus).toEqual({ itemStatus: 0, expireTime });
    expect(await show()).toMatchObject({ itemStatus: 0, expireTime });
  });

  it('lists friends and their contributions, newest first, in pages, with masked names', async () => {
    const { world, show, spin, records } = await setUp();
    const { id } = await invite(world, 'friend1');
    await world.advance(60_000);
    await invite(world, 'friend2');
    await spin();
    const before = await show();
    const { spun } = await spin();
    const { list, total } = await records();
    expect(total).toBe(2);
    expect(list.map(({ timestamp }) => timestamp)).toEqual([NOON + 60_000, NOON]);
    expect(list.map(({ amount }) => amount)).toEqual([0, spun.amount - before.amount]);
    const name = await nameOf(world, id);
    expect(list[1]?.nickname).toBe(`${name.slice(0, 2)}***${name.slice(-2)}`);
    expect((await records(2, 1)).list).toEqual([list[1]]);
    expect((await records(3, 1)).list).toEqual([]);
  });
});
