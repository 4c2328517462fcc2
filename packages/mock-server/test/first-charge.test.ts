import { describe, expect, it } from 'vitest';
import { freshWorlds, NOON, startServer, type TestWorld } from './support/client.ts';
import { CHANNELS, order } from './support/deposits.ts';
import { DAY, KIND } from './support/promotion-bodies.ts';

const server = await startServer();
const newWorld = freshWorlds(server);

const FIRST_CHARGE = 39;
const WEEK = 7 * DAY;

interface State {
  awardId: number;
  itemStatus: number;
  received: number[];
}

function stateIn(answer: Record<string, unknown>): State {
  const { awardId, itemStatus, propReceiveList } = answer['appRechargeBonusCollection9'] as {
    awardId: number;
    itemStatus: number;
    propReceiveList: string;
  };
  const received = JSON.parse(propReceiveList) as { propId: number }[];
  return { awardId, itemStatus, received: received.map(({ propId }) => propId) };
}

async function ask(world: TestWorld, token: string) {
  return (await world.call('appRechargeBonusCollection9', {}, { token })).body;
}

async function isListed(world: TestWorld, token: string) {
  return ((await world.done('getActivityIds', {}, { token }))['activityIds'] as number[]).includes(
    FIRST_CHARGE,
  );
}

async function setUp(scenario = 'default', config: object = {}) {
  const world = await newWorld(scenario, config);
  return { world, token: await world.token() };
}

describe('the first-charge offer', () => {
  it('includes an order made in time whose payment arrives later', async () => {
    const { world, token } = await setUp('default', { firstChargeWindowMs: DAY });
    const body = { ...order(500_00, CHANNELS.bank), actType: KIND.firstCharge };
    await world.advance(DAY - 1);
    const { orderId } = await world.done('recharge3', body, { token });
    await world.advance(DAY);
    expect(await world.done('checkRechargeOrder', { orderId }, { token })).toMatchObject({
      isRechargeDone: true,
    });
    expect(stateIn(await ask(world, token)).itemStatus).toBe(1);
  });
});

describe('the time of the first-charge offer', () => {
  // spec 3-084, 3-085, 7.4-14
  it('is a week from the registration, or the configured time, or unlimited', async () => {
    const expiry = async (config: object) => {
      const { world, token } = await setUp('default', config);
      const { activityMap } = await world.done('getActivityIds', {}, { token });
      const { expireTime } = await ask(world, token);
      expect((activityMap as Record<string, { expireTime: number }>)[FIRST_CHARGE]?.expireTime).toBe(
        expireTime,
      );
      return expireTime;
    };
    expect(await expiry({})).toBe(NOON + WEEK);
    expect(await expiry({ firstChargeWindowMs: DAY })).toBe(NOON + DAY);
    expect(await expiry({ firstChargeWindowMs: null })).toBe(-1);
    expect(await expiry({ activityDurations: { [FIRST_CHARGE]: DAY } })).toBe(NOON + DAY);
  });

  it('can be compared with the world’s time, which every answer contains', async () => {
    const { world, token } = await setUp('first-charge-open');
    const date = async () => (await world.call('appRechargeBonusCollection9', {}, { token })).headers['date'];
    expect(await date()).toBe(new Date(NOON).toUTCString());
    await world.advance(DAY);
    expect((await ask(world, token)).errcode).toBe(1008);
    expect(await date()).toBe(new Date(NOON + DAY).toUTCString());
  });
});

describe('a first-charge scenario', () => {
  it.each([
    ['first-charge-open', 0, true],
    ['first-charge-bought', 1, true],
    ['first-charge-claimed', 2, false],
  ])('%s has status %i from a real order', async (name, itemStatus, listed) => {
    const { world, token } = await setUp(name);
    expect(stateIn(await ask(world, token)).itemStatus).toBe(itemStatus);
    expect(await isListed(world, token)).toBe(listed);
    const { list } = await world.done('getRechargeRecord', { page: 1, pageSize: 20 }, { token });
    expect((list as { status: number }[]).map(({ status }) => status)).toEqual(itemStatus === 0 ? [] : [1]);
  });
});
