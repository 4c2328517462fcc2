import { describe, expect, it } from 'vitest';
import { loadSeed } from '../src/seed/seed.ts';
import { freshWorlds, NOON, startServer } from './support/client.ts';
import { depositFor, invite } from './support/friends.ts';

const server = await startServer();
const newWorld = freshWorlds(server);
const { weekend } = loadSeed().seasons;
const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
/** The clocks are frozen at noon of a Friday in Pakistan. */
const SATURDAY = NOON + 12 * HOUR;

interface Weekend {
  drawCount: number;
  itemStatus: number;
  prizes: object[];
  winners: { nickname: string; prize: object; timestamp: number }[];
  opensAt: number;
}

async function setUp(scenario = 'default', config: object = {}) {
  const world = await newWorld(scenario, config);
  const token = await world.token();
  return {
    world,
    token,
    show: async () =>
      (await world.done('weekendLotteryUser', {}, { token }))['weekendLotteryUser'] as Weekend,
    draw: async () => {
      const { index, weekendLotteryUser, propList } = await world.done(
        'weekendLotteryUserDraw',
        {},
        { token },
      );
      return { index: Number(index), propList: propList as object[], ...(weekendLotteryUser as Weekend) };
    },
    errcode: async (path = 'weekendLotteryUserDraw') => (await world.call(path, {}, { token })).body.errcode,
  };
}

describe('the weekend lottery', () => {
  it('opens at another time in another time zone', async () => {
    const { show } = await setUp('region-ph');
    // Manila is three hours ahead of Karachi.
    expect((await show()).opensAt).toBe(SATURDAY - 3 * HOUR);
  });

  it('grants draws for deposits while it is open, up to a maximum per deposit; they lapse with the weekend', async () => {
    const { world, token, show, draw, errcode } = await setUp();
    await depositFor(world, token, weekend.depositPerDraw);
    await world.advance(12 * HOUR);
    expect((await show()).drawCount).toBe(weekend.drawsPerDay);
    await depositFor(world, token, 100 * weekend.depositPerDraw);
    expect((await show()).drawCount).toBe(weekend.drawsPerDay + weekend.drawsPerDepositMax);
    for (let left = (await show()).drawCount; left > 1; left--) await draw();
    await world.advance(DAY);
    expect((await show()).drawCount).toBe(weekend.drawsPerDay + 1);
    await world.advance(7 * DAY);
    await draw();
    expect(await errcode()).toBe(3105);
  });

  it('lists the winners masked, and winners of this world first', async () => {
    const { world, show, draw } = await setUp();
    const earlier = (await show()).winners;
    expect(earlier).toHaveLength(weekend.winners.length);
    for (const { timestamp } of earlier) {
      expect(timestamp).toBeGreaterThanOrEqual(SATURDAY - 7 * DAY);
      expect(timestamp).toBeLessThan(SATURDAY - 5 * DAY);
    }
    await world.advance(12 * HOUR);
    const { token: other } = await invite(world, 'other');
    await world.done('weekendLotteryUserDraw', {}, { token: other });
    const { winners, propList } = await draw();
    expect(winners[0]).toEqual({ nickname: 'Ta***mo', prize: propList[0], timestamp: SATURDAY });
    expect(winners[1]?.nickname).toMatch(/^St\*\*\*\d\d$/);
    expect(winners.slice(2)).toEqual(earlier);
    expect((await show()).winners).toEqual(winners);
  });

  it('is open every day in its scenario', async () => {
    const { world, show, draw, errcode } = await setUp('weekend');
    expect(await show()).toMatchObject({ itemStatus: 1, opensAt: SATURDAY - 7 * DAY });
    expect((await draw()).itemStatus).toBe(2);
    expect(await errcode()).toBe(3105);
    await world.advance(3 * DAY);
    expect(await show()).toMatchObject({ itemStatus: 1, opensAt: SATURDAY });
  });
});
