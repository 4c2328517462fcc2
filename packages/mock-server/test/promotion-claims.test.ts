import { describe, expect, it } from 'vitest';
import { freshWorlds, startServer, type TestWorld } from './support/client.ts';
import { promotionBodies } from './support/promotion-bodies.ts';

const server = await startServer();
const newWorld = freshWorlds(server);

/** What pays once after what has happened, and the refusal that the others get. */
const CLAIMS: readonly (readonly [path: string, refusal: number])[] = [
  ['receiveTaskAward', 3003],
  ['appRechargeBonusCollection9Receive', 1005],
  ['receiveLoginPay3', 3104],
  ['receiverRechargeBonusCollection6', 3104],
  ['receiverRechargeBonusCollection8', 3104],
  ['receiverRechargeBonusCollection8Extra', 3104],
  ['bankruptBonus', 3104],
  ['loginBonus3UserReceive', 3104],
  ['vipRebateUserReceive', 3104],
  ['appFreeSignUserReceive', 3104],
];

/** How many hundredths of its balance a piece of a reward item is. */
const WORTH: Record<number, { currency: 'coin' | 'lottery'; each: number }> = {
  2001: { currency: 'coin', each: 1 },
  2002: { currency: 'lottery', each: 1 },
  4001: { currency: 'lottery', each: 100 },
};

interface View {
  user: { coin: number; lottery: number };
  ledger: object[];
}

const viewOf = (world: TestWorld) => world.control<View>('GET', 'players/10000001');

describe('a claim submitted fifty times at once', () => {
  it.each(CLAIMS)('%s pays exactly once', async (path, refusal) => {
    const world = await newWorld();
    const token = await world.token();
    const body = (await promotionBodies[path]?.(world, token)) ?? {};
    const before = await viewOf(world);
    const replies = await Promise.all(Array.from({ length: 50 }, () => world.call(path, body, { token })));
    const errcodes = replies.map(({ body: answer }) => answer.errcode).toSorted((one, other) => one - other);
    expect(errcodes).toEqual([0, ...Array.from({ length: 49 }, () => refusal)]);

    const winner = replies.find(({ body: answer }) => answer.errcode === 0)?.body;
    const granted = winner?.['propList'] as { id: number; count: number }[];
    expect(granted.length).toBeGreaterThan(0);
    const gain = { coin: 0, lottery: 0 };
    for (const { id, count } of granted) {
      const worth = WORTH[id];
      if (worth) gain[worth.currency] += count * worth.each;
    }
    const after = await viewOf(world);
    expect({
      coin: after.user.coin - before.user.coin,
      lottery: after.user.lottery - before.user.lottery,
    }).toEqual(gain);
    expect((await world.call(path, body, { token })).body.errcode).toBe(refusal);
  });
});
