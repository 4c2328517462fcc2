import { describe, expect, it } from 'vitest';
import { freshWorlds, startServer } from './support/client.ts';

const server = await startServer();
const newWorld = freshWorlds(server);

describe('the profile', () => {
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
    for (const nickname of ['🌙'.repeat(17), '👨‍👩‍👧‍👦'.repeat(23), 'می\u{200c}خواهم'])
      expect(await world.done('updateProfile', { nickname }, { token })).toMatchObject({ nickname });
    for (const nickname of ['', '   ', '\u{200d}', 'a\u0000b', 'a\u202Eb', 'a\ud800b', 'x'.repeat(33)]) {
      expect((await world.call('updateProfile', { nickname }, { token })).body.errcode).toBe(2112);
    }
  });
});

describe('bank cards', () => {
  const card = { bankId: 1, bankName: 'Ravi Bank', accountName: 'Demo Player', cardNum: '4000123412341234' };

  it('are added or merged by bankId, and masked', async () => {
    const world = await newWorld();
    const token = await world.token();
    await world.done('addBankInfo', card, { token });
    const merged = await world.done('addBankInfo', { ...card, cardNum: '4000123412349999' }, { token });
    expect(merged['appUserBankList']).toEqual([{ ...card, id: 1, cardNum: '************9999' }]);
    const two = await world.done(
      'addBankInfo',
      { ...card, bankId: 2, cardNum: '5000123412341234' },
      { token },
    );
    expect(two['appUserBank']).toMatchObject({ bankId: 1 });
    expect(two['appUserBankList']).toHaveLength(2);
  });

  it('are refused for an unknown bank, a duplicate number, and beyond five', async () => {
    const world = await newWorld();
    const token = await world.token();
    const add = async (more: object) =>
      (await world.call('addBankInfo', { ...card, ...more }, { token })).body.errcode;
    expect(await add({ bankId: 99 })).toBe(2401);
    expect(await add({})).toBe(0);
    expect(await add({ bankId: 2 })).toBe(2402);
    for (const bankId of [2, 3, 4, 5])
      expect(await add({ bankId, cardNum: `40001234123412${bankId}${bankId}` })).toBe(0);
    expect(await add({ bankId: 6, cardNum: '4000123412349966' })).toBe(2404);
  });

  it('are changed by their id', async () => {
    const world = await newWorld();
    const token = await world.token();
    await world.done('addBankInfo', card, { token });
    const change = (more: object) => world.call('modifyBankInfo', { ...card, id: 1, ...more }, { token });
    const changed = await change({ accountName: 'Other Name', cardNum: '4000123412347710' });
    expect(changed.body['appUserBank']).toMatchObject({
      id: 1,
      accountName: 'Other Name',
      cardNum: '************7710',
    });
    expect((await change({ id: 9 })).body.errcode).toBe(2403);
    expect((await change({ bankId: 99 })).body.errcode).toBe(2401);
    for (const cardNum of [
      '12',
      '12345',
      '4000 x',
      '*'.repeat(16),
      '4'.repeat(35),
      'PK37SCBL0000001123456702',
      'PK36',
    ]) {
      expect((await change({ cardNum })).body.errcode).toBe(2405);
    }
    for (const cardNum of [
      '123456',
      '4'.repeat(34),
      'PK36 SCBL 0000 0011 2345 6702',
      'pk36scbl0000001123456702',
    ])
      expect((await change({ cardNum })).body.errcode).toBe(0);
    await change({ cardNum: '4000123412347710' });
    const kept = await change({ cardNum: '************7710' });
    expect(kept.body['appUserBank']).toMatchObject({ cardNum: '************7710' });
    const { cardNum: _cardNum, ...rest } = card;
    const renamed = await world.call(
      'modifyBankInfo',
      { ...rest, id: 1, accountName: 'New Name' },
      { token },
    );
    expect(renamed.body['appUserBank']).toMatchObject({
      accountName: 'New Name',
      cardNum: '************7710',
    });
    expect((await world.call('addBankInfo', rest, { token })).status).toBe(400);
    const spaced = await change({ cardNum: '4000 1234-1234 8821' });
    expect(spaced.body['appUserBank']).toMatchObject({ cardNum: '************8821' });
  });
});

describe('the lobby of a player', () => {
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
