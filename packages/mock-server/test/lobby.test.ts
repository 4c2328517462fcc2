import { describe, expect, it } from 'vitest';
import { freshWorlds, startServer } from './support/client.ts';

const server = await startServer();
const newWorld = freshWorlds(server);

describe('the profile', () => {
  // spec 2.2-082, 7.2-36
  it('accepts a nickname and an avatar separately', async () => {
    const world = await newWorld();
    const token = await world.token();
    expect(await world.done('updateProfile', { nickname: '  Moon light ' }, { token })).toMatchObject({
      nickname: 'Moon light',
      avatar: 3,
    });
    expect(await world.done('updateProfile', { avatar: 7 }, { token })).toMatchObject({
      nickname: 'Moon light',
      avatar: 7,
    });
    for (const nickname of [
      '🌙'.repeat(17),
      '👨‍👩‍👧‍👦'.repeat(23),
      'می\u{200c}خواهم',
      'آمنہ\u200f (لاہور)',
      '\u200eA1',
      '\u061cپ',
    ])
      expect(await world.done('updateProfile', { nickname }, { token })).toMatchObject({ nickname });
    for (const nickname of [
      '',
      '   ',
      '\u{200d}',
      'a\u0000b',
      'a\u202Eb',
      'a\u2067b',
      '\u200f',
      'a\ud800b',
      'x'.repeat(33),
    ]) {
      expect((await world.call('updateProfile', { nickname }, { token })).body.errcode).toBe(2112);
    }
  });
});

describe('the lobby of a player', () => {
  // spec 2.2-073, 3-061, 3-062, 3-063, 7.3-10
  it('shows activities by configuration and state', async () => {
    const world = await newWorld('default', { activityIds: [4, 20, 30, 39, 42] });
    const token = await world.token();
    const before = await world.done('getActivityIds', {}, { token });
    expect(before).toMatchObject({
      activityIds: [4, 20, 30, 39, 42],
      hasTurntable: true,
      isBankrupt: false,
      loginPaying: false,
    });
    expect(before['activityMap']).toMatchObject({ '4': { sort: 1 }, '42': { sort: 5 } });
    await world.control('PATCH', 'players/10000001', {
      coin: 0,
      totalRecharge: 500_00,
      firstRecharge: 1,
      mobile: '3001234567',
    });
    expect(await world.done('getActivityIds', {}, { token })).toMatchObject({
      activityIds: [20, 30, 42],
      isBankrupt: true,
      totalRecharge: 500_00,
    });
  });

  // spec 1-10, 7.2-22
  it('has a level from bets, and its next threshold', async () => {
    const world = await newWorld();
    const token = await world.token();
    const levelAt = async (bet: number) => {
      await world.control('PATCH', 'players/10000001', { bet });
      const { userLevel, vip, vipExp } = await world.done('refreshData', {}, { token });
      return [userLevel, vip, vipExp];
    };
    expect(await levelAt(0)).toEqual([0, 0, 0]);
    expect(await levelAt(999_99)).toEqual([0, 0, 999]);
    expect(await levelAt(1_000_00)).toEqual([1, 1, 1000]);
    expect(await levelAt(999_999_999_00)).toEqual([7, 7, 999_999_999]);
  });

  it('may have no login-pay card', async () => {
    const world = await newWorld();
    const token = await world.token();
    expect(await world.done('getLoginPayUser3', {}, { token })).toMatchObject({
      ownList: [],
      needRecharge: true,
    });
  });
});
