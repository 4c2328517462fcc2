import { describe, expect, it } from 'vitest';
import { loadSeed } from '../src/seed/seed.ts';
import { freshWorlds, NOON, startServer } from './support/client.ts';
import { depositFor } from './support/friends.ts';

const server = await startServer();
const newWorld = freshWorlds(server);
const { christmas } = loadSeed().seasons;
const DAY = 24 * 60 * 60_000;

interface Christmas {
  day: number;
  signDays: number[];
  openCount: number;
  opened: number;
  itemStatus: number;
  awardId: number;
  steps: { awardId: number; target: number; itemStatus: number; propList: object[] }[];
  extra: { itemStatus: number; target: number };
  expireTime: number;
}

async function setUp(scenario = 'christmas') {
  const world = await newWorld(scenario);
  const token = await world.token();
  const done = async (call: string, body: object = {}) => {
    const { appChristmasUser, propList } = await world.done(`appChristmasUser${call}`, body, { token });
    return { ...(appChristmasUser as Christmas), propList };
  };
  return {
    world,
    token,
    done,
    errcode: async (call: string, body: object = {}) =>
      (await world.call(`appChristmasUser${call}`, body, { token })).body.errcode,
  };
}

describe('Christmas', () => {
  it('accepts one sign-in per day in the time zone of the world', async () => {
    const { world, done, errcode } = await setUp();
    expect(await done('')).toMatchObject({ day: 1, signDays: [], openCount: 0 });
    expect(await done('Sign')).toMatchObject({
      day: 1,
      signDays: [1],
      openCount: christmas.boxesPerSign,
      propList: christmas.days[0],
    });
    expect(await errcode('Sign')).toBe(3104);
    // Noon in Pakistan: the day ends twelve hours later.
    await world.advance(DAY / 2 - 1);
    expect(await errcode('Sign')).toBe(3104);
    await world.advance(1);
    expect(await done('Sign')).toMatchObject({ day: 2, signDays: [1, 2], propList: christmas.days[1] });
  });

  it('grants boxes for a deposit, up to a maximum', async () => {
    const { world, token, done } = await setUp();
    await depositFor(world, token, 2 * christmas.depositPerBox);
    expect((await done('')).openCount).toBe(2);
    await depositFor(world, token, 100 * christmas.depositPerBox);
    expect((await done('')).openCount).toBe(2 + christmas.boxesPerDepositMax);
  });

  it('opens each box once and grants its content', async () => {
    const { world, token, done, errcode } = await setUp();
    expect(await errcode('Open')).toBe(3105);
    await depositFor(world, token, 3 * christmas.depositPerBox);
    const inside = christmas.boxes.map(({ weight: _weight, ...item }) => item);
    for (const opened of [1, 2, 3]) {
      const answer = await done('Open');
      expect(answer).toMatchObject({ opened, openCount: 3 - opened });
      expect(inside).toContainEqual((answer.propList as object[])[0]);
    }
    expect(await errcode('Open')).toBe(3105);
  });

  it('grants each step once, when enough boxes are opened', async () => {
    const { world, token, done, errcode } = await setUp();
    const { steps, awardId } = await done('');
    const [first, second] = steps;
    expect(awardId).toBe(first?.awardId);
    expect(await errcode('Receive', { awardId })).toBe(3103);
    expect(await errcode('Receive', { awardId: 99 })).toBe(3102);
    await depositFor(world, token, (first?.target ?? 0) * christmas.depositPerBox);
    for (let box = 0; box < (first?.target ?? 0); box++) await done('Open');
    expect(await done('')).toMatchObject({ awardId, itemStatus: 1 });
    expect(await done('Receive', { awardId })).toMatchObject({
      awardId: second?.awardId,
      itemStatus: 0,
      propList: first?.propList,
    });
    expect(await errcode('Receive', { awardId })).toBe(3104);
  });

  it('grants the extra reward once after enough days', async () => {
    const { world, done, errcode } = await setUp();
    for (let day = 1; day <= christmas.extra.target; day++) {
      expect(await errcode('Extra')).toBe(3103);
      await done('Sign');
      if (day < christmas.extra.target) await world.advance(DAY);
    }
    expect((await done('')).extra).toMatchObject({ itemStatus: 1 });
    const answer = await done('Extra');
    expect(answer).toMatchObject({ extra: { itemStatus: 2 }, propList: christmas.extra.propList });
    expect(await errcode('Extra')).toBe(3104);
  });

  it('grants the last day’s reward on every day after the board', async () => {
    const { world, done } = await setUp();
    await world.advance(christmas.days.length * DAY);
    expect(await done('Sign')).toMatchObject({
      day: christmas.days.length + 1,
      propList: christmas.days.at(-1),
    });
  });

  it('ends by the clock', async () => {
    const { world, token, done, errcode } = await setUp();
    const { expireTime } = await done('');
    await world.advance(expireTime - NOON - 1);
    expect(await errcode('')).toBe(0);
    const { activityIds } = await world.done('getActivityIds', {}, { token });
    expect(activityIds).toContain(37);
    await world.advance(1);
    for (const call of ['', 'Sign', 'Open', 'Extra']) expect(await errcode(call)).toBe(3101);
    expect(await errcode('Receive', { awardId: 1 })).toBe(3101);
    const after = await world.done('getActivityIds', {}, { token });
    expect(after['activityIds']).not.toContain(37);
  });

  it('is closed out of season, and deposits do not count', async () => {
    const { world, token, errcode } = await setUp('default');
    await depositFor(world, token, 10 * christmas.depositPerBox);
    expect(await errcode('')).toBe(3101);
    await world.control('PATCH', 'config', { activityIds: [37] });
    const { appChristmasUser } = await world.done('appChristmasUser', {}, { token });
    expect(appChristmasUser).toMatchObject({ openCount: 0, expireTime: -1 });
  });
});
