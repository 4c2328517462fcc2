import { describe, expect, it } from 'vitest';
import { loadSeed } from '../src/seed/seed.ts';
import { freshWorlds, NOON, startServer } from './support/client.ts';
import { depositFor, playRounds } from './support/friends.ts';
import { seasonBodies } from './support/season-bodies.ts';

const server = await startServer();
const newWorld = freshWorlds(server);
const { newYear } = loadSeed().seasons;
const DAY = 24 * 60 * 60_000;
const ACTIVE = 40001;
const BOX = 40002;
const LOTTERY = 40003;
const FIREWORK = 40004;

interface NewYear {
  items: { id: number; count: number }[];
  tasks: { id: number; num: number; target: number; itemStatus: number; propList: object[] }[];
  extra: { itemStatus: number; target: number };
  expireTime: number;
}

async function setUp(scenario = 'new-year') {
  const world = await newWorld(scenario);
  const token = await world.token();
  const done = async (call: string, body: object = {}) => {
    const { appNewYearUser, propList } = await world.done(`appNewYearUser${call}`, body, { token });
    return { ...(appNewYearUser as NewYear), propList };
  };
  return {
    world,
    token,
    done,
    errcode: async (call: string, body: object = {}) =>
      (await world.call(`appNewYearUser${call}`, body, { token })).body.errcode,
    pieces: async (id: number) => (await done('')).items.find((item) => item.id === id)?.count,
    task: async (id: number) => (await done('')).tasks.find((task) => task.id === id),
  };
}

type Scene = Awaited<ReturnType<typeof setUp>>;

function taskOf(counts: string): number {
  return newYear.tasks.find((task) => task.counts === counts)?.id ?? 0;
}

/** How each kind of task is completed. */
const WAYS: Record<string, (setUp: Scene, target: number) => Promise<unknown>> = {
  share: ({ done }) => done('Share'),
  login: ({ world }) => world.signIn('demoplayer', 'tara1234'),
  round: ({ world, token }, target) => playRounds(world, token, 1_00, target),
  deposit: ({ world, token }) => depositFor(world, token, 100_00),
  depositAmount: ({ world, token }, target) => depositFor(world, token, target),
};

describe('New Year', () => {
  it.each(Object.entries(WAYS))('grants the items of a task once a day: %s', async (counts, fulfil) => {
    const one = await setUp();
    const { world, done, errcode, task } = one;
    const id = taskOf(counts);
    const open = await task(id);
    expect(open).toMatchObject({ num: 0, itemStatus: 0 });
    expect(await errcode('ReceiveTask', { id })).toBe(3103);
    await fulfil(one, open?.target ?? 0);
    expect(await task(id)).toMatchObject({ num: open?.target, itemStatus: 1 });
    expect(await done('ReceiveTask', { id })).toMatchObject({ propList: open?.propList });
    expect((await task(id))?.itemStatus).toBe(2);
    expect(await errcode('ReceiveTask', { id })).toBe(3104);
    await world.advance(DAY / 2);
    expect(await task(id)).toMatchObject({ num: 0, itemStatus: 0 });
  });

  it('accepts a share once a day in the time zone of the world', async () => {
    const { world, errcode } = await setUp();
    expect(await errcode('Share')).toBe(0);
    expect(await errcode('Share')).toBe(3108);
    await world.advance(DAY / 2 - 1);
    expect(await errcode('Share')).toBe(3108);
    await world.advance(1);
    expect(await errcode('Share')).toBe(0);
  });

  it('returns an error for an unknown task', async () => {
    expect(await (await setUp()).errcode('ReceiveTask', { id: 99 })).toBe(3102);
  });

  it('opens a box for a box item', async () => {
    const { world, token, done, errcode, pieces } = await setUp();
    expect(await errcode('BoxOpen')).toBe(3106);
    await seasonBodies['appNewYearUserBoxOpen']?.(world, token);
    expect(await pieces(BOX)).toBe(1);
    const { propList } = await done('BoxOpen');
    expect(newYear.box.map(({ weight: _weight, ...item }) => item)).toContainEqual((propList as object[])[0]);
    expect(await pieces(BOX)).toBe(0);
    expect(await errcode('BoxOpen')).toBe(3106);
  });

  it('draws for a lottery item and lights a firework for a firework item', async () => {
    const { world, token, done, errcode, pieces } = await setUp();
    for (const propId of [LOTTERY, FIREWORK]) expect(await errcode('Open', { propId })).toBe(3106);
    for (const propId of [ACTIVE, BOX, 2001]) expect(await errcode('Open', { propId })).toBe(3102);
    await seasonBodies['appNewYearUserExtra']?.(world, token);
    for (const [propId, prizes] of [
      [LOTTERY, newYear.lottery],
      [FIREWORK, newYear.firework],
    ] as const) {
      const before = await pieces(propId);
      const { propList } = await done('Open', { propId });
      expect(prizes.map(({ weight: _weight, ...item }) => item)).toContainEqual((propList as object[])[0]);
      expect(await pieces(propId)).toBe((before ?? 0) - 1);
    }
  });

  it('lists large prizes on the ticker, the latest first and masked', async () => {
    const { world, token, done, pieces } = await setUp();
    const ticker = async () =>
      (await world.done('anonymous/lobbyTips'))['newYearList'] as { amount: number; phone: string }[];
    const before = await ticker();
    await seasonBodies['appNewYearUserExtra']?.(world, token);
    const great: number[] = [];
    for (let left = (await pieces(FIREWORK)) ?? 0; left > 0; left--) {
      const [prize] = (await done('Open', { propId: FIREWORK })).propList as { count: number }[];
      if (prize && prize.count >= newYear.shownFrom) great.unshift(prize.count);
    }
    expect(great.length).toBeGreaterThan(0);
    const now = await ticker();
    expect(now.slice(0, great.length).map(({ amount }) => amount)).toEqual(great);
    expect(now.slice(great.length)).toEqual(before);
    expect(now[0]?.phone).toMatch(/^\d{3}\*+\d{2}$/);
  });

  it('grants the extra reward for active points once', async () => {
    const { world, token, done, errcode, pieces } = await setUp();
    expect(await errcode('Extra')).toBe(3103);
    await seasonBodies['appNewYearUserExtra']?.(world, token);
    const active = await pieces(ACTIVE);
    expect(active).toBeGreaterThanOrEqual(newYear.extra.target);
    expect((await done('')).extra.itemStatus).toBe(1);
    expect(await done('Extra')).toMatchObject({
      extra: { itemStatus: 2 },
      propList: newYear.extra.propList,
    });
    expect(await pieces(ACTIVE)).toBe(active);
    await world.advance(DAY);
    expect(await errcode('Extra')).toBe(3104);
  });

  it('ends by the clock', async () => {
    const { world, done, errcode } = await setUp();
    const { expireTime } = await done('');
    await world.advance(expireTime - NOON);
    for (const call of ['', 'Share', 'BoxOpen', 'Extra']) expect(await errcode(call)).toBe(3101);
    expect(await errcode('ReceiveTask', { id: 1 })).toBe(3101);
    expect(await errcode('Open', { propId: LOTTERY })).toBe(3101);
  });

  it('is closed out of season', async () => {
    expect(await (await setUp('default')).errcode('')).toBe(3101);
  });
});
