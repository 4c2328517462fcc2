import Libsql from 'libsql';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createMockServer } from '../src/index.ts';
import { openDatabase } from '../src/store/open.ts';
import { dueAt } from '../src/worlds/due.ts';
import { playerKey } from '../src/domain/player/documents.ts';
import { getWorld, internalWorld, NOON } from './support/client.ts';
import { DEMO, fork, latestCall, safeboxToken } from './support/forks.ts';
import { invite } from './support/friends.ts';
import { append, EMPTY, find, put } from './support/stored-worlds.ts';
import { storesUnderTest } from './support/stores.ts';

describe.each(storesUnderTest().filter(({ isDurable }) => isDurable))('a fork in the store $kind', (kind) => {
  const start = async (store: string) => {
    const started = await createMockServer({ port: 0, store, now: NOON, passwordCost: 16 });
    onTestFinished(() => started.close());
    return started;
  };

  it('survives a restart, and the end of its source', async () => {
    const store = await kind.create();
    const first = await start(store);
    const source = getWorld(first, 'source');
    const token = await safeboxToken(source);
    await source.control('POST', 'players/bulk', { prefix: 'crowd', count: 600 });
    await source.done('safeboxDeposit', { amount: 100_00 }, { token });
    const id = await latestCall(source);
    await source.control('PATCH', 'players/crowd7', { coin: 7 });
    expect(await fork(source, id, { world: 'child' })).toMatchObject({ players: 601 });
    await getWorld(first, 'child').control('PATCH', 'players/crowd8', { coin: 8 });
    await getWorld(first, 'child').control('POST', 'snapshots', { name: 'saved' });
    await getWorld(first, 'child').control('PATCH', 'players/crowd8', { coin: 9 });
    const state = await (await internalWorld(first, 'child')).export();
    await source.control('DELETE', 'worlds');
    await first.close();

    const second = await start(store);
    const child = getWorld(second, 'child');
    expect(await (await internalWorld(second, 'child')).export()).toEqual(state);
    await child.control('POST', 'snapshots/saved/restore');
    const coins = await Promise.all(
      ['crowd7', 'crowd8', String(DEMO)].map(
        async (name) => (await child.control<{ user: { coin: number } }>('GET', `players/${name}`)).user.coin,
      ),
    );
    expect(coins).toEqual([0, 8, 1_000_00]);
    expect(await child.control('GET', 'health')).toMatchObject({ players: 601 });
  });

  it('contains a message that was delivered after the call', async () => {
    const store = await kind.create();
    const first = await start(store);
    const world = getWorld(first, 'messages');
    const friend = await invite(world, 'friend');
    await world.done('refreshData', {}, { token: friend.token });
    const id = await latestCall(world);
    const { store: documents } = await internalWorld(first, 'messages');
    const message = {
      to: DEMO,
      at: NOON,
      message: { kind: 'invitedDeposited', playerId: friend.id, nickname: 'Friend', deposited: 500_00 },
    };
    await documents.commit([{ kind: 'add', key: 'message:left', value: message }]);
    const before = await documents.load(playerKey(DEMO));
    await first.close();

    const second = await start(store);
    await getWorld(second, 'messages').control('GET', 'players');
    const { store: after } = await internalWorld(second, 'messages');
    expect((await after.load('message:left')).value).toBeUndefined();
    expect((await after.load(playerKey(DEMO))).value).not.toEqual(before.value);
    const { world: name } = await fork(getWorld(second, 'messages'), id);
    // The message was there again: the first call of the fork has delivered it.
    const { changes } = await (await internalWorld(second, name)).history.changesSince(0);
    expect(changes.flatMap(({ documents: changed }) => changed.map(({ key }) => key))).toEqual([
      'message:left',
      playerKey(DEMO),
    ]);
  });
});

describe('the file of a deleted fork', () => {
  const TABLES = ['world', 'document', 'log_item', 'snapshot', 'retired'];

  it('contains neither its data nor the data of its deleted source', async () => {
    const file = storesUnderTest().find(({ kind }) => kind === 'file');
    const name = (await file?.create()) ?? '';
    const first = await openDatabase(name, dueAt);
    await first.create('source', {}, EMPTY);
    const source = await find(first, 'source');
    await put(source.store, 'player:1', { coin: 1 });
    await source.store.commit([append('log:a', 1)]);
    await source.fork('child', async () => ({ record: {}, changes: [append('log:b', 2)] }));
    await put(source.store, 'player:1', { coin: 2 });
    await first.remove('source');
    const child = await find(first, 'child');
    expect((await child.store.contents()).documents).toEqual({ 'player:1': { coin: 1 } });
    await first.remove('child');
    await first.close();

    // Unused data can be read for a minute; each start deletes what is older.
    const count = async (): Promise<number[]> => {
      const database = new Libsql(name.slice('file:'.length));
      database.exec('update retired set at = 0');
      const counts = TABLES.map(
        (table) =>
          (database.prepare(`select count(*) as count from ${table}`).get([]) as { count: number }).count,
      );
      database.close();
      await (await openDatabase(name, dueAt)).close();
      return counts;
    };
    expect(await count()).not.toEqual([0, 0, 0, 0, 0]);
    await count();
    expect(await count()).toEqual([0, 0, 0, 0, 0]);
  });
});
