import { describe, expect, it } from 'vitest';
import { freshWorlds, NOON, startServer } from './support/client.ts';
import { depositFor, playRounds } from './support/friends.ts';
import { DAY } from './support/promotion-bodies.ts';

const server = await startServer();
const newWorld = freshWorlds(server);

const MIDNIGHT = NOON + DAY / 2;
const DEMO = 'players/10000001';

interface Reward {
  day: number;
  propList: { id: number; count: number }[];
}

async function setUp(scenario = 'default', config: object = {}) {
  const world = await newWorld(scenario, config);
  const token = await world.token();
  const call = async (path: string, body: object = {}) => (await world.call(path, body, { token })).body;
  return {
    world,
    token,
    call,
    errcode: async (path: string, body: object = {}) => (await call(path, body)).errcode,
    coin: async () => Number((await world.done('refreshData', {}, { token }))['coin']),
    goTo: (now: number) => world.control('POST', 'clock', { now }),
  };
}

describe('a closed activity', () => {
  it.each([
    ['loginBonus3User', {}],
    ['loginBonus3UserReceive', { day: 1 }],
    ['appFreeSignUser', {}],
    ['appFreeSignUserReceive', {}],
    ['vipRebateUser', {}],
    ['vipRebateUserReceive', {}],
    ['bankruptBonus', {}],
  ])('refuses %s', async (path, body) => {
    const { errcode } = await setUp('bankrupt', { activityIds: [42] });
    expect(await errcode(path, body)).toBe(3101);
  });
});

describe('the sign-up bonus', () => {
  const boardIn = (answer: Record<string, unknown>) =>
    answer['loginBonus3User'] as { days: number[]; day: number; itemStatus: number; rewards: Reward[] };

  it('grants one place a day without a fixed calendar, and returns -1 when all are received', async () => {
    const { call, goTo } = await setUp();
    const { rewards } = boardIn(await call('loginBonus3User'));
    for (const [index, { day, propList }] of rewards.entries()) {
      await goTo(NOON + 2 * index * DAY);
      expect(boardIn(await call('loginBonus3User'))).toMatchObject({ day, itemStatus: 1 });
      const answer = await call('loginBonus3UserReceive', { day });
      expect(answer['propList']).toEqual(propList);
      const days = rewards.slice(0, index + 1).map((reward) => reward.day);
      const isLast = index === rewards.length - 1;
      expect(boardIn(answer)).toMatchObject({ days: isLast ? [...days, -1] : days, day, itemStatus: 2 });
    }
    await goTo(NOON + 30 * DAY - 1);
    expect(boardIn(await call('loginBonus3User'))).toMatchObject({ day: rewards.length, itemStatus: 2 });
  });

  it('refuses past, future and unknown places', async () => {
    const { errcode, goTo } = await setUp();
    expect(await errcode('loginBonus3UserReceive', { day: 2 })).toBe(3103);
    expect(await errcode('loginBonus3UserReceive', { day: 1 })).toBe(0);
    expect(await errcode('loginBonus3UserReceive', { day: 1 })).toBe(3104);
    expect(await errcode('loginBonus3UserReceive', { day: 8 })).toBe(3102);
    await goTo(MIDNIGHT - 1);
    expect(await errcode('loginBonus3UserReceive', { day: 2 })).toBe(3103);
    await goTo(MIDNIGHT);
    expect(await errcode('loginBonus3UserReceive', { day: 2 })).toBe(0);
  });
});

describe('the free sign', () => {
  const boardIn = (answer: Record<string, unknown>) =>
    answer['appFreeSignUser'] as { day: number; itemStatus: number; rewards: Reward[] };

  it('grants each place in turn and restarts after the last one', async () => {
    const { call, goTo } = await setUp();
    const { rewards } = boardIn(await call('appFreeSignUser'));
    expect(rewards.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    for (const [index, { day, propList }] of rewards.entries()) {
      await goTo(NOON + index * DAY);
      expect(boardIn(await call('appFreeSignUser'))).toMatchObject({ day, itemStatus: 1 });
      const answer = await call('appFreeSignUserReceive');
      expect(answer['propList']).toEqual(propList);
      expect(boardIn(answer)).toMatchObject({ day, itemStatus: 2 });
    }
    await goTo(NOON + rewards.length * DAY);
    expect(boardIn(await call('appFreeSignUser'))).toMatchObject({ day: 1, itemStatus: 1 });
  });

  it('restarts after a missed day, counted by the world’s midnight', async () => {
    const { call, errcode, goTo } = await setUp();
    await call('appFreeSignUserReceive');
    await goTo(MIDNIGHT - 1);
    expect(await errcode('appFreeSignUserReceive')).toBe(3104);
    await goTo(MIDNIGHT);
    expect(boardIn(await call('appFreeSignUserReceive'))).toMatchObject({ day: 2 });
    await goTo(MIDNIGHT + 2 * DAY - 1);
    expect(boardIn(await call('appFreeSignUser'))).toMatchObject({ day: 3 });
    await goTo(MIDNIGHT + 2 * DAY);
    expect(boardIn(await call('appFreeSignUser'))).toMatchObject({ day: 1 });
  });
});

describe('the top-up rule', () => {
  const CLAIMS = [
    ['appFreeSignUser', 'appFreeSignUserReceive', {}],
    ['loginBonus3User', 'loginBonus3UserReceive', { day: 1 }],
  ] as const;

  it.each(CLAIMS)('is off by default: %s does not wait', async (board, claim, body) => {
    const { call, errcode } = await setUp('new-player');
    expect((await call(board))[board]).toMatchObject({ itemStatus: 1 });
    expect(await errcode(claim, body)).toBe(0);
  });

  it.each(CLAIMS)('holds %s back until the first deposit is settled', async (board, claim, body) => {
    const { world, token, call, errcode } = await setUp('new-player', { freeBonusNeedsTopUp: true });
    expect((await call(board))[board]).toMatchObject({ itemStatus: 0 });
    expect((await call(claim, body)).error).toMatchObject({ name: 'awardNotReached' });
    await depositFor(world, token, 100_00);
    expect((await call(board))[board]).toMatchObject({ itemStatus: 1 });
    expect(await errcode(claim, body)).toBe(0);
    expect((await call(board))[board]).toMatchObject({ itemStatus: 2 });
  });

  it('can be switched on in a running world', async () => {
    const { world, errcode } = await setUp('new-player');
    await world.control('PATCH', 'config', { freeBonusNeedsTopUp: true });
    expect(await errcode('appFreeSignUserReceive')).toBe(3103);
  });
});

describe('a day', () => {
  it('begins in the time zone of the world', async () => {
    const { errcode, goTo } = await setUp('region-ph');
    const midnight = Date.UTC(2025, 10, 21, 16);
    expect(await errcode('appFreeSignUserReceive')).toBe(0);
    await goTo(midnight - 1);
    expect(await errcode('appFreeSignUserReceive')).toBe(3104);
    await goTo(midnight);
    expect(await errcode('appFreeSignUserReceive')).toBe(0);
  });
});

describe('the supply', () => {
  it('is granted once a day to a player who has deposited and lost everything', async () => {
    const { world, token, call, coin, goTo } = await setUp('bankrupt');
    const isBankrupt = async () => (await world.done('getActivityIds', {}, { token }))['isBankrupt'];
    const lose = () => world.control('PATCH', DEMO, { coin: 0 });
    expect(await isBankrupt()).toBe(true);
    const relief = await call('bankruptBonus');
    const [item] = relief['propList'] as { count: number }[];
    expect(relief).toMatchObject({ isBankrupt: false, coin: item?.count });
    expect(await coin()).toBe(item?.count);

    await lose();
    await goTo(MIDNIGHT - 1);
    expect(await isBankrupt()).toBe(false);
    expect((await call('bankruptBonus')).errcode).toBe(3104);
    await goTo(MIDNIGHT);
    expect(await isBankrupt()).toBe(true);
    expect((await call('bankruptBonus')).errcode).toBe(0);
  });

  it.each([
    ['has never deposited', { coin: 0 }],
    ['has coins left', { coin: 1_00, totalRecharge: 500_00 }],
    ['has coins in the safebox', { coin: 0, safebox: 1_00, totalRecharge: 500_00 }],
  ])('is refused to a player who %s', async (_, player) => {
    const { world, errcode } = await setUp();
    await world.control('PATCH', DEMO, player);
    expect(await errcode('bankruptBonus')).toBe(3109);
  });

  it('shows its content before the claim, and is not offered while closed', async () => {
    const { world, token, call } = await setUp('bankrupt');
    const { activityMap } = await world.done('getActivityIds', {}, { token });
    const { propList } = (activityMap as Record<string, { propList: unknown }>)['30'] ?? {};
    expect((await call('bankruptBonus'))['propList']).toEqual(propList);
    const closed = await setUp('bankrupt', { activityIds: [42] });
    expect(await closed.call('getActivityIds')).toMatchObject({ isBankrupt: false });
  });
});

describe('the VIP rebate', () => {
  const rebateIn = (answer: Record<string, unknown>) =>
    answer['vipRebateUser'] as { rate: number; amount: number; itemStatus: number };

  it('pays a day’s stakes from the next day on, at the level’s rate, once', async () => {
    const { world, token, call, errcode, coin, goTo } = await setUp();
    await playRounds(world, token, 100_00, 3);
    await playRounds(world, token, 50_00);
    await goTo(MIDNIGHT - 1);
    expect(rebateIn(await call('vipRebateUser'))).toMatchObject({ amount: 0, itemStatus: 0 });
    expect(await errcode('vipRebateUserReceive')).toBe(3103);

    await goTo(MIDNIGHT);
    const { appWebConfig } = await world.done('anonymous/appConfig', { gameListVersion: 0 });
    const { vip } = await world.done('refreshData', {}, { token });
    const levels = (appWebConfig as { appUserLevelConfigList: { level: number; rebateRate: number }[] })
      .appUserLevelConfigList;
    const rate = levels.find(({ level }) => level === vip)?.rebateRate ?? 0;
    const amount = Math.floor((350_00 * rate) / 10_000);
    expect(amount).toBeGreaterThan(0);
    expect(rebateIn(await call('vipRebateUser'))).toEqual({ rate, amount, betRate: 1, itemStatus: 1 });

    const before = await coin();
    const answer = await call('vipRebateUserReceive');
    expect(answer['propList']).toEqual([expect.objectContaining({ id: 2001, count: amount })]);
    expect(rebateIn(answer)).toEqual({ rate, amount: 0, betRate: 1, itemStatus: 2 });
    expect(await coin()).toBe(before + amount);
    expect(await errcode('vipRebateUserReceive')).toBe(3104);
  });

  it('adds up unclaimed days', async () => {
    const { world, token, call, goTo } = await setUp();
    await playRounds(world, token, 100_00);
    await goTo(NOON + DAY);
    const first = rebateIn(await call('vipRebateUser')).amount;
    await playRounds(world, token, 100_00);
    await goTo(NOON + 9 * DAY);
    expect(rebateIn(await call('vipRebateUser')).amount).toBe(2 * first);
  });

  it('pays nothing for a level without a rate', async () => {
    const { world, token, errcode, call, goTo } = await setUp('new-player');
    await playRounds(world, token, 10_00);
    await goTo(NOON + DAY);
    expect(rebateIn(await call('vipRebateUser'))).toMatchObject({ rate: 0, amount: 0, itemStatus: 0 });
    expect(await errcode('vipRebateUserReceive')).toBe(3103);
  });
});

describe('the activity map', () => {
  it('contains places, ends, link targets and contents of red packets', async () => {
    const { call } = await setUp('default', { activityIds: [29, 22, 42], activityDurations: { 22: DAY } });
    const { activityMap } = await call('getActivityIds');
    expect(activityMap).toMatchObject({
      '29': { sort: 1, expireTime: -1, url: expect.stringMatching(/^https:/) },
      '22': { sort: 2, expireTime: NOON + DAY, propList: [expect.objectContaining({ id: 2001 })] },
      '42': { sort: 3, expireTime: -1 },
    });
  });
});
