import { describe, expect, it } from 'vitest';
import { freshWorlds, NOON, startServer } from './support/client.ts';
import { DAY } from './support/promotion-bodies.ts';

const server = await startServer();
const newWorld = freshWorlds(server);

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

// spec 5-54
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

describe('the activity map', () => {
  // spec 1-44
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
