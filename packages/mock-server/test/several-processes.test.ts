import type { LedgerEntry } from '../src/domain/money/ledger.ts';
import { afterAll, describe, expect, it } from 'vitest';
import {
  depositUntilStopped,
  expectAllStored,
  nothingAcknowledged,
  type State,
} from './support/deposits-under-load.ts';
import { CHANNELS, order } from './support/deposits.ts';
import { launchToken, POKER, SLOT } from './support/game-visits.ts';
import { startPostgres } from './support/postgres.ts';
import { commandLine, type ServerProcess } from './support/processes.ts';
import { remote, type Remote } from './support/remote.ts';
import { FULL } from './support/stores.ts';

const SUBMITS = 50;
const ROUNDS = FULL ? 40 : 10;
/** Enough for some exchanges, but not for fifty. */
const POINTS = 17_50;
/** Several processes start, on a machine that may be busy. */
const TEST_TIMEOUT_MS = 300_000;
const HOUR = 3_600_000;

const cli = commandLine();
const postgres = await startPostgres();
afterAll(() => postgres.stop());

/** Starts several processes on one set of worlds. */
async function start(count: number): Promise<{ servers: ServerProcess[]; remotes: Remote[] }> {
  const store = await postgres.createDatabase();
  const servers = await Promise.all(Array.from({ length: count }, () => cli.serve(['--store', store])));
  return { servers, remotes: servers.map(({ url }) => remote(url)) };
}

function turn<T>(items: readonly T[], index: number): T {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('there is nothing to take turns');
  return item;
}

async function getToken({ control }: Remote, account = 'demoplayer'): Promise<string> {
  return (await control<{ token: string }>('POST', 'sessions', { account })).token;
}

interface Player {
  readonly user: { readonly id: number; readonly coin: number };
}

/** The demo player's ledger entries that match. */
async function booked({ control }: Remote, fits: (entry: LedgerEntry) => boolean): Promise<LedgerEntry[]> {
  const { data } = await control<State>('GET', 'state');
  return (data.contents.logs['log:ledger:10000001'] ?? []).filter(fits);
}

/** Two are enough to show the effect; the long run uses more too. */
const PROCESSES = FULL ? [2, 4] : [2];

describe.each(PROCESSES)('%i processes on one PostgreSQL', (count) => {
  it(`grant ${SUBMITS} simultaneous claims once`, { timeout: TEST_TIMEOUT_MS }, async () => {
    const { remotes } = await start(count);
    const [first] = remotes as [Remote];
    await first.control('PATCH', 'players/10000001', { lottery: POINTS });
    const token = await getToken(first);
    const submit = (index: number) => turn(remotes, index).call('lotteryExchange', { id: 1 }, token);
    const answers = await Promise.all(Array.from({ length: SUBMITS }, (_, index) => submit(index)));
    const exchanges = await booked(
      turn(remotes, 1),
      ({ reason, currency }) => reason === 'pointsExchange' && currency === 'points',
    );
    const price = -(exchanges[0]?.amount ?? 0);
    expect(price).toBeGreaterThan(0);
    expect(exchanges).toHaveLength(Math.floor(POINTS / price));
    expect(answers.filter(({ errcode }) => errcode === 0)).toHaveLength(exchanges.length);

    const opened = await Promise.all(
      Array.from({ length: SUBMITS }, (_, index) =>
        turn(remotes, index).call('recharge3', order(500_00, CHANNELS.qr), token, 'one-key-for-all'),
      ),
    );
    expect(new Set(opened.map(({ orderId, errcode }) => `${errcode} ${String(orderId)}`)).size).toBe(1);
    const orderId = String(opened[0]?.['orderId']);
    const settled = await Promise.all(
      Array.from({ length: SUBMITS }, (_, index) =>
        turn(remotes, index).tryControl('POST', `orders/${orderId}/settle`),
      ),
    );
    expect(settled.every(({ status }) => status === 200)).toBe(true);
    const deposits = await booked(
      turn(remotes, 1),
      ({ reference, reason, currency }) =>
        reference === orderId && reason === 'deposit' && currency === 'coin',
    );
    expect(deposits.map(({ amount }) => amount)).toEqual([500_00]);
  });

  it('answer equal requests of a running round with one record', { timeout: TEST_TIMEOUT_MS }, async () => {
    const { servers, remotes } = await start(count);
    const [first] = remotes as [Remote];
    const token = await getToken(first);
    const play = async (index: number, path: string, body: object) => {
      const response = await fetch(`${turn(servers, index).url}/__games/api/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return `${response.status} ${await response.text()}`;
    };
    const open = async (gameId: number): Promise<string> => {
      const { gameUrl } = await first.call('startGame', { gameId }, token);
      const opened = await play(0, 'open', { token: launchToken(String(gameUrl)), gameId });
      return (JSON.parse(opened.slice('200 '.length)) as { session: string }).session;
    };
    const sixTimes = async (path: string, body: object) => {
      const answers = await Promise.all(Array.from({ length: 6 }, (_, at) => play(at, path, body)));
      expect(answers[0]).toMatch(/^200 /);
      expect(answers).toEqual(answers.map(() => answers[0]));
    };
    const [slot, poker] = [await open(SLOT), await open(POKER)];
    const bet = 1_00;
    for (let index = 0; index < ROUNDS; index++) {
      const roundId = `round-${index}`;
      for (const session of [slot, poker]) {
        // A second bet would be refused.
        await first.control('PATCH', 'players/10000001', { coin: bet });
        await sixTimes('round', { session, roundId, bet });
      }
      await sixTimes('draw', { session: poker, roundId, hold: [0] });
    }
    const bets = await booked(turn(remotes, 1), ({ reason }) => reason === 'bet');
    expect(bets.map(({ amount }) => amount)).toEqual(Array.from({ length: 2 * ROUNDS }, () => -bet));
  });

  it('keep ledgers consistent while one of them is killed', { timeout: TEST_TIMEOUT_MS }, async () => {
    const { servers } = await start(count);
    const acknowledged = nothingAcknowledged();
    const clients = servers.map(({ url }, index) => depositUntilStopped(url, `player${index}`, acknowledged));
    await expect.poll(() => acknowledged.settled.size, { interval: 1 }).toBeGreaterThan(count * 3);
    await servers.at(-1)?.end('SIGKILL');
    const before = acknowledged.settled.size;
    await expect.poll(() => acknowledged.settled.size, { interval: 1 }).toBeGreaterThan(before + count);
    const [survivor, ...others] = servers as [ServerProcess, ...ServerProcess[]];
    await Promise.all(others.map((server) => server.end('SIGTERM')));
    // The first process still has its client; its further answers only extend the expected state.
    await expectAllStored(survivor.url, {
      players: [...acknowledged.players],
      opened: new Set(acknowledged.opened),
      settled: new Set(acknowledged.settled),
      requests: new Set([...acknowledged.requests].slice(-200)),
    });
    await survivor.end('SIGTERM');
    await Promise.all(clients);
  });
});

describe('a change through one process', () => {
  it('applies in all of them immediately', { timeout: TEST_TIMEOUT_MS }, async () => {
    const { remotes } = await start(4);
    const [one, two, three, four] = remotes as [Remote, Remote, Remote, Remote];
    const token = await getToken(one);
    const refresh = (through: Remote) => through.call('refreshData', {}, token);
    for (const each of remotes) expect((await refresh(each)).errcode).toBe(0);

    const { faultId } = await two.control<{ faultId: number }>('POST', 'faults', {
      operationId: 'refreshData',
      httpStatus: 503,
      times: 6,
    });
    for (const each of remotes) expect((await refresh(each)).code).toBe(503);
    expect(await three.control('GET', 'faults')).toMatchObject([{ faultId, hits: 4 }]);
    // Six times in total, whichever process is called.
    const codes = await Promise.all(Array.from({ length: 20 }, (_, index) => refresh(turn(remotes, index))));
    expect(codes.filter(({ code }) => code === 503)).toHaveLength(2);
    await four.control('DELETE', `faults/${faultId}`);
    expect(await one.control('GET', 'faults')).toEqual([]);

    await three.control('POST', 'clock', { frozen: true });
    const { now } = await one.control<{ now: number }>('POST', 'clock', { advanceMs: HOUR });
    for (const each of remotes) expect(await each.control('GET', 'clock')).toEqual({ now, frozen: true });

    await four.control('PATCH', 'config', { mode: 'green' });
    for (const each of remotes) expect(await each.control('GET', 'config')).toMatchObject({ mode: 'green' });

    await one.control('POST', 'snapshots', { name: 'before' });
    await two.control('PATCH', 'players/10000001', { coin: 7_00 });
    expect((await three.control<Player>('GET', 'players/10000001')).user.coin).toBe(7_00);
    await four.control('POST', 'undo');
    expect((await one.control<Player>('GET', 'players/10000001')).user.coin).not.toBe(7_00);
    await one.control('POST', 'players', { account: 'passing' });
    await three.control('POST', 'snapshots/before/restore');
    expect(await two.control('GET', 'players?account=passing')).toEqual([]);
    expect((await refresh(four)).errcode).toBe(0);

    const journal = await two.control<{ operationId: string; id: number }[]>('GET', 'requests?limit=1000');
    expect(journal.filter(({ operationId }) => operationId === 'refreshData')).toHaveLength(4 + 4 + 20 + 1);
    expect(new Set(journal.map(({ id }) => id)).size).toBe(journal.length);
    await two.control('POST', 'reset', { scenario: 'new-player' });
    expect(await four.control('GET', 'requests')).toEqual([]);
    expect(await one.control('GET', 'health')).toMatchObject({ scenario: 'new-player' });
  });

  it(
    'creates a world once, however many processes are called first',
    { timeout: TEST_TIMEOUT_MS },
    async () => {
      const { servers } = await start(4);
      const fresh = servers.map(({ url }) => remote(url, 'brand-new'));
      const made = await Promise.all(
        Array.from({ length: 40 }, (_, index) =>
          turn(fresh, index).control<Player>('POST', 'players', { account: `player${index}` }),
        ),
      );
      expect(new Set(made.map(({ user }) => user.id)).size).toBe(40);
      expect(await turn(fresh, 1).control('GET', 'health')).toMatchObject({ players: 41 });
    },
  );
});
