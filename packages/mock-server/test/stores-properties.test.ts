import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Change, Store } from '../src/store/port.ts';
import { EMPTY, find, open } from './support/stored-worlds.ts';
import { FULL, storesUnderTest } from './support/stores.ts';
import { SEED } from './support/fuzz.ts';

const GAMES = FULL ? 25 : 4;
const STEPS = 40;
const TEST_TIMEOUT_MS = 300_000;

type Step =
  | {
      readonly act: 'put' | 'add' | 'remove' | 'append' | 'shorten' | 'clear';
      readonly at: number;
      readonly n: number;
    }
  | { readonly act: 'save' | 'restore' | 'forget' | 'fork'; readonly at: number; readonly n: number };

const step: fc.Arbitrary<Step> = fc.record({
  act: fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom('put', 'append') },
    { weight: 3, arbitrary: fc.constantFrom('add', 'remove', 'shorten', 'clear') },
    { weight: 3, arbitrary: fc.constantFrom('save', 'restore', 'forget') },
    { weight: 1, arbitrary: fc.constant('fork') },
  ),
  at: fc.nat(3),
  n: fc.nat(1000),
}) as fc.Arbitrary<Step>;

/** One of two databases with the same sequence of steps. */
async function player(name: string) {
  const database = await open(name);
  let games = 0;
  let world = '';

  /** Continues in a fork, which begins with one more change; some sources are removed. */
  const fork = async ({ at, n }: Step): Promise<boolean> => {
    const source = world;
    const current = await find(database, source);
    const begin = async (store: Store) => {
      const key = `player:${at}`;
      const { version: expect, value: before } = await store.load(key);
      const change: Change =
        n % 2 === 0
          ? { kind: 'put', key, expect, before, value: { n, nextTimerAt: n } }
          : { kind: 'remove', key, expect, before };
      return { record: {}, changes: [change, { kind: 'append', key: `log:${at}`, items: [n] } as const] };
    };
    world = `${source}-f`;
    const isForked = await current.fork(world, begin);
    if (n % 3 === 0) await database.remove(source);
    return isForked;
  };

  const change = async ({ act, at, n }: Step): Promise<Change> => {
    const { store } = await find(database, world);
    const key = `player:${at}`;
    const log = `log:${at}`;
    const { version: expect, value: before } = await store.load(key);
    const value = { n, nextTimerAt: n % 3 === 0 ? n + 1 : 0 };
    if (act === 'put') return { kind: 'put', key, expect, before, value };
    if (act === 'add') return { kind: 'add', key, value };
    if (act === 'remove') return { kind: 'remove', key, expect, before };
    if (act === 'append') return { kind: 'append', key: log, items: [n, { n }] };
    if (act === 'clear') return { kind: 'clear', key: log };
    const end = await store.tail(log, 1);
    return { kind: 'shorten', key: log, expect: end.version, by: 1 + (n % 2) };
  };

  /** @returns the outcome of the step */
  const take = async (item: Step): Promise<unknown> => {
    const now = await find(database, world);
    const snapshot = `snapshot-${item.at % 2}`;
    if (item.act === 'fork') return fork(item);
    if (item.act === 'save') return now.saveSnapshot(snapshot, { n: item.n });
    if (item.act === 'forget') return now.removeSnapshot(snapshot);
    if (item.act !== 'restore') return now.store.commit([await change(item)]);
    const isThere = (await now.snapshots()).some(({ name: saved }) => saved === snapshot);
    if (!isThere) return 'none';
    return (await now.replace({ record: {}, contents: { snapshot }, isFresh: false })) !== undefined;
  };

  /** The visible state of the world. */
  const show = async () => {
    const now = await find(database, world);
    const { store } = now;
    return {
      contents: await store.contents(),
      count: await store.count('player:'),
      scanned: [...(await store.scan('player:'))].toSorted(([a], [b]) => (a < b ? -1 : 1)),
      first: await store.due('player:', 1000, 1),
      due: await store.due('player:', 500),
      tails: await Promise.all([0, 1, 2, 3].map(async (at) => (await store.tail(`log:${at}`, 2)).items)),
      snapshots: await now.snapshots(),
    };
  };

  return {
    begin: async () => {
      games += 1;
      world = `game-${games}`;
      await database.create(world, {}, EMPTY);
    },
    take,
    show,
  };
}

describe.each(storesUnderTest().filter(({ isDurable }) => isDurable))('the store $kind', (kind) => {
  it('behaves like the memory store', { timeout: TEST_TIMEOUT_MS }, async () => {
    const stored = await player(await kind.create());
    const inMemory = await player('memory');
    const game = async (steps: readonly Step[]): Promise<void> => {
      await Promise.all([stored.begin(), inMemory.begin()]);
      for (const one of steps) {
        expect(await stored.take(one)).toEqual(await inMemory.take(one));
        expect(await stored.show()).toEqual(await inMemory.show());
      }
    };
    const games = fc.array(step, { minLength: STEPS, maxLength: STEPS });
    await fc.assert(fc.asyncProperty(games, game), { numRuns: GAMES, seed: SEED });
  });
});
