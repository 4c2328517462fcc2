import { describe, expect, it } from 'vitest';
import { LIST_BOUNDS } from '../src/store/database.ts';
import { WorldReplacedError } from '../src/store/errors.ts';
import { openDatabase } from '../src/store/open.ts';
import { dueAt } from '../src/worlds/due.ts';
import type { Change, Store } from '../src/store/port.ts';
import { append, EMPTY, find, open, put, valueAt, withWorld } from './support/stored-worlds.ts';
import { storesUnderTest } from './support/stores.ts';

describe.each(storesUnderTest())('worlds in the store $kind', (kind) => {
  it('are created once, found, listed and removed', async () => {
    const { database } = await withWorld(kind, { documents: { 'player:1': { coin: 1 } }, logs: {} });
    await database.create('blue', { colour: 'other' }, EMPTY);
    await database.create('red', {}, EMPTY);
    expect((await database.names()).toSorted()).toEqual(['blue', 'red']);
    const world = await find(database);
    expect(world.record).toEqual({ colour: 'blue' });
    expect(await valueAt(world.store, 'player:1')).toEqual({ coin: 1 });
    await database.remove('blue');
    await database.remove('blue');
    expect(await database.names()).toEqual(['red']);
    expect(await database.find('blue')).toBeUndefined();
    await expect(put(world.store, 'player:1', {})).rejects.toBeInstanceOf(WorldReplacedError);
    await database.create('blue', {}, EMPTY);
    await expect(put(world.store, 'player:1', {})).rejects.toBeInstanceOf(WorldReplacedError);
    expect((await (await find(database)).store.contents()).documents).toEqual({});
  });

  it('change their record only if it has not changed since', async () => {
    const { database, world } = await withWorld(kind);
    const changed = await world.write({ colour: 'green' });
    expect(changed?.record).toEqual({ colour: 'green' });
    expect(changed?.version).not.toBe(world.version);
    expect(await world.write({ colour: 'red' })).toBeUndefined();
    expect((await find(database)).record).toEqual({ colour: 'green' });
    expect(await put(world.store, 'player:1', { coin: 1 })).toBe(true);
  });

  it('refuse a commit that was decided by an outdated record', async () => {
    const { database, world } = await withWorld(kind);
    const change = { kind: 'add', key: 'player:1', value: { coin: 1 } } as const;
    const changed = await world.write({ colour: 'green' });
    expect(await world.store.commit([change], world.version)).toBe(false);
    expect(await valueAt(world.store, 'player:1')).toBeUndefined();
    expect(await world.store.commit([change], changed?.version)).toBe(true);
    expect(await valueAt((await find(database)).store, 'player:1')).toEqual({ coin: 1 });
  });

  it('are distinguished by their last use, which is at first their creation', async () => {
    const { database } = await withWorld(kind);
    expect(await database.unusedSince(database.now() - 60_000)).toEqual([]);
    await database.create('red', {}, EMPTY);
    await database.touch('blue', 2000);
    await database.touch('red', 3000);
    expect(await database.unusedSince(2000)).toEqual([]);
    expect(await database.unusedSince(3000)).toEqual(['blue']);
    await expect(database.check()).resolves.toBeUndefined();
  });

  it('are replaced as a whole: nothing is written to the old generation', async () => {
    const { database, world } = await withWorld(kind, {
      documents: { 'player:1': { coin: 1 } },
      logs: { 'log:a': [1] },
    });
    const contents = { documents: { 'player:2': { coin: 2 } }, logs: { 'log:b': [2] } };
    const next = await world.replace({ record: { colour: 'red' }, contents, isFresh: false });
    expect(next?.record).toEqual({ colour: 'red' });
    expect(await next?.store.contents()).toEqual(contents);
    expect((await find(database)).generation).toBe(next?.generation);
    // Earlier calls read the old data.
    expect(await valueAt(world.store, 'player:1')).toEqual({ coin: 1 });
    await expect(put(world.store, 'player:1', {})).rejects.toBeInstanceOf(WorldReplacedError);
    await expect(world.saveSnapshot('late', {})).rejects.toBeInstanceOf(WorldReplacedError);
    expect(await world.replace({ record: {}, contents: EMPTY, isFresh: true })).toBeUndefined();
    expect(await world.write({})).toBeUndefined();
    expect(await next?.store.contents()).toEqual(contents);
  });

  it('contain everything of a large import, and export one consistent moment', async () => {
    const { database, world } = await withWorld(kind);
    const entries = Array.from({ length: 2500 }, (_, index) => index);
    const contents = {
      documents: Object.fromEntries(entries.map((n) => [`player:${n}`, { n, text: 'نام' }])),
      logs: Object.fromEntries(entries.slice(0, 600).map((n) => [`log:${n}`, [n, { n }]])),
    };
    const next = await world.replace({ record: {}, contents, isFresh: false });
    const exporting = next?.store.contents();
    // Written meanwhile: completely part of that moment or not at all.
    await Promise.all([
      put((await find(database)).store, 'player:7', { n: -1 }),
      put((await find(database)).store, 'player:2600', { n: -1 }),
    ]);
    const exported = await exporting;
    const later = { ...exported?.documents };
    expect(Object.keys(later).length).toBeGreaterThanOrEqual(2500);
    delete later['player:2600'];
    expect({ ...later, 'player:7': contents.documents['player:7'] }).toEqual(contents.documents);
    expect(exported?.logs).toEqual(contents.logs);
    expect(await next?.snapshots()).toEqual([]);
    const now = await find(database);
    expect(await now.store.scan('player:')).toHaveLength(2501);
    expect((await now.store.contents()).documents['player:7']).toEqual({ n: -1 });
  });

  it('continue from a snapshot as it was taken, repeatedly', async () => {
    const { database, world } = await withWorld(kind);
    const { store } = world;
    await put(store, 'player:1', { coin: 1 });
    await put(store, 'player:2', { coin: 2 });
    await store.commit([append('log:a', 1, 2)]);
    await world.saveSnapshot('early', { takenAt: 1 });
    const early = await store.contents();
    await put(store, 'player:1', { coin: 11 });
    await put(store, 'player:1', { coin: 12 });
    await store.commit([
      { kind: 'remove', key: 'player:2', expect: (await store.load('player:2')).version, before: {} },
    ]);
    await put(store, 'player:3', { coin: 3 });
    await store.commit([{ kind: 'clear', key: 'log:a' }, append('log:a', 9)]);
    await world.saveSnapshot('late', { takenAt: 2 });
    const late = await store.contents();
    await put(store, 'player:2', { coin: 22 });
    await store.commit([
      { kind: 'shorten', key: 'log:a', expect: (await store.tail('log:a')).version, by: 1 },
      append('log:a', 10),
    ]);
    expect(await world.snapshots()).toEqual([
      { name: 'early', record: { takenAt: 1 } },
      { name: 'late', record: { takenAt: 2 } },
    ]);
    const restore = async (snapshot: string): Promise<unknown> => {
      const now = await find(database);
      const begun = await now.replace({ record: {}, contents: { snapshot }, isFresh: false });
      return begun?.store.contents();
    };
    expect(await restore('early')).toEqual(early);
    expect(await restore('late')).toEqual(late);
    await put((await find(database)).store, 'player:1', { coin: 99 });
    expect(await restore('early')).toEqual(early);
    const now = await find(database);
    await now.removeSnapshot('early');
    expect(await now.snapshots()).toEqual([{ name: 'late', record: { takenAt: 2 } }]);
    await expect(restore('early')).rejects.toThrow('No snapshot is called early.');
    expect(await restore('late')).toEqual(late);
    await (await find(database)).saveSnapshot('late', { takenAt: 3 });
    await put((await find(database)).store, 'player:1', { coin: 100 });
    expect(await restore('late')).toEqual(late);
    expect(await (await find(database)).snapshots()).toEqual([{ name: 'late', record: { takenAt: 3 } }]);
    await (await find(database)).replace({ record: {}, contents: EMPTY, isFresh: true });
    expect(await (await find(database)).snapshots()).toEqual([]);
  });

  it('are forked, again and again, with documents and logs of their own', async () => {
    const { database, world } = await withWorld(kind);
    await put(world.store, 'player:1', { coin: 1 });
    await put(world.store, 'player:2', { coin: 2, nextTimerAt: 5 });
    await world.store.commit([append('log:a', 1, 2)]);
    const remove = async (store: Store, key: string): Promise<Change> => {
      const { version: expect, value: before } = await store.load(key);
      return { kind: 'remove', key, expect, before };
    };
    const begin = async (store: Store) => ({ record: {}, changes: [await remove(store, 'player:2')] });
    expect(await world.fork('one', begin)).toBe(true);
    expect(await world.fork('one', begin)).toBe(false);
    expect(await world.fork('none', async () => undefined)).toBe(false);
    expect(await database.find('none')).toBeUndefined();

    const { store } = await find(database, 'one');
    await store.commit([{ kind: 'clear', key: 'log:a' }]);
    await put(store, 'player:2', { coin: 22 });
    await store.commit([await remove(store, 'player:2')]);
    expect(await store.commit([{ kind: 'add', key: 'player:1', value: {} }])).toBe(false);
    await (await find(database, 'one')).fork('two', async () => ({ record: {}, changes: [] }));
    const { store: second } = await find(database, 'two');
    await put(second, 'player:2', { coin: 222 });
    // There is nothing left to remove.
    const { version } = await second.tail('log:a');
    await second.commit([{ kind: 'shorten', key: 'log:a', expect: version, by: 1 }, append('log:b', 3)]);

    const counts = [world.store, store, second].map((item) => item.count('player:'));
    expect(await Promise.all(counts)).toEqual([2, 1, 2]);
    expect(await world.store.contents()).toEqual({
      documents: { 'player:1': { coin: 1 }, 'player:2': { coin: 2, nextTimerAt: 5 } },
      logs: { 'log:a': [1, 2] },
    });
    expect(await store.contents()).toEqual({ documents: { 'player:1': { coin: 1 } }, logs: {} });
    expect(await second.contents()).toEqual({
      documents: { 'player:1': { coin: 1 }, 'player:2': { coin: 222 } },
      logs: { 'log:b': [3] },
    });
    expect(await second.due('player:', 100)).toEqual([]);
  });

  it('number the items of their lists continuously', async () => {
    const { database, world } = await withWorld(kind);
    const requests = world.list('requests');
    const numbered = await Promise.all([requests.add(['a', { b: 1 }]), world.list('history').add(['h'])]);
    expect(numbered).toEqual([[1, 2], [1]]);
    expect(await Promise.all([requests.add(['b']), requests.add([])])).toEqual([[3], []]);
    expect(await requests.replace(3, 'c')).toBe(true);
    expect(await requests.after(0)).toEqual([
      { id: 1, value: 'a' },
      { id: 2, value: { b: 1 } },
      { id: 3, value: 'c' },
    ]);
    expect(await requests.remove(2)).toBe(true);
    expect(await requests.remove(2)).toBe(false);
    expect(await requests.replace(2, 'x')).toBe(false);
    expect(await requests.size()).toBe(2);
    const imported = await world.replace({ record: {}, contents: EMPTY, isFresh: false });
    expect((await imported?.list('requests').after(0))?.map(({ id }) => id)).toEqual([1, 3]);
    expect(await imported?.list('history').after(0)).toEqual([]);
    const reset = await imported?.replace({ record: {}, contents: EMPTY, isFresh: true });
    expect(await reset?.list('requests').after(0)).toEqual([]);
    // A call that began before the reset is not in the journal after it.
    await requests.add(['late']);
    expect(await (await find(database)).list('requests').after(0)).toEqual([]);
    await reset?.list('requests').add(['d']);
    const [first] = (await reset?.list('requests').after(0)) ?? [];
    expect(first?.value).toBe('d');
    expect(first?.id).toBeGreaterThan(3);
    expect(await reset?.list('requests').clear()).toBe(1);
    expect(await reset?.list('requests').size()).toBe(0);
  });

  it('drop the oldest items of their lists and keep the latest', async () => {
    const { world } = await withWorld(kind);
    const history = world.list('history');
    const { items } = LIST_BOUNDS.history;
    expect(await history.dropped()).toBe(0);
    for (let value = 1; value <= items * 2 + 10; value++) await history.add([value]);
    const stored = (await history.after(0)).map(({ value }) => value as number);
    expect(stored.at(-1)).toBe(items * 2 + 10);
    expect(stored.length).toBeGreaterThanOrEqual(items);
    expect(stored.length).toBeLessThanOrEqual(items * 2);
    expect(stored).toEqual(
      Array.from({ length: stored.length }, (_, index) => items * 2 + 10 - stored.length + 1 + index),
    );
    expect(await history.dropped()).toBe(items * 2 + 10 - stored.length);
    const large = 'x'.repeat(900_000);
    for (let added = 0; added < 40; added++) await history.add([large]);
    expect(await history.size()).toBeLessThan(40);
    const all = await history.after(0);
    expect(all.at(-1)?.value).toBe(large);
    expect(await history.dropped()).toBe((all[0]?.id ?? 0) - 1);
    // After the dropped ones, after one of them, and after the last one.
    const ids = all.map(({ id }) => id);
    const latest = ids.at(-1) ?? 0;
    for (const first of [0, (ids[0] ?? 0) - 1, ids[0] ?? 0, ids[1] ?? 0, latest - 1, latest, latest + 1])
      expect((await history.after(first)).map(({ id }) => id)).toEqual(ids.filter((id) => id > first));
    expect((await history.after(ids[0] ?? 0, 1)).map(({ id }) => id)).toEqual(ids.slice(1, 2));
    expect(await history.last()).toBe(latest);
    expect(await history.clear()).toBe(all.length);
    expect(await history.dropped()).toBe(0);
  });

  it.runIf(kind.isDurable)('all exist after the store is opened again', async () => {
    const name = await kind.create();
    const first = await openDatabase(name, dueAt);
    await first.create(
      'blue',
      { colour: 'blue' },
      { documents: { 'player:1': { coin: 1 } }, logs: { 'log:a': [1] } },
    );
    const world = await find(first);
    await world.saveSnapshot('early', { takenAt: 1 });
    await put(world.store, 'player:1', { coin: 2, nextTimerAt: 5 });
    await world.store.commit([append('log:a', 2)]);
    await world.list('requests').add(['r']);
    await world.list('events').add(['e']);
    await world.list('history').add(['h']);
    await (await find(first)).write({ colour: 'green' });
    await first.close();

    const second = await open(name);
    const again = await find(second);
    expect(again.record).toEqual({ colour: 'green' });
    expect(await again.store.contents()).toEqual({
      documents: { 'player:1': { coin: 2, nextTimerAt: 5 } },
      logs: { 'log:a': [1, 2] },
    });
    expect(await again.store.due('player:', 5)).toEqual([{ key: 'player:1', at: 5 }]);
    for (const [list, value] of [
      ['requests', 'r'],
      ['events', 'e'],
      ['history', 'h'],
    ] as const)
      expect(await again.list(list).after(0)).toEqual([{ id: 1, value }]);
    const restored = await again.replace({ record: {}, contents: { snapshot: 'early' }, isFresh: false });
    expect((await restored?.store.contents())?.documents).toEqual({ 'player:1': { coin: 1 } });
    await put(restored?.store as Store, 'player:1', { coin: 3 });
    expect(await valueAt(restored?.store as Store, 'player:1')).toEqual({ coin: 3 });
  });
});
