import { describe, expect, it } from 'vitest';
import { loadSeed } from '../src/seed/seed.ts';
import { freshWorlds, startServer } from './support/client.ts';
import { depositFor } from './support/friends.ts';

const server = await startServer();
const newWorld = freshWorlds(server);
const { christmas } = loadSeed().seasons;

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
  it('grants boxes for a deposit, up to a maximum', async () => {
    const { world, token, done } = await setUp();
    await depositFor(world, token, 2 * christmas.depositPerBox);
    expect((await done('')).openCount).toBe(2);
    await depositFor(world, token, 100 * christmas.depositPerBox);
    expect((await done('')).openCount).toBe(2 + christmas.boxesPerDepositMax);
  });

  // spec 2.2-108, 7.5-31
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
});
