import { describe, expect, it } from 'vitest';
import { transact } from '../src/store/transaction.ts';
import { append, getItems, put, valueAt, withWorld } from './support/stored-worlds.ts';
import { storesUnderTest } from './support/stores.ts';

/** Text that is difficult to store. */
const ODD = [
  '',
  'a:b',
  "'",
  '"',
  '\\',
  '\u0000',
  '\uD800',
  'ß',
  '👩‍👩‍👧',
  '__proto__',
  '%',
  '?',
  '$1',
  'x'.repeat(900),
];

describe.each(storesUnderTest())('documents and logs in the store $kind', (kind) => {
  it('refuse a change of an outdated document', async () => {
    const { world } = await withWorld(kind);
    const { store } = world;
    expect(await store.load('player:1')).toEqual({ version: 0, value: undefined });
    expect(await store.commit([{ kind: 'add', key: 'player:1', value: { coin: 1 } }])).toBe(true);
    expect(await store.commit([{ kind: 'add', key: 'player:1', value: { coin: 9 } }])).toBe(false);
    const first = await store.load('player:1');
    expect(await put(store, 'player:1', { coin: 2 })).toBe(true);
    const stale = { key: 'player:1', expect: first.version, before: first.value };
    expect(await store.commit([{ ...stale, kind: 'put', value: { coin: 9 } }])).toBe(false);
    expect(await store.commit([{ ...stale, kind: 'remove' }])).toBe(false);
    // All or nothing: the other changes of such a commit are not written either.
    expect(
      await store.commit([
        append('log:a', 1),
        { kind: 'add', key: 'player:2', value: {} },
        { ...stale, kind: 'put', value: {} },
      ]),
    ).toBe(false);
    expect(await store.contents()).toEqual({ documents: { 'player:1': { coin: 2 } }, logs: {} });
    const { version } = await store.load('player:1');
    expect(await store.commit([{ kind: 'remove', key: 'player:1', expect: version, before: {} }])).toBe(true);
    expect(await store.load('player:1')).toEqual({ version: 0, value: undefined });
    // Decided by a missing document.
    expect(await store.commit([{ kind: 'remove', key: 'player:1', expect: 0, before: undefined }])).toBe(
      true,
    );
    await put(store, 'player:1', {});
    expect(await store.commit([{ kind: 'remove', key: 'player:1', expect: 0, before: undefined }])).toBe(
      false,
    );
    expect(await store.commit([])).toBe(true);
  });

  it('keep logs in the order of their appends', async () => {
    const { store } = (await withWorld(kind)).world;
    expect(await store.tail('log:a')).toEqual({ version: 0, items: [] });
    await store.commit([append('log:a', 1, 2), append('log:b', 'x')]);
    await store.commit([append('log:a', { three: 3 })]);
    expect(await getItems(store, 'log:a')).toEqual([1, 2, { three: 3 }]);
    expect(await getItems(store, 'log:a', 2)).toEqual([2, { three: 3 }]);
    expect(await getItems(store, 'log:a', 0)).toEqual([]);
    const { version } = await store.tail('log:a');
    const undo = { kind: 'shorten', key: 'log:a', expect: version, by: 1 } as const;
    await store.commit([append('log:a', 4)]);
    expect(await store.commit([undo])).toBe(false);
    const { version: now } = await store.tail('log:a', 1);
    expect(await store.commit([{ ...undo, expect: now, by: 2 }])).toBe(true);
    expect(await getItems(store, 'log:a')).toEqual([1, 2]);
    await store.commit([append('log:a', 5)]);
    expect(await getItems(store, 'log:a')).toEqual([1, 2, 5]);
    await store.commit([{ kind: 'clear', key: 'log:a' }, append('log:a', 6)]);
    expect(await getItems(store, 'log:a')).toEqual([6]);
    expect(await getItems(store, 'log:b')).toEqual(['x']);
  });

  it('distinguish kinds of documents and their due instants', async () => {
    const { store } = (await withWorld(kind)).world;
    for (const [id, nextTimerAt] of [3000, 0, 1000, 2000].entries())
      await put(store, `player:${id}`, { nextTimerAt });
    await put(store, 'answer/7:k', { forgetAt: 500 });
    await put(store, 'players:5', {});
    expect([...(await store.scan('player:')).keys()].toSorted()).toEqual([
      'player:0',
      'player:1',
      'player:2',
      'player:3',
    ]);
    expect(await store.count('player:')).toBe(4);
    expect(await store.count('answer/7:')).toBe(1);
    expect(await store.count('nothing:')).toBe(0);
    expect(await store.due('player:', 999)).toEqual([]);
    expect(await store.due('player:', 2000)).toEqual([
      { key: 'player:2', at: 1000 },
      { key: 'player:3', at: 2000 },
    ]);
    expect(await store.due('player:', Number.MAX_SAFE_INTEGER, 1)).toEqual([{ key: 'player:2', at: 1000 }]);
    await put(store, 'player:2', { nextTimerAt: 0 });
    await put(store, 'player:1', { nextTimerAt: 10 });
    expect((await store.due('player:', 2000)).map(({ key }) => key)).toEqual(['player:1', 'player:3']);
    expect(await store.due('answer/7:', 500)).toEqual([{ key: 'answer/7:k', at: 500 }]);
  });

  it('keep any text and number unchanged', async () => {
    const { store } = (await withWorld(kind)).world;
    for (const text of ODD) {
      await put(store, `odd:${text}`, { text, [text]: 1, n: Number.MAX_SAFE_INTEGER, f: 0.1 + 0.2 });
      await store.commit([append(`log:${text}`, text)]);
    }
    for (const text of ODD) {
      expect(await valueAt(store, `odd:${text}`)).toEqual(
        JSON.parse(JSON.stringify({ text, [text]: 1, n: Number.MAX_SAFE_INTEGER, f: 0.1 + 0.2 })),
      );
      expect(await getItems(store, `log:${text}`)).toEqual([text]);
    }
    expect([...(await store.scan('odd:')).keys()].toSorted()).toEqual(
      ODD.map((text) => `odd:${text}`).toSorted(),
    );
    const { documents, logs } = await store.contents();
    expect(Object.keys(documents)).toHaveLength(ODD.length);
    expect(Object.keys(logs)).toHaveLength(ODD.length);
  });

  it('let each of many writers succeed', async () => {
    const { store } = (await withWorld(kind)).world;
    await put(store, 'player:1', { coin: 0 });
    const raise = () =>
      transact(store, async (tx) => {
        const player = await tx.draft<{ coin: number }>('player:1');
        if (!player) throw new Error('the player is gone');
        player.coin += 1;
        tx.append('log:a', player.coin);
        if (!(await tx.draft(`once:${player.coin % 2}`))) tx.create(`once:${player.coin % 2}`, {});
      });
    await Promise.all(Array.from({ length: 50 }, raise));
    expect(await valueAt(store, 'player:1')).toEqual({ coin: 50 });
    expect(await getItems(store, 'log:a')).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
    expect(await store.count('once:')).toBe(2);
  });

  it('repeat a refused transaction if a document that it read has changed', async () => {
    const { store } = (await withWorld(kind)).world;
    await put(store, 'player:1', { coin: 1 });
    const pay = () =>
      transact(store, async (tx) => {
        const player = await tx.draft<{ coin: number }>('player:1');
        if (player) player.coin -= 1;
        tx.create('round:1', { win: 7 });
      });
    let attempts = 0;
    const play = (round: string) =>
      transact(store, async (tx) => {
        attempts += 1;
        const played = await tx.peek<{ win: number }>(round);
        if (played) return played;
        if (!(await valueAt(store, 'round:1'))) await pay();
        const player = await tx.draft<{ coin: number }>('player:1');
        throw new Error(`the balance is ${player?.coin}`);
      });
    expect(await play('round:1')).toEqual({ win: 7 });
    expect(attempts).toBe(2);
    await expect(play('round:2')).rejects.toThrow('the balance is 0');
    expect(attempts).toBe(3);
    expect(await store.contents()).toEqual({
      documents: { 'player:1': { coin: 0 }, 'round:1': { win: 7 } },
      logs: {},
    });
  });

  it('commit nothing if a document that was only read has changed', async () => {
    const { store } = (await withWorld(kind)).world;
    await put(store, 'switch:1', { on: true });
    let attempts = 0;
    await transact(store, async (tx) => {
      attempts += 1;
      const read = await tx.peek<{ on: boolean }>('switch:1');
      if (attempts === 1) await put(store, 'switch:1', { on: false });
      tx.create('seen:1', { on: read?.on });
    });
    expect(await valueAt(store, 'seen:1')).toEqual({ on: false });
    expect(attempts).toBe(2);
  });
});
