import { describe, expect, it } from 'vitest';
import { createRng, type Rng } from '../src/random/rng.ts';
import { InsufficientBalance, ledgerLog, postEntry, type LedgerEntry } from '../src/domain/money/ledger.ts';
import type { Player } from '../src/domain/player/player.ts';
import { freshWorlds, NOON, startServer, type TestWorld } from './support/client.ts';
import { newPlayer } from '../src/domain/player/new-player.ts';

const server = await startServer();
const newWorld = freshWorlds(server);

interface View {
  user: { id: number; coin: number; lottery: number; safebox: number; totalRecharge: number };
  ledger: {
    id: number;
    currency: 'coin' | 'points' | 'safebox';
    amount: number;
    balance: number;
    reason: string;
  }[];
}

/** Balances equal the sum of their entries, are never negative, and no entry is missing. */
async function findLedgerErrors(world: TestWorld): Promise<string[]> {
  const wrong: string[] = [];
  for (const { user, ledger } of await world.control<View[]>('GET', 'players')) {
    const sum = { coin: 0, points: 0, safebox: 0 };
    for (const [index, { id, currency, amount, balance }] of ledger.toReversed().entries()) {
      sum[currency] += amount;
      if (balance !== sum[currency] || balance < 0 || id !== index + 1) wrong.push(`${user.id}: entry ${id}`);
    }
    if (sum.coin !== user.coin || sum.points !== user.lottery || sum.safebox !== user.safebox) {
      wrong.push(`${user.id}: balance`);
    }
  }
  return wrong;
}

type Step = (world: TestWorld, rng: Rng, token: string) => Promise<unknown>;

async function newestOrder(world: TestWorld, token: string): Promise<string | undefined> {
  const { list } = await world.done('getRechargeRecord', { page: 1, pageSize: 1 }, { token });
  return (list as { orderId: string }[])[0]?.orderId;
}

const STEPS: readonly Step[] = [
  (world, rng, token) =>
    world.call(
      'recharge3',
      { amount: rng.int(50_00, 600_00), version: 4, actType: 0, rechargeType: rng.int(1, 5) },
      { token },
    ),
  async (world, rng, token) => {
    const orderId = await newestOrder(world, token);
    if (orderId)
      await world.tryControl('POST', `orders/${orderId}/${rng.pick(['settle', 'fail', 'settle'])}`);
  },
  (world, rng) => world.control('POST', 'clock', { advanceMs: rng.pick([1, 3000, 20_000, 600_000]) }),
  (world, rng) =>
    world.control('PATCH', 'players/10000001', {
      coin: rng.int(0, 5_000_00),
      lottery: rng.int(0, 50_00),
    }),
  async (world, rng, token) =>
    world.call(
      'exchange',
      {
        amount: rng.int(100_00, 900_00),
        bankId: 1,
        safeboxPassword: await world.encryptPassword(
          rng.pick(['tara1234', 'tara1234', 'tara1234', 'not-this-one']),
        ),
      },
      { token },
    ),
  async (world, rng) => {
    const [newest] = await world.control<{ orderId: string }[]>('GET', 'orders?waiting=1');
    if (newest) await world.tryControl('POST', `orders/${newest.orderId}/${rng.pick(['settle', 'fail'])}`);
  },
  (world, rng, token) => world.call('lotteryExchange', { id: rng.int(1, 5) }, { token }),
  (world, rng, token) => world.call('receiveBonusTicker', { id: rng.int(1, 4) }, { token }),
  (world, rng, token) => world.call('receiveMail', { id: rng.int(1, 6) }, { token }),
  (world, rng, token) => world.call('gameLike', { id: 1000 + rng.int(0, 130), like: 1 }, { token }),
];

describe('money', () => {
  it.each([1, 2, 3])('adds up after 80 random steps (seed %i)', async (seed) => {
    const world = await newWorld('withdraw-ready');
    const rng = createRng(seed, 'money-test');
    const token = await world.token();
    for (let step = 0; step < 80; step++) await rng.pick(STEPS)(world, rng, token);
    expect(await findLedgerErrors(world)).toEqual([]);
  });

  it('adds up after many simultaneous calls of one player', async () => {
    const world = await newWorld();
    const token = await world.token();
    const orders = await Promise.all(
      Array.from({ length: 15 }, (_, index) =>
        world.done(
          'recharge3',
          { amount: (100 + index) * 100, version: 4, actType: 0, rechargeType: 1 },
          { token },
        ),
      ),
    );
    await Promise.all(
      orders.flatMap(({ orderId }) =>
        [1, 2, 3].map(() => world.control('POST', `orders/${String(orderId)}/settle`)),
      ),
    );
    const [{ user } = { user: undefined }] = await world.control<View[]>('GET', 'players');
    const deposited = orders.reduce((sum, _, index) => sum + (100 + index) * 100, 0);
    expect(user).toMatchObject({ totalRecharge: deposited, coin: 1_000_00 + 300_00 + deposited });
    expect(await findLedgerErrors(world)).toEqual([]);
  });
});

describe('the ledger', () => {
  const setUp = () => {
    const player: Player = newPlayer({
      id: 7,
      uuid: '',
      account: 'seven',
      accountType: 2,
      passwordHash: '',
      mobile: '',
      countryCode: '92',
      pid: 0,
      registeredAt: NOON,
    });
    const book: [string, LedgerEntry][] = [];
    const context = {
      now: NOON,
      record: (log: string, item: object) => void book.push([log, item as LedgerEntry]),
    };
    const move = (amount: number) =>
      postEntry(player, { currency: 'coin', amount, reason: 'adjustment', reference: '' }, context);
    return { player, book, move };
  };

  it('refuses a debit that exceeds the balance, without a change', () => {
    const { player, book, move } = setUp();
    move(500);
    expect(() => move(-501)).toThrow(InsufficientBalance);
    expect([player.coin, book.length]).toEqual([500, 1]);
    move(-500);
    expect(player.coin).toBe(0);
    expect(book.at(-1)).toEqual([
      ledgerLog(7),
      { id: 2, time: NOON, currency: 'coin', amount: -500, balance: 0, reason: 'adjustment', reference: '' },
    ]);
  });

  it('accepts whole hundredths only', () => {
    const { move } = setUp();
    for (const amount of [0.5, Number.NaN, Number.MAX_SAFE_INTEGER + 2])
      expect(() => move(amount)).toThrow(RangeError);
  });
});
