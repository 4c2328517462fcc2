import { describe, expect, it } from 'vitest';
import type { LedgerEntry } from '../src/domain/money/ledger.ts';
import { startServer, getWorld } from './support/client.ts';

interface Listed {
  readonly user: {
    readonly id: number;
    readonly account: string;
    readonly coin: number;
    readonly lottery: number;
  };
  readonly ledger: readonly LedgerEntry[];
}

const server = await startServer();
let worlds = 0;
function freshWorld() {
  worlds += 1;
  return getWorld(server, `crowd-${worlds}`);
}

describe('bulk players', () => {
  it('are created with the same balances and ledger as a single player', async () => {
    const world = freshWorld();
    const crowd = { prefix: 'crowd', count: 600, coin: 50_000, lottery: 700 };
    expect(await world.control('POST', 'players/bulk', crowd)).toEqual({ made: 600, kept: 0 });
    const listed = await world.control<Listed[]>('GET', 'players?limit=1000');
    expect(listed.map(({ user }) => user.account)).toEqual([
      'demoplayer',
      ...Array.from({ length: 600 }, (_, index) => `crowd${index + 1}`),
    ]);
    expect(new Set(listed.map(({ user }) => user.id)).size).toBe(601);
    for (const { user, ledger } of listed.slice(1)) {
      expect([user.coin, user.lottery]).toEqual([50_000, 700]);
      expect(ledger.map(({ amount, currency }) => [currency, amount])).toEqual([
        ['points', 700],
        ['coin', 50_000],
      ]);
    }
  });

  it('can sign in and play', async () => {
    const world = freshWorld();
    await world.control('POST', 'players/bulk', { prefix: 'crowd', count: 3 });
    const { token } = await world.control<{ token: string }>('POST', 'sessions', { account: 'crowd3' });
    expect(await world.done('refreshData', {}, { token })).toMatchObject({ coin: 0 });
    expect(await world.done('anonymous/lobbyTips', {}, { token })).toMatchObject({ errcode: 0 });
  });

  it('are created once; existing players stay as they are', async () => {
    const world = freshWorld();
    await world.control('POST', 'players', { account: 'crowd2', coin: 7 });
    const crowd = { prefix: 'crowd', count: 300, coin: 50_000 };
    expect(await world.control('POST', 'players/bulk', crowd)).toEqual({ made: 299, kept: 1 });
    expect(await world.control('POST', 'players/bulk', crowd)).toEqual({ made: 0, kept: 300 });
    expect(await world.control('GET', 'players?account=crowd2')).toMatchObject([{ user: { coin: 7 } }]);
  });

  it('are created once by two simultaneous requests', async () => {
    const world = freshWorld();
    const crowd = { prefix: 'crowd', count: 500 };
    const answers = await Promise.all(
      [1, 2].map(() => world.control<{ made: number }>('POST', 'players/bulk', crowd)),
    );
    expect(answers.map(({ made }) => made).reduce((a, b) => a + b)).toBe(500);
    expect(await world.control<Listed[]>('GET', 'players?limit=1000')).toHaveLength(501);
  });

  it('get no history entry, and stay when earlier changes are undone', async () => {
    const world = freshWorld();
    await world.control('POST', 'players', { account: 'anna' });
    await world.control('POST', 'players/bulk', { prefix: 'crowd', count: 3 });
    expect(await world.control('GET', 'history')).toHaveLength(1);
    await world.control('POST', 'undo');
    expect(await world.control('GET', 'players?account=anna')).toEqual([]);
    expect(await world.control<Listed[]>('GET', 'players')).toHaveLength(4);
    // No id is used twice.
    const { user } = await world.control<Listed>('POST', 'players', { account: 'berta' });
    const ids = (await world.control<Listed[]>('GET', 'players')).map((player) => player.user.id);
    expect(ids.filter((id) => id === user.id)).toHaveLength(1);
  });

  it.each([
    [{ prefix: 'crowd' }],
    [{ prefix: '', count: 1 }],
    [{ prefix: 'a b', count: 1 }],
    [{ prefix: 'crowd', count: 0 }],
    [{ prefix: 'crowd', count: 100_001 }],
    [{ prefix: 'crowd', count: 1, coin: -1 }],
    [{ prefix: 'crowd', count: 1, mobile: '3001234567' }],
  ])('are not created by an invalid request: %j', async (body) => {
    const world = freshWorld();
    expect((await world.tryControl('POST', 'players/bulk', body)).status).toBe(400);
    expect(await world.control('GET', 'players')).toHaveLength(1);
  });
});
