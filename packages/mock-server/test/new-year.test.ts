import { describe, expect, it } from 'vitest';
import { loadSeed } from '../src/seed/seed.ts';
import { freshWorlds, startServer } from './support/client.ts';
import { seasonBodies } from './support/season-bodies.ts';

const server = await startServer();
const newWorld = freshWorlds(server);
const { newYear } = loadSeed().seasons;
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

describe('New Year', () => {
  // spec 7.5-35, 7.5-38
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

  // spec 2.2-109, 7.5-40
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

  // spec 3-091, 3-092, 7.3-04
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
});
