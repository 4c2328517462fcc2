import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createMockServer, type MockServer } from '../src/index.ts';
import { runTransfer } from '../src/transfer/command.ts';
import { NOON, getWorld, type TestWorld } from './support/client.ts';
import { storesUnderTest } from './support/stores.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'tara-transfer-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const durable = storesUnderTest().filter(({ isDurable }) => isDurable);
const ORDER = { amount: 500_00, version: 4, actType: 0, rechargeType: 1 };

function open(store: string): Promise<MockServer> {
  return createMockServer({ port: 0, now: NOON, passwordCost: 16, store });
}

async function inStore<R>(
  store: string,
  work: (world: (name: string) => TestWorld) => Promise<R>,
): Promise<R> {
  const server = await open(store);
  try {
    return await work((name) => getWorld(server, name));
  } finally {
    await server.close();
  }
}

function transfer(
  command: 'export' | 'import',
  file: string,
  store: string,
  ...more: string[]
): Promise<string> {
  return runTransfer(command, [file, '--store', store, ...more], {});
}

describe.each(durable)('the store $kind', ({ create }) => {
  // spec 1-54, 1-67
  it('keeps all worlds over a restart: players, sessions, orders, settings and clocks', async () => {
    const store = await create();
    const { token, orderId } = await inStore(store, async (worlds) => {
      const world = worlds('kept');
      const session = await world.token();
      const opened = await world.done('recharge3', ORDER, { token: session });
      await world.control('PATCH', 'config', { mode: 'green' });
      await world.control('POST', 'faults', { operationId: 'online', httpStatus: 503, times: 1 });
      await world.control('POST', 'snapshots', { name: 'before' });
      await world.advance(5000);
      return { token: session, orderId: opened['orderId'] };
    });
    await inStore(store, async (worlds) => {
      const world = worlds('kept');
      expect(await world.done('checkRechargeOrder', { orderId }, { token })).toMatchObject({
        isRechargeDone: false,
      });
      expect(await world.control('GET', 'faults')).toMatchObject([
        { operationId: 'online', httpStatus: 503 },
      ]);
      expect(await world.control('GET', 'snapshots')).toEqual([{ name: 'before', now: NOON }]);
      expect(await world.control('GET', 'clock')).toMatchObject({ now: NOON + 5000 });
      const { appWebConfig } = await world.done('anonymous/appConfig', { gameListVersion: 0 });
      expect(appWebConfig).toMatchObject({ mode: 'green' });
      expect(await world.control('GET', 'requests?operationId=recharge3')).toMatchObject([
        { operationId: 'recharge3' },
      ]);
      expect((await world.control<unknown[]>('GET', 'history')).length).toBeGreaterThan(0);
      expect((await world.tryControl('POST', 'undo')).status).toBe(200);
    });
  });

  it('exports worlds to a file and imports them from one, all or the named ones', async () => {
    const store = await create();
    const file = path.join(folder, `${store.length}-worlds.json`);
    await inStore(store, async (worlds) => {
      await worlds('blue').control('POST', 'players', { account: 'anna' });
      await worlds('red').control('POST', 'players', { account: 'bilal' });
    });
    expect(await transfer('export', file, store)).toBe('2 worlds exported: blue, red');
    const other = await create();
    expect(await transfer('import', file, other, '--world', 'red')).toBe('1 world imported: red');
    const accounts = (world: TestWorld) =>
      world
        .control<{ user: { account: string } }[]>('GET', 'players')
        .then((players) => players.map(({ user }) => user.account));
    await inStore(other, async (worlds) => {
      expect(await worlds('red').control('GET', 'worlds')).toMatchObject([{ world: 'red' }]);
      expect(await accounts(worlds('red'))).toEqual(['demoplayer', 'bilal']);
      await worlds('red').control('POST', 'players', { account: 'later' });
    });
    expect(await transfer('import', file, other)).toBe('2 worlds imported: blue, red');
    await inStore(other, async (worlds) => {
      expect(await accounts(worlds('blue'))).toEqual(['demoplayer', 'anna']);
      expect(await accounts(worlds('red'))).toEqual(['demoplayer', 'bilal']);
      const single = path.join(folder, 'single.json');
      writeFileSync(single, JSON.stringify(await worlds('red').control('GET', 'state')));
    });
    const third = await create();
    expect(await transfer('import', path.join(folder, 'single.json'), third)).toBe('1 world imported: red');
    await expect(transfer('export', file, third, '--world', 'blue')).rejects.toThrow(
      'the store has no world blue',
    );
    await expect(transfer('import', file, third, '--world', 'green')).rejects.toThrow(
      /contains no world green/,
    );
  });

  it('refuses a damaged world, and transfers the others only if damaged ones may be skipped', async () => {
    const store = await create();
    const file = path.join(folder, `${store.length}-damaged.json`);
    await inStore(store, async (worlds) => {
      for (const name of ['blue', 'red']) await worlds(name).control('POST', 'players', { account: 'anna' });
    });
    await transfer('export', file, store);
    const data = JSON.parse(readFileSync(file, 'utf8')) as {
      worlds: Record<
        string,
        { origin: { seed: number }; contents: { documents: Record<string, { coin: number }> } }
      >;
    };
    const player = data.worlds['red']?.contents.documents['player:10000001'];
    if (player) player.coin += 1;
    writeFileSync(file, JSON.stringify(data));
    const other = await create();
    const reason =
      /the world red is damaged: contents\/documents\/player:10000001\/coin: the sum of the ledger is/;
    await expect(transfer('import', file, other)).rejects.toThrow(reason);
    await inStore(other, async (worlds) => expect(await worlds('any').control('GET', 'worlds')).toEqual([]));
    const skipped = await transfer('import', file, other, '--skip-damaged');
    expect(skipped).toMatch(reason);
    expect(skipped).toMatch(/1 world imported: blue$/);
    await inStore(other, async (worlds) =>
      expect(await worlds('any').control('GET', 'worlds')).toMatchObject([{ world: 'blue', players: 2 }]),
    );

    const { red } = data.worlds;
    if (red) red.origin.seed = -1;
    writeFileSync(file, JSON.stringify(data));
    await expect(transfer('import', file, other)).rejects.toThrow(
      /^the world red is damaged: origin\/seed: Too small[^\n]*\nNothing was imported/,
    );
  });
});

describe('a transfer', () => {
  it('is refused with the reason for invalid arguments', async () => {
    const file = path.join(folder, 'other.json');
    writeFileSync(file, '{"name":"something else"}');
    const store = `file:${path.join(folder, 'worlds.db')}`;
    await expect(transfer('import', file, store)).rejects.toThrow(/contains no worlds of format \d/);
    await expect(transfer('import', path.join(folder, 'missing.json'), store)).rejects.toThrow(
      /cannot be read/,
    );
    await expect(runTransfer('export', [file], {})).rejects.toThrow(/name a durable store/);
    await expect(runTransfer('export', ['--store', store], {})).rejects.toThrow('export takes one file');
    await expect(transfer('export', file, store, '--wrong')).rejects.toThrow(/--wrong/);
    // The existing file is unchanged.
    await expect(transfer('export', file, store, '--world', 'none')).rejects.toThrow(/no world none/);
    expect(readFileSync(file, 'utf8')).toBe('{"name":"something else"}');
    expect(await runTransfer('export', ['--help'], {})).toContain('--skip-damaged');
  });
});
