import { describe, expect, it } from 'vitest';
import { freshWorlds, NOON, startServer, type TestWorld } from './support/client.ts';
import { depositFor } from './support/friends.ts';
import { buy, DAY, KIND, orderFor } from './support/promotion-bodies.ts';

const server = await startServer();
const newWorld = freshWorlds(server);

interface Cards {
  ownList: { id: number; propId: number; loginPayDataJson: { days: number; itemStatus: number } }[];
  buyPropIds: number[];
  needRecharge: boolean;
}

async function cardsOf(world: TestWorld, token: string) {
  return (await world.done('getLoginPayUser3', {}, { token })) as unknown as Cards;
}
async function receive(world: TestWorld, token: string, propId: number) {
  return (await world.call('receiveLoginPay3', { propId }, { token })).body;
}
async function isPaying(world: TestWorld, token: string) {
  return (await world.done('getActivityIds', {}, { token }))['loginPaying'];
}

/** The cards on sale, from the configuration. */
async function onSale(world: TestWorld) {
  const { appWebConfig } = await world.done('anonymous/appConfig', { gameListVersion: 0 });
  const { loginPayConfig, appPropConfigMap } = appWebConfig as {
    loginPayConfig: { propIds: number[] };
    appPropConfigMap: Record<string, { num: number; price: number }>;
  };
  return loginPayConfig.propIds.map((propId) => ({
    propId,
    days: appPropConfigMap[propId]?.num ?? 0,
    price: appPropConfigMap[propId]?.price ?? 0,
  }));
}

/** A player who has deposited and can buy a card. */
async function setUp(config: object = {}) {
  const world = await newWorld('default', config);
  const token = await world.token();
  await depositFor(world, token, 100_00);
  const [card] = await onSale(world);
  if (!card) throw new Error('the seed sells cards');
  return { world, token, card };
}

describe('a login-pay card', () => {
  it('can be bought at its price after a first deposit, and the price is a deposit too', async () => {
    const world = await newWorld();
    const token = await world.token();
    const [card] = await onSale(world);
    const price = card?.price ?? 0;
    expect(await cardsOf(world, token)).toMatchObject({ ownList: [], needRecharge: true });
    await expect(buy(world, token, price, KIND.loginPay)).rejects.toThrow('2304');

    await depositFor(world, token, 100_00);
    expect(await cardsOf(world, token)).toMatchObject({
      needRecharge: false,
      buyPropIds: (await onSale(world)).map(({ propId }) => propId),
    });
    expect(await isPaying(world, token)).toBe(false);
    const before = await world.done('getAfterLoginInfo', {}, { token });
    await buy(world, token, price, KIND.loginPay);
    const after = await world.done('getAfterLoginInfo', {}, { token });
    expect(Number(after['coin']) - Number(before['coin'])).toBe(price);
    expect(Number(after['totalRecharge']) - Number(before['totalRecharge'])).toBe(price);

    const { ownList, buyPropIds } = await cardsOf(world, token);
    expect(ownList).toEqual([
      { id: 1, propId: card?.propId, loginPayDataJson: { days: card?.days, itemStatus: 1 } },
    ]);
    expect(buyPropIds).not.toContain(card?.propId);
    expect(await isPaying(world, token)).toBe(true);
  });

  it('pays once a day of the world until its days are used, and can then be bought again', async () => {
    const { world, token, card } = await setUp();
    await buy(world, token, card.price, KIND.loginPay);
    for (let left = card.days - 1; left >= 0; left--) {
      const answer = await receive(world, token, card.propId);
      expect(answer['propList']).not.toEqual([]);
      expect(answer['ownList']).toMatchObject([{ loginPayDataJson: { days: left, itemStatus: 2 } }]);
      expect((await receive(world, token, card.propId)).errcode).toBe(3104);
      await world.advance(DAY);
    }
    expect((await receive(world, token, card.propId)).errcode).toBe(3110);
    expect(await isPaying(world, token)).toBe(false);
    expect((await cardsOf(world, token)).buyPropIds).toContain(card.propId);
    await buy(world, token, card.price, KIND.loginPay);
    expect((await cardsOf(world, token)).ownList).toMatchObject([
      { loginPayDataJson: { days: card.days, itemStatus: 1 } },
    ]);
  });

  it("begins its day at the world's midnight and loses no missed day", async () => {
    const { world, token, card } = await setUp();
    await buy(world, token, card.price, KIND.loginPay);
    await receive(world, token, card.propId);
    await world.control('POST', 'clock', { now: NOON + DAY / 2 - 1 });
    expect((await receive(world, token, card.propId)).errcode).toBe(3104);
    await world.control('POST', 'clock', { now: NOON + DAY / 2 });
    expect((await receive(world, token, card.propId)).errcode).toBe(0);
    await world.advance(5 * DAY);
    expect((await cardsOf(world, token)).ownList).toMatchObject([
      { loginPayDataJson: { days: card.days - 2, itemStatus: 1 } },
    ]);
  });

  it('pays nothing to a player without one', async () => {
    const { world, token, card } = await setUp();
    expect((await receive(world, token, card.propId)).errcode).toBe(3110);
    await buy(world, token, card.price, KIND.loginPay);
    expect((await receive(world, token, card.propId + 1)).errcode).toBe(3110);
  });

  it('is not sold at another price, twice at once, or while the activity is closed', async () => {
    const { world, token, card } = await setUp();
    await expect(buy(world, token, card.price + 1, KIND.loginPay)).rejects.toThrow('2304');
    await buy(world, token, card.price, KIND.loginPay);
    await expect(buy(world, token, card.price, KIND.loginPay)).rejects.toThrow('2304');
    await world.control('PATCH', 'config', { activityIds: [42] });
    expect((await cardsOf(world, token)).buyPropIds).toEqual([]);
    expect((await receive(world, token, card.propId)).errcode).toBe(0);
  });

  it('has the days of both orders if it was paid twice', async () => {
    const { world, token, card } = await setUp();
    const one = await orderFor(world, token, card.price, KIND.loginPay);
    await world.advance(5000);
    const two = await orderFor(world, token, card.price, KIND.loginPay);
    for (const orderId of [one, two]) await world.control('POST', `orders/${orderId}/settle`);
    expect((await cardsOf(world, token)).ownList).toMatchObject([
      { loginPayDataJson: { days: 2 * card.days } },
    ]);
  });

  it('is owned in its scenario', async () => {
    const world = await newWorld('login-pay');
    const token = await world.token();
    const [owned] = (await cardsOf(world, token)).ownList;
    expect((await receive(world, token, owned?.propId ?? 0)).errcode).toBe(0);
  });
});
