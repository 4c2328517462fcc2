import { describe, expect, it } from 'vitest';
import { freshWorlds, NOON, startServer, type TestWorld } from './support/client.ts';
import { CHANNELS, order } from './support/deposits.ts';
import { depositFor } from './support/friends.ts';
import { buy, DAY, KIND, orderFor } from './support/promotion-bodies.ts';

const server = await startServer();
const newWorld = freshWorlds(server);

const FIRST_CHARGE = 39;
const WEEK = 7 * DAY;

interface State {
  awardId: number;
  itemStatus: number;
  received: number[];
}
interface Offer {
  id: number;
  price: number;
  award: { id: number; count: number }[];
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
async function claim(world: TestWorld, token: string, propId: number) {
  return (await world.call('appRechargeBonusCollection9Receive', { propId }, { token })).body;
}

async function offers(world: TestWorld): Promise<Offer[]> {
  const { appWebConfig } = await world.done('anonymous/appConfig', { gameListVersion: 0 });
  const list = (appWebConfig as Record<string, unknown>)['appRechargeBonusCollection9ConfigList'];
  return (list as (Omit<Offer, 'award'> & { award: string })[]).map((offer) => ({
    ...offer,
    award: JSON.parse(offer.award) as Offer['award'],
  }));
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
  it('becomes claimable by a paid order, then claimed item by item, and leaves the list', async () => {
    const { world, token } = await setUp();
    expect(stateIn(await ask(world, token))).toEqual({ awardId: 0, itemStatus: 0, received: [] });
    const [, offer] = await offers(world);
    if (!offer) throw new Error('the seed has offers');

    const orderId = await orderFor(world, token, offer.price, KIND.firstCharge);
    expect(stateIn(await ask(world, token)).itemStatus).toBe(0);
    await world.control('POST', `orders/${orderId}/settle`);
    expect(await ask(world, token)).toMatchObject({ propList: [], expireTime: -1 });
    expect(stateIn(await ask(world, token))).toEqual({ awardId: offer.id, itemStatus: 1, received: [] });

    const received: number[] = [];
    for (const item of offer.award) {
      expect(await isListed(world, token)).toBe(true);
      const answer = await claim(world, token, item.id);
      received.push(item.id);
      expect(answer['propList']).toEqual([item]);
      const isLast = received.length === offer.award.length;
      expect(stateIn(answer)).toEqual({ awardId: offer.id, itemStatus: isLast ? 2 : 1, received });
    }
    expect(await isListed(world, token)).toBe(false);
    expect(stateIn(await ask(world, token)).itemStatus).toBe(2);
  });

  it('credits a coin item to the balance', async () => {
    const { world, token } = await setUp('first-charge-bought');
    const [offer] = await offers(world);
    const coins = offer?.award.find(({ id }) => id === 2001);
    const before = await world.done('refreshData', {}, { token });
    await claim(world, token, 2001);
    const after = await world.done('refreshData', {}, { token });
    expect(Number(after['coin']) - Number(before['coin'])).toBe(coins?.count);
  });

  it('can be bought once: a second order is refused, and an order opened before is a plain deposit', async () => {
    const { world, token } = await setUp();
    const [one, two] = await offers(world);
    const first = await orderFor(world, token, one?.price ?? 0, KIND.firstCharge);
    const second = await orderFor(world, token, two?.price ?? 0, KIND.firstCharge);
    await world.control('POST', `orders/${first}/settle`);
    const third = { ...order(one?.price ?? 0, CHANNELS.qr), actType: KIND.firstCharge };
    expect((await world.call('recharge3', third, { token })).body.errcode).toBe(2304);
    await world.control('POST', `orders/${second}/settle`);
    expect(stateIn(await ask(world, token))).toEqual({ awardId: one?.id, itemStatus: 1, received: [] });
  });

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

  it('keeps purchased items after the activity has ended for all', async () => {
    const { world, token } = await setUp('first-charge-bought', {
      activityDurations: { [FIRST_CHARGE]: DAY },
    });
    await world.advance(2 * DAY);
    expect(await isListed(world, token)).toBe(true);
    expect((await claim(world, token, 2001)).errcode).toBe(0);
  });
});

describe('the time of the first-charge offer', () => {
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

  it('is separate for each player', async () => {
    const { world, token } = await setUp('default', { firstChargeWindowMs: 2 * DAY });
    await world.advance(DAY);
    await world.control('POST', 'players', { account: 'later' });
    const later = await world.token('later');
    expect((await ask(world, later))['expireTime']).toBe(NOON + 3 * DAY);
    await world.advance(DAY);
    expect([(await ask(world, token)).errcode, (await ask(world, later)).errcode]).toEqual([1008, 0]);
    expect([await isListed(world, token), await isListed(world, later)]).toEqual([false, true]);
  });
});

/** Every first-charge errcode of spec 8 with its cause. */
const CAUSES: Record<number, () => Promise<readonly (() => Promise<{ errcode: number }>)[]>> = {
  1001: async () => {
    const { world, token } = await setUp('default', { activityIds: [42] });
    return [() => ask(world, token), () => claim(world, token, 2001)];
  },
  1002: async () => {
    const { world, token } = await setUp('default', { activityDurations: { [FIRST_CHARGE]: DAY } });
    await world.advance(DAY);
    return [() => ask(world, token), () => claim(world, token, 2001)];
  },
  1003: async () => {
    const { world, token } = await setUp('default', { lists: 'empty' });
    return [() => ask(world, token), () => claim(world, token, 2001)];
  },
  1004: async () => {
    const { world, token } = await setUp('first-charge-open');
    return [() => claim(world, token, 2001)];
  },
  1005: async () => {
    const { world, token } = await setUp('first-charge-claimed');
    return [() => claim(world, token, 2001)];
  },
  1006: async () => {
    const { world, token } = await setUp('first-charge-bought');
    return [() => claim(world, token, 1399)];
  },
  1007: async () => {
    const { world, token } = await setUp();
    await depositFor(world, token, 500_00);
    expect(await isListed(world, token)).toBe(false);
    return [() => ask(world, token), () => claim(world, token, 2001)];
  },
  1008: async () => {
    const { world, token } = await setUp('first-charge-open');
    await world.advance(DAY);
    return [() => ask(world, token), () => claim(world, token, 2001)];
  },
  1009: async () => {
    const { world, token } = await setUp('new-player', { firstChargeMinLevel: 1 });
    const body = { ...order(500_00, CHANNELS.qr), actType: KIND.firstCharge };
    expect((await world.call('recharge3', body, { token })).body.errcode).toBe(2304);
    return [() => ask(world, token), () => claim(world, token, 2001)];
  },
  1010: async () => {
    const { world, token } = await setUp('first-charge-bought', { systemBusy: true });
    return [() => ask(world, token), () => claim(world, token, 2001)];
  },
};

describe('a refusal of the first charge', () => {
  it.each(Object.entries(CAUSES))('%s has a natural cause', async (errcode, arrange) => {
    const calls = await arrange();
    for (const call of calls) expect((await call()).errcode).toBe(Number(errcode));
  });

  it('1003 is also returned to a player who bought an offer that no longer exists', async () => {
    const { world, token } = await setUp('first-charge-bought');
    await world.control('PATCH', 'config', { lists: 'empty' });
    expect((await claim(world, token, 2001)).errcode).toBe(1003);
  });

  it('is permanent after another deposit, also for a new order', async () => {
    const { world, token } = await setUp();
    await depositFor(world, token, 100_00);
    await expect(buy(world, token, 500_00, KIND.firstCharge)).rejects.toThrow('2304');
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
