import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { startPostgres } from './support/postgres.ts';
import { commandLine } from './support/processes.ts';
import { remote } from './support/remote.ts';
import { FULL, storesUnderTest } from './support/stores.ts';

/** Several processes start, on a machine that may be busy. */
const TEST_TIMEOUT_MS = 300_000;

const cli = commandLine();
const folder = mkdtempSync(path.join(tmpdir(), 'tara-failures-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const durable = storesUnderTest().filter(({ isDurable }) => isDurable);

interface Listed {
  readonly user: { readonly account: string };
}

interface Summary {
  readonly world: string;
  readonly damaged?: string;
  readonly players: number;
}

async function accounts(url: string, world?: string): Promise<string[]> {
  const players = await remote(url, world).control<Listed[]>('GET', 'players?limit=1000');
  return players.map(({ user }) => user.account);
}

function addPlayer(url: string, account: string, world?: string) {
  return remote(url, world).tryControl('POST', 'players', { account });
}

describe('a file that another process has open', () => {
  it('is refused with a message and left unchanged', { timeout: TEST_TIMEOUT_MS }, async () => {
    const store = `file:${path.join(folder, 'shared.db')}`;
    const server = await cli.serve(['--store', store]);
    await addPlayer(server.url, 'anna');
    const second = await cli.run(['--port', '0', '--store', store]);
    expect(second.code).toBe(2);
    expect(second.stderr).toContain(`the store ${store} cannot be opened: another process uses the file`);
    const exported = await cli.run(['export', path.join(folder, 'shared.json'), '--store', store]);
    expect(exported.code).toBe(2);
    expect(exported.stderr).toContain('another process uses the file');
    expect((await addPlayer(server.url, 'bilal')).status).toBe(201);
    await server.end('SIGKILL');
    const third = await cli.serve(['--store', store]);
    expect(await accounts(third.url)).toEqual(['demoplayer', 'anna', 'bilal']);
    expect(await third.end('SIGTERM')).toBe(0);
  });
});

describe('a store that cannot be opened', () => {
  it.each([
    ['postgres://tara:secret@127.0.0.1:port/worlds', 'a store is memory, file:<path> or postgres://'],
    ['nonsense', 'a store is memory, file:<path> or postgres://'],
    ['postgres://tara:secret@127.0.0.1:1/worlds', 'the database does not answer'],
    [`file:${path.join(folder, 'no-database.db')}`, 'the file is not a database'],
    [`file:${folder}`, `${folder} is a folder; name a file in it`],
    [`file:${path.join(folder, 'no-database.db', 'worlds.db')}`, 'no-database.db is not a folder'],
    [
      `file:${path.join(folder, 'no-database.db', 'deeper', 'worlds.db')}`,
      'no-database.db/deeper is not a folder',
    ],
  ])(
    '%s: is refused with a reason and without the password',
    { timeout: TEST_TIMEOUT_MS },
    async (store, reason) => {
      writeFileSync(path.join(folder, 'no-database.db'), 'something else '.repeat(1000));
      const variable = store.startsWith('file:') ? 'STORE' : 'DATABASE_URL';
      const { code, stderr, stdout } = await cli.run(['--port', '0'], { env: { [variable]: store } });
      expect(code).toBe(2);
      expect(stderr).toMatch(new RegExp(`^tara-mock-server: ${variable}: (a|the) store`));
      expect(stderr).toContain(reason);
      expect(stderr + stdout).not.toContain('secret');
      expect(readFileSync(path.join(folder, 'no-database.db'), 'utf8')).toBe('something else '.repeat(1000));
    },
  );

  it.runIf(FULL)('is left unchanged if a newer server wrote it', { timeout: TEST_TIMEOUT_MS }, async () => {
    const [, { create }] = durable as [unknown, (typeof durable)[number]];
    const store = await create();
    const server = await cli.serve(['--store', store]);
    await server.end('SIGTERM');
    const client = new pg.Client(store);
    await client.connect();
    await client.query(`insert into tara_migration (name, timestamp) values ('9999-future', '2099-01-01')`);
    const { code, stderr } = await cli.run(['--port', '0', '--store', store]);
    expect(code).toBe(2);
    expect(stderr).toContain('was written by a newer version of this server');
    await client.end();
  });
});

describe.runIf(process.platform === 'linux')('a full disk', () => {
  it(
    'refuses what cannot be stored, loses nothing, and recovers when there is space',
    { timeout: TEST_TIMEOUT_MS },
    async () => {
      const store = `file:${path.join(folder, 'full.db')}`;
      // No file may grow beyond 1200 blocks of 512 bytes, until the limit is lifted.
      const limited = ['sh', '-c', `trap '' XFSZ; ulimit -S -f 1200; exec "$@"`, 'sh'];
      const server = await cli.serve(['--store', store], { wrapper: limited });
      const made = ['demoplayer'];
      let refused: { status: number; body: unknown } | undefined;
      for (let count = 0; refused === undefined; count++) {
        const answer = await addPlayer(server.url, `player${count}`);
        if (answer.status === 201) made.push(`player${count}`);
        else refused = answer;
      }
      const message = String((refused.body as { error?: { message?: string } }).error?.message);
      expect(refused.status).toBe(503);
      expect(message).toMatch(
        /^The store cannot do this now: the disk .*\. (Nothing|Whether anything) was done/,
      );
      // The last change may have been written without its journal entry; its caller gets "unknown".
      const isMade = message.endsWith('unknown.') && (await accounts(server.url)).length > made.length;
      if (isMade) made.push(`player${made.length - 1}`);
      // Reads continue, and refused changes stay refused.
      expect(await accounts(server.url)).toEqual(made);
      expect((await addPlayer(server.url, 'refused')).status).toBe(503);
      // The caller gets the errors of a call although the journal cannot be written.
      const malformed = await fetch(`${server.url}/app/v1/refreshData`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"version":',
      });
      expect([malformed.status, await malformed.json()]).toMatchObject([400, { errcode: 400 }]);
      execFileSync('prlimit', ['--pid', String(server.pid), '--fsize=unlimited']);
      expect((await addPlayer(server.url, 'afterwards')).status).toBe(201);
      made.push('afterwards');
      expect(await accounts(server.url)).toEqual(made);
      await server.end('SIGKILL');
      const again = await cli.serve(['--store', store]);
      expect(await accounts(again.url)).toEqual(made);
      await again.end('SIGTERM');
    },
  );
});

describe.runIf(FULL)('a lost database', () => {
  it(
    'refuses every call with a reason, and is used again after its return',
    { timeout: TEST_TIMEOUT_MS },
    async () => {
      const postgres = await startPostgres();
      try {
        const server = await cli.serve(['--store', await postgres.createDatabase()]);
        const { call, tryControl } = remote(server.url);
        expect((await addPlayer(server.url, 'anna')).status).toBe(201);
        await postgres.kill();
        for (let count = 0; count < 3; count++) {
          const answer = await call('anonymous/lobbyTips', {}, '');
          expect(answer).toMatchObject({ code: 503, errcode: 503 });
          expect(answer['error']).toMatchObject({
            message: 'The store cannot do this now: the database does not answer. Nothing was done.',
          });
          expect((await tryControl('GET', 'players')).status).toBe(503);
        }
        await postgres.start();
        await expect.poll(async () => (await tryControl('GET', 'players')).status).toBe(200);
        expect(await accounts(server.url)).toEqual(['demoplayer', 'anna']);
        expect((await call('anonymous/lobbyTips', {}, '')).errcode).toBe(0);
        expect(await server.end('SIGTERM')).toBe(0);
        expect(server.stderr()).toBe('');
      } finally {
        await postgres.stop();
      }
    },
  );
});

describe('a database that fails during a call', () => {
  it.runIf(FULL)(
    'says that nothing was done only if nothing was done',
    { timeout: TEST_TIMEOUT_MS },
    async () => {
      const [, { create }] = durable as [unknown, (typeof durable)[number]];
      const store = await create();
      const server = await cli.serve(['--store', store]);
      const { control, tryControl } = remote(server.url);
      const { now } = await control<{ now: number }>('POST', 'clock', { frozen: true });
      const client = new pg.Client(store);
      await client.connect();
      const without = async (table: string, ...call: Parameters<typeof tryControl>) => {
        await client.query(`alter table ${table} rename to hidden`);
        const { status, body } = await tryControl(...call);
        await client.query(`alter table hidden rename to ${table}`);
        expect(status).toBe(503);
        return (body as { error: { message: string } }).error.message;
      };
      const reason = 'The store cannot do this now: the database cannot do this.';
      expect(await without('document', 'POST', 'players', { account: 'anna' })).toBe(
        `${reason} Nothing was done.`,
      );
      // The answer reads the ledger of the new player, and the timers run after the clock has moved.
      expect(await without('log_item', 'POST', 'players', { account: 'bilal' })).toBe(
        `${reason} Whether anything was done is unknown.`,
      );
      expect(await without('document', 'POST', 'clock', { advanceMs: 1000 })).toBe(
        `${reason} Whether anything was done is unknown.`,
      );
      expect(await accounts(server.url)).toEqual(['demoplayer', 'bilal']);
      expect(await control('GET', 'clock')).toMatchObject({ now: now + 1000 });
      await client.end();
      expect(await server.end('SIGTERM')).toBe(0);
    },
  );
});

describe('a damaged world', () => {
  it.runIf(FULL)(
    'is named, affects no other world, and can be reset',
    { timeout: TEST_TIMEOUT_MS },
    async () => {
      const [, { create }] = durable as [unknown, (typeof durable)[number]];
      const store = await create();
      const server = await cli.serve(['--store', store]);
      await addPlayer(server.url, 'anna', 'good');
      await addPlayer(server.url, 'bilal', 'bad');
      const client = new pg.Client(store);
      await client.connect();
      await client.query(`update world set record = '{"origin":', version = version + 1 where name = 'bad'`);
      const bad = remote(server.url, 'bad');
      const message =
        'What is stored of the world bad cannot be read (not JSON); reset it, import it or drop it.';
      expect(await bad.call('anonymous/lobbyTips', {}, '')).toMatchObject({ code: 503, error: { message } });
      expect(await bad.tryControl('GET', 'players')).toMatchObject({
        status: 503,
        body: { error: { message } },
      });
      expect(await bad.tryControl('PATCH', 'config', { mode: 'green' })).toMatchObject({ status: 503 });
      expect(await accounts(server.url, 'good')).toEqual(['demoplayer', 'anna']);
      // Also from its page: the console shows the other worlds.
      const worlds = await bad.control<Summary[]>('GET', 'worlds');
      expect(await bad.tryControl('GET', 'scenarios')).toMatchObject({ status: 200 });
      expect(worlds.map(({ world, damaged = '', players }) => [world, damaged === '', players])).toEqual([
        ['bad', false, 0],
        ['good', true, 2],
      ]);

      const file = path.join(folder, 'damaged.json');
      const refused = await cli.run(['export', file, '--store', store]);
      expect(refused).toMatchObject({ code: 2 });
      expect(refused.stderr).toMatch(/the world bad is damaged: not JSON/);
      const skipped = await cli.run(['export', file, '--store', store, '--skip-damaged']);
      expect(skipped).toMatchObject({ code: 0, stderr: '' });
      expect(skipped.stdout).toMatch(/skipped: the world bad is damaged: [\s\S]*1 world exported: good/);

      // A process that meets the world for the first time would deliver its waiting messages.
      const other = await cli.serve(['--store', store]);
      expect((await remote(other.url, 'bad').tryControl('POST', 'reset', {})).status).toBe(200);
      expect((await bad.call('anonymous/lobbyTips', {}, '')).errcode).toBe(0);
      expect(await accounts(server.url, 'bad')).toEqual(['demoplayer']);

      await client.query(`update document set value = '{"id":' where key = 'player:10000002'`);
      const valid = remote(server.url, 'good');
      expect(await valid.tryControl('GET', 'players/10000002')).toMatchObject({
        status: 503,
        body: { error: { message: expect.stringContaining('player:10000002 of the world good is damaged') } },
      });
      expect((await valid.tryControl('GET', 'players/10000001')).status).toBe(200);
      await client.end();
      await server.end('SIGTERM');
    },
  );
});
