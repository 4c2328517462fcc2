import { describe, expect, it } from 'vitest';
import { freshWorlds, NOON, startServer, type TestWorld } from './support/client.ts';

const server = await startServer();
const newWorld = freshWorlds(server);

const DAY = 24 * 60 * 60 * 1000;
const DEMO = 'players/10000001';

interface Option {
  id: number;
  lottery: number;
  propList: { id: number; count: number }[];
}
interface Ticket {
  id: number;
  propId: number;
  count: number;
  betRate: number;
  expireTime: number;
  itemStatus: number;
}

async function player() {
  const world = await newWorld();
  return { world, token: await world.token() };
}

async function options(world: TestWorld, token: string): Promise<Option[]> {
  return (await world.done('getLotterConfig', {}, { token }))['lotterConfigList'] as Option[];
}

/** An option that grants only coins. */
async function coinOption(world: TestWorld, token: string): Promise<Option & { coins: number }> {
  const found = (await options(world, token)).find(
    ({ propList }) => propList.length === 1 && propList[0]?.id === 2001,
  );
  if (!found) throw new Error('no option gives coins');
  return { ...found, coins: found.propList[0]?.count ?? 0 };
}

async function tickets(world: TestWorld, token: string): Promise<Ticket[]> {
  return (await world.done('getBonusTickers', {}, { token }))['bonusTickers'] as Ticket[];
}
async function receive(world: TestWorld, token: string, id: number, key?: string) {
  return (await world.call('receiveBonusTicker', { id }, { token, ...(key === undefined ? {} : { key }) }))
    .body;
}

describe('points', () => {
  it("are exchanged for an option's items", async () => {
    const { world, token } = await player();
    const { id, lottery, coins, propList } = await coinOption(world, token);
    await world.control('PATCH', DEMO, { lottery: lottery + 7 });
    expect(await world.done('lotteryExchange', { id }, { token })).toMatchObject({
      lottery: 7,
      coin: 1_000_00 + coins,
      propList,
    });
    const { ledger } = await world.control<{ ledger: object[] }>('GET', DEMO);
    expect(ledger.slice(0, 2)).toMatchObject([
      { currency: 'coin', amount: coins, reason: 'pointsExchange' },
      { currency: 'points', amount: -lottery, reason: 'pointsExchange' },
    ]);
  });

  it('must suffice, and the option must exist', async () => {
    const { world, token } = await player();
    const { id, lottery } = await coinOption(world, token);
    await world.control('PATCH', DEMO, { lottery: lottery - 1 });
    expect((await world.call('lotteryExchange', { id }, { token })).body.errcode).toBe(2902);
    expect((await world.call('lotteryExchange', { id: 999 }, { token })).body.errcode).toBe(2901);
    expect(await world.done('refreshData', {}, { token })).toMatchObject({
      lottery: lottery - 1,
      coin: 1_000_00,
    });
  });

  it('are exchanged once for 50 simultaneous calls with one key', async () => {
    const { world, token } = await player();
    const { id, lottery, coins } = await coinOption(world, token);
    await world.control('PATCH', DEMO, { lottery: lottery * 10 });
    await Promise.all(
      Array.from({ length: 50 }, () =>
        world.done('lotteryExchange', { id }, { token, key: 'exchange-once' }),
      ),
    );
    expect(await world.done('refreshData', {}, { token })).toMatchObject({
      lottery: lottery * 9,
      coin: 1_000_00 + coins,
    });
  });

  it('are never negative after 50 simultaneous calls without a key', async () => {
    const { world, token } = await player();
    const { id, lottery, coins } = await coinOption(world, token);
    await world.control('PATCH', DEMO, { lottery: lottery * 3 });
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => world.call('lotteryExchange', { id }, { token })),
    );
    expect(replies.filter(({ body }) => body.errcode === 0)).toHaveLength(3);
    expect(await world.done('refreshData', {}, { token })).toMatchObject({
      lottery: 0,
      coin: 1_000_00 + 3 * coins,
    });
  });
});

describe('a bonus ticket', () => {
  it('is received once', async () => {
    const { world, token } = await player();
    const ticket = (await tickets(world, token)).find(
      ({ propId, itemStatus }) => propId === 2001 && itemStatus === 1,
    );
    if (!ticket) throw new Error('no ticket gives coins');
    const { id, propId, count, betRate } = ticket;
    expect(await receive(world, token, id)).toMatchObject({
      errcode: 0,
      propList: [{ id: propId, count, betRate }],
    });
    expect((await receive(world, token, id)).errcode).toBe(2913);
    expect((await tickets(world, token)).find((one) => one.id === id)).toMatchObject({ itemStatus: 2 });
    expect((await world.done('refreshData', {}, { token }))['coin']).toBe(1_000_00 + count);
  });

  it('is received once for 50 simultaneous calls', async () => {
    const { world, token } = await player();
    const ticket = (await tickets(world, token)).find(({ itemStatus }) => itemStatus === 1);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => receive(world, token, ticket?.id ?? 0)),
    );
    expect(answers.filter(({ errcode }) => errcode === 0)).toHaveLength(1);
    expect(answers.filter(({ errcode }) => errcode === 2913)).toHaveLength(49);
  });

  it('may have to wait for its day', async () => {
    const { world, token } = await player();
    const waiting = (await tickets(world, token)).find(({ itemStatus }) => itemStatus === 0);
    const id = waiting?.id ?? 0;
    expect((await receive(world, token, id)).errcode).toBe(2912);
    await world.advance(DAY);
    expect((await tickets(world, token)).find((one) => one.id === id)).toMatchObject({ itemStatus: 1 });
    expect((await receive(world, token, id)).errcode).toBe(0);
  });

  it('lapses and leaves the list', async () => {
    const { world, token } = await player();
    const [first] = (await tickets(world, token)).toSorted((one, other) => one.expireTime - other.expireTime);
    const { id = 0, expireTime = 0 } = first ?? {};
    await world.advance(expireTime - NOON - 1);
    expect((await tickets(world, token)).map((one) => one.id)).toContain(id);
    await world.advance(1);
    expect((await tickets(world, token)).map((one) => one.id)).not.toContain(id);
    expect((await receive(world, token, id)).errcode).toBe(2914);
  });

  it('is refused with an unknown id', async () => {
    const { world, token } = await player();
    expect((await receive(world, token, 999)).errcode).toBe(2911);
  });
});

describe('a deposit coupon', () => {
  const receivedCoupon = async () => {
    const { world, token } = await player();
    const coupon = (await tickets(world, token)).find(({ propId }) => propId === 1301);
    await receive(world, token, coupon?.id ?? 0);
    const deposit = async (amount: number) => {
      const { orderId } = await world.done(
        'recharge3',
        { amount, version: 4, actType: 0, rechargeType: 1 },
        { token },
      );
      const before = await coins();
      await world.control('POST', `orders/${String(orderId)}/settle`);
      return (await coins()) - before;
    };
    const coins = async () => Number((await world.done('refreshData', {}, { token }))['coin']);
    return { world, token, deposit };
  };

  it('adds its coins to the next deposit that is large enough, once, and says so by mail', async () => {
    const { world, token, deposit } = await receivedCoupon();
    // The first deposit brings 300 coins of its own.
    expect(await deposit(100_00)).toBe(100_00 + 300_00);
    expect(await deposit(500_00)).toBe(500_00 + 20_00);
    expect(await deposit(500_00)).toBe(500_00);
    const { mailList } = await world.done('getMail2', { page: 1, pageSize: 20 }, { token });
    expect(mailList).toContainEqual(expect.objectContaining({ title: 'Your deposit coupon was used' }));
  });
});

describe('tickets of a login bonus that is switched off', () => {
  it('are neither listed nor paid', async () => {
    const { world, token } = await player();
    const [first] = await tickets(world, token);
    await world.control('PATCH', 'config', { activityIds: [8] });
    expect(await tickets(world, token)).toEqual([]);
    expect(await receive(world, token, first?.id ?? 0)).toMatchObject({ errcode: 2911 });
  });
});
