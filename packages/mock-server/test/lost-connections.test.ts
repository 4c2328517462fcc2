import pg from 'pg';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Player } from '../src/domain/player/player.ts';
import {
  expectAllStored,
  nothingAcknowledged,
  type Acknowledged,
  type State,
} from './support/deposits-under-load.ts';
import { CHANNELS, order } from './support/deposits.ts';
import { startPostgres } from './support/postgres.ts';
import { commandLine, type ServerProcess } from './support/processes.ts';
import { remote } from './support/remote.ts';
import { FULL } from './support/stores.ts';

/** Several processes start, on a machine that may be busy. */
const TEST_TIMEOUT_MS = 300_000;
const ROUNDS = FULL ? 5 : 1;

const cli = commandLine();
const postgres = await startPostgres();
afterAll(() => postgres.stop());

/** The outcome for players whose creation was requested once. */
interface CreatedPlayers {
  readonly accepted: string[];
  readonly refused: string[];
  readonly unknown: string[];
}

/** Load that continues after refusals of the store until it is stopped. */
interface Load {
  readonly acknowledged: Acknowledged;
  readonly created: CreatedPlayers;
  /** Number of refusals of the store. */
  refusals(): number;
  end(): Promise<void>;
}

const REFUSAL =
  /^The store cannot do this now: .*\. (Nothing was done|Whether anything was done is unknown)\.$/;

/** The message of a refusal by the store; throws for any other answer. */
function getRefusal(status: number, body: unknown): string {
  const { message } = (body as { error?: { message?: string } }).error ?? {};
  expect([status, message]).toEqual([503, expect.stringMatching(REFUSAL)]);
  return String(message);
}

/** Opens and settles deposits, each repeatedly with one key, and creates players once each. */
async function startLoad(servers: readonly ServerProcess[]): Promise<Load> {
  const acknowledged = nothingAcknowledged();
  const created: CreatedPlayers = { accepted: [], refused: [], unknown: [] };
  const over = new AbortController();
  let refusals = 0;

  /** Repeats a call until the store accepts it. */
  const untilDone = async <R>(
    ask: () => Promise<{ done?: R; status: number; body: unknown }>,
  ): Promise<R> => {
    for (;;) {
      const { done, status, body } = await ask();
      if (done !== undefined) return done;
      getRefusal(status, body);
      refusals += 1;
    }
  };
  const depositor = async ({ url }: ServerProcess, account: string) => {
    const { call, control, tryControl } = remote(url);
    const { user } = await control<{ user: { id: number } }>('POST', 'players', { account });
    acknowledged.players.push(user.id);
    const { token } = await control<{ token: string }>('POST', 'sessions', { account });
    return async (): Promise<void> => {
      for (let count = 0; !over.signal.aborted; count++) {
        const { orderId } = await untilDone(async () => {
          const body = order(100_00, CHANNELS.qr);
          const answer = await call('recharge3', body, token, `${account}-${count}-key`);
          return { status: answer.code, body: answer, ...(answer.errcode === 0 ? { done: answer } : {}) };
        });
        acknowledged.opened.add(String(orderId));
        await untilDone(async () => {
          const reply = await tryControl('POST', `orders/${String(orderId)}/settle`);
          return { ...reply, ...(reply.status === 200 ? { done: reply.body } : {}) };
        });
        acknowledged.settled.add(String(orderId));
      }
    };
  };
  const createPlayersOnce = async ({ url }: ServerProcess, name: string): Promise<void> => {
    for (let count = 0; !over.signal.aborted; count++) {
      const account = `${name}n${count}`;
      const { status, body } = await remote(url).tryControl('POST', 'players', { account });
      if (status === 201) created.accepted.push(account);
      else {
        refusals += 1;
        if (getRefusal(status, body).endsWith('unknown.')) created.unknown.push(account);
        else created.refused.push(account);
      }
    }
  };
  const depositors = await Promise.all(
    servers.map((server, index) => depositor(server, `depositor${index}`)),
  );
  const running = [
    ...depositors.map((deposit) => deposit()),
    ...servers.flatMap((server, index) => [
      createPlayersOnce(server, `one${index}`),
      createPlayersOnce(server, `two${index}`),
    ]),
  ];
  return {
    acknowledged,
    created,
    refusals: () => refusals,
    end: async () => {
      over.abort();
      await Promise.all(running);
    },
  };
}

/** Answered changes exist, refused ones do not, and uncertain ones are either. */
async function expectAnswersTrue({ url }: ServerProcess, { acknowledged, created }: Load): Promise<void> {
  await expectAllStored(url, acknowledged);
  const { data } = await remote(url).control<State>('GET', 'state');
  const there = new Set(Object.values(data.contents.documents).map((item) => (item as Player).account));
  expect(created.accepted.filter((account) => !there.has(account))).toEqual([]);
  expect(created.refused.filter((account) => there.has(account))).toEqual([]);
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

async function endAll(servers: readonly ServerProcess[]): Promise<void> {
  for (const server of servers) {
    expect(await server.end('SIGTERM')).toBe(0);
    // The readiness call contains the reason.
    expect(server.stderr()).toMatch(
      /^(GET \/__mock\/ready\nError: the store does not answer: .*\n( +at .*\n)+)?$/,
    );
  }
}

const TERMINATE = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

describe('broken connections under load', () => {
  /** Runs load on two servers, breaks their database connections repeatedly, and compares the state with the answers. */
  async function refusalsUnder(store: string, harm: (load: Load) => Promise<void>): Promise<number> {
    const servers = await Promise.all([cli.serve(['--store', store]), cli.serve(['--store', store])]);
    const load = await startLoad(servers);
    for (let round = 1; round <= ROUNDS; round++) {
      const { size } = load.acknowledged.settled;
      await harm(load);
      // The servers recover by themselves.
      await expect.poll(() => load.acknowledged.settled.size, { interval: 1 }).toBeGreaterThan(size + 2);
    }
    await load.end();
    for (const server of servers) await expectAnswersTrue(server, load);
    await endAll(servers);
    return load.refusals();
  }

  it('do not end a server if backends are terminated', { timeout: TEST_TIMEOUT_MS }, async () => {
    const store = await postgres.createDatabase();
    const client = await connect(store);
    const refusals = await refusalsUnder(store, async () => {
      // At a random moment.
      for (let count = 0; count < 50; count++) await client.query(TERMINATE);
    });
    expect(refusals).toBeGreaterThan(0);
  });

  it.runIf(FULL)(
    'do not end a server if transactions are idle for too long',
    { timeout: TEST_TIMEOUT_MS },
    async () => {
      const store = await postgres.createDatabase();
      const client = await connect(store);
      const { rows } = await client.query<{ name: string }>('select current_database() as name');
      const limit = `alter database ${rows[0]?.name} set idle_in_transaction_session_timeout =`;
      const refusals = await refusalsUnder(store, async (load) => {
        const before = load.refusals();
        await client.query(`${limit} '1ms'`);
        await client.query(TERMINATE);
        await expect.poll(load.refusals, { interval: 1 }).toBeGreaterThan(before + 10);
        await client.query(`${limit} 0`);
        await client.query(TERMINATE);
      });
      expect(refusals).toBeGreaterThan(0);
    },
  );

  it.runIf(FULL)(
    'do not end a server if the database is stopped immediately and started again',
    { timeout: TEST_TIMEOUT_MS },
    async () => {
      const own = await startPostgres();
      try {
        const refusals = await refusalsUnder(await own.createDatabase(), async () => {
          await own.kill();
          await own.start();
        });
        expect(refusals).toBeGreaterThan(0);
      } finally {
        await own.stop();
      }
    },
  );
});

describe.runIf(FULL)('a database that does not answer', () => {
  it(
    'leads to refusals in bounded time, and is used again after its return',
    { timeout: TEST_TIMEOUT_MS },
    async () => {
      const own = await startPostgres();
      try {
        const server = await cli.serve(['--store', `${await own.createDatabase()}?query_timeout=1000`]);
        const load = await startLoad([server]);
        for (let round = 1; round <= ROUNDS; round++) {
          const { size } = load.acknowledged.settled;
          const before = load.refusals();
          const goOn = await own.pause();
          await expect.poll(() => load.refusals()).toBeGreaterThan(before + 2);
          expect((await fetch(`${server.url}/__mock/live`)).status).toBe(200);
          expect((await fetch(`${server.url}/__mock/ready`)).status).toBe(503);
          goOn();
          await expect.poll(() => load.acknowledged.settled.size).toBeGreaterThan(size + 2);
        }
        await load.end();
        await expectAnswersTrue(server, load);
        await endAll([server]);
      } finally {
        await own.stop();
      }
    },
  );

  it(
    'leads to refusals in bounded time for calls beyond the number of connections',
    { timeout: TEST_TIMEOUT_MS },
    async () => {
      const store = await postgres.createDatabase();
      const server = await cli.serve(['--store', store]);
      const { control, tryControl } = remote(server.url);
      await control('GET', 'players');
      const client = await connect(store);
      await client.query('begin');
      await client.query('lock table document in access exclusive mode');
      const calls = Array.from({ length: 30 }, (_, count) =>
        tryControl('POST', 'players', { account: `player${count}` }),
      );
      const refused = await Promise.race(calls);
      expect(getRefusal(refused.status, refused.body)).toMatch(/does not answer\. Nothing was done\.$/);
      await client.query('rollback');
      const statuses = (await Promise.all(calls)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 201).length).toBeGreaterThan(0);
      expect(new Set(statuses)).toEqual(new Set([201, 503]));
      expect((await tryControl('POST', 'players', { account: 'afterwards' })).status).toBe(201);
      await endAll([server]);
    },
  );
});
