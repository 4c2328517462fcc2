import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { createMockServer, type MockServer } from '../src/index.ts';
import type { WorldExport } from '../src/worlds/export-schema.ts';
import { getWorld, internalWorld, NOON, type TestWorld } from './support/client.ts';
import { SEED } from './support/fuzz.ts';
import { ACTIONS, step, type Step } from './support/play/action-list.ts';
import { pick } from './support/play/actions.ts';
import { createSharedWorld, type Action, type SharedWorld } from './support/play/shared-world.ts';
import { FULL, storesUnderTest } from './support/stores.ts';

const GAMES = FULL ? 10 : 1;
const STEPS = FULL ? 300 : 120;
const FORKS = 60;
const TEST_TIMEOUT_MS = 900_000;
const DAY = 24 * 60 * 60_000;

const config = {
  activityIds: [4, 8, 15, 16, 17, 20, 21, 23, 26, 28, 30, 31, 33, 35, 36, 37, 38, 39, 40, 41, 42, 43],
  activityDurations: { 35: 400 * DAY, 37: 400 * DAY, 38: 400 * DAY },
  maintenance: 'none',
};

/** A call of the contract or the control API, whatever it answers. */
function tryControl(
  method: 'POST' | 'PATCH' | 'DELETE',
  getPath: (shared: SharedWorld, id: number, n: number) => string,
  getBody?: (n: number) => object,
): Action {
  return async (shared, { id }, n) => {
    const path = getPath(shared, id, n);
    const { status } = await shared.world.tryControl(method, path, getBody?.(n));
    if (status >= 500) throw new Error(`${path} answered ${status}`);
    return undefined;
  };
}

/** Changes besides the actions of players: undo, settings, and changes that nobody would undo. */
const MORE: Record<string, Action> = {
  undo: tryControl('POST', () => 'undo'),
  undoSeveral: async ({ world }, _, n) => {
    const entries = await world.control<{ id: number }[]>('GET', 'history');
    const through = entries[n % 5]?.id;
    if (through !== undefined) await world.tryControl('POST', 'undo', { through });
    return undefined;
  },
  heartbeat: async ({ world }, { token }, n) =>
    (await world.call('online', { gameId: n % 2 === 0 ? 1005 : '' }, { token })).body,
  read: async ({ world }, { token }) => (await world.call('refreshData', {}, { token })).body,
  keyed: async ({ world }, { token }, n) =>
    (await world.call('gameLike', { id: 1001 + (n % 5), like: n % 2 }, { token, key: `intention-${n % 9}` }))
      .body,
  patch: tryControl(
    'PATCH',
    (_, id) => `players/${id}`,
    (n) => ({ coin: 9_000_00 + n, turnoverLeft: 0 }),
  ),
  limit: tryControl(
    'PATCH',
    () => 'config',
    (n) => ({ requestLimit: { calls: 500 + (n % 2), windowMs: 5000 } }),
  ),
  bulk: tryControl(
    'POST',
    () => 'players/bulk',
    (n) => ({ prefix: `crowd${n % 4}x`, count: 1 + (n % 3), coin: n }),
  ),
  sms: async ({ world }, _, n) =>
    (await world.call('smsSend', { countryCode: '92', mobile: `300123456${n % 10}`, type: 0 })).body,
  clearOutbox: tryControl('DELETE', () => 'outbox'),
  newPlayer: tryControl(
    'POST',
    () => 'players',
    (n) => ({ account: `new${n}`, pid: 10_000_001 }),
  ),
  signInAgain: async ({ world }, person) => {
    const { body } = await world.tryControl('POST', 'sessions', { playerId: person.id });
    person.token = (body as { token: string }).token;
    return undefined;
  },
};

const steps = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: step },
    {
      weight: 2,
      arbitrary: fc.record({
        who: fc.nat(5),
        action: fc.constantFrom(...Object.keys(MORE)),
        n: fc.nat(1000),
        times: fc.constant(1),
      }),
    },
  ),
  { minLength: STEPS, maxLength: STEPS },
);

/** The state of a world before a call. */
interface Moment {
  readonly id: number;
  readonly url: string;
  readonly state: WorldExport;
}

/** A world that records its state before each call of the contract, unless calls run simultaneously. */
function recordMoments(server: MockServer, name: string): { world: TestWorld; moments: Moment[] } {
  const moments: Moment[] = [];
  let running = 0;
  let begun = 0;
  const inject = async (options: InjectOptions) => {
    const url = typeof options.url === 'string' ? options.url : '';
    running += 1;
    begun += 1;
    const number = running === 1 ? begun : undefined;
    const state = await (await internalWorld(server, name)).export();
    try {
      return await server.inject(options);
    } finally {
      // No other call has begun before or meanwhile.
      if (number === begun && url.includes('/app/v1/')) {
        const [entry] = await getWorld(server, name).control<{ id: number }[]>('GET', 'requests?limit=1');
        if (entry) moments.push({ id: entry.id, url, state });
      }
      running -= 1;
    }
  };
  return { world: getWorld({ ...server, inject } as unknown as MockServer, name), moments };
}

/** Forks a world before each of some calls and compares the forks with what was there. */
async function expectExactForks(
  server: MockServer,
  { name }: TestWorld,
  moments: readonly Moment[],
): Promise<string> {
  const source = getWorld(server, name);
  const before = await (await internalWorld(server, name)).export();
  let fork = '';
  for (const { id, url, state } of moments) {
    const health = await source.control<{ world: string; now: number }>('POST', `requests/${id}/fork`, {});
    fork = health.world;
    const forked = await internalWorld(server, fork);
    expect(await forked.export(), `before call ${id}, ${url}`).toEqual(state);
    const players = Object.keys(state.contents.documents).filter((key) => key.startsWith('player:'));
    expect(await forked.store.count('player:')).toBe(players.length);
    expect([...(await forked.store.scan('player:')).keys()].toSorted()).toEqual(players.toSorted());
    if (id !== moments.at(-1)?.id) await getWorld(server, fork).control('DELETE', 'worlds');
  }
  expect(await (await internalWorld(server, name)).export()).toEqual(before);
  return fork;
}

describe.each(storesUnderTest())('a fork in the store $kind', (kind) => {
  it('is the world as it was before the call', { timeout: TEST_TIMEOUT_MS }, async () => {
    const server = await createMockServer({
      port: 0,
      store: await kind.create(),
      now: NOON,
      passwordCost: 16,
      onDefect: (error) => {
        throw error;
      },
    });
    afterAll(() => server.close());
    let games = 0;
    const game = async (list: readonly Step[]): Promise<void> => {
      games += 1;
      const { world, moments } = recordMoments(server, `game-${games}`);
      await world.control('POST', 'reset', { config });
      const shared = await createSharedWorld(world);
      const take = async ({ who, action: name, n, times }: Step): Promise<void> => {
        const action = MORE[name] ?? ACTIONS[name]?.[1];
        if (!action) throw new Error(`nobody can ${name}`);
        const person = pick(shared.people, who);
        await Promise.all(Array.from({ length: times }, () => action(shared, person, n)));
      };
      for (const one of list) await take(one);
      const every = Math.ceil(moments.length / FORKS);
      const chosen = moments.filter((_moment, index) => index % every === 0);
      expect(chosen.length).toBeGreaterThan(FORKS / 2);
      const fork = await expectExactForks(server, world, chosen);

      // The fork is a world like others: it changes, and it can be forked.
      const child = recordMoments(server, fork);
      const inChild = { ...shared, world: child.world };
      for (const { who, action: name, n } of list.slice(0, STEPS / 4))
        await (MORE[name] ?? ACTIONS[name]?.[1])?.(inChild, pick(shared.people, who), n);
      await expectExactForks(server, child.world, child.moments.slice(0, FORKS / 4));
    };
    await fc.assert(fc.asyncProperty(steps, game), { numRuns: GAMES, seed: SEED, endOnFailure: true });
  });
});
