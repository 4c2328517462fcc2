import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import type { LedgerEntry } from '../src/domain/money/ledger.ts';
import type { Player } from '../src/domain/player/player.ts';
import { createMockServer } from '../src/index.ts';
import { CHANNELS, order } from './support/deposits.ts';
import { SEED } from './support/fuzz.ts';
import { expectValidPlayer } from './support/invariants.ts';
import { commandLine } from './support/processes.ts';
import { remote, type Remote } from './support/remote.ts';
import { FULL, storesUnderTest } from './support/stores.ts';

/** The long run makes 10,000 calls for each store. */
const ROUNDS = FULL ? 10 : 1;
const CALLS = FULL ? 1000 : 200;
/** Calls in flight simultaneously. */
const AT_ONCE = 8;
const TEST_TIMEOUT_MS = 900_000;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Everything stays open for a year. */
const DURATIONS = { 35: 400 * DAY, 37: 400 * DAY, 38: 400 * DAY };

interface Step {
  readonly action: keyof typeof ACTIONS;
  readonly n: number;
}

/** A world that several clients control and play in, through one process or two. */
interface SharedWorld {
  readonly sides: readonly Remote[];
  /** One token per player. */
  tokens: readonly string[];
  /** Started jumps of the clock by a day and started restores: after them a key may have expired. */
  begun: number;
  /** Finished ones. */
  ended: number;
  orders: string[];
  keys: number;
}

const PLAYERS = ['demoplayer', 'second'];

/** Signs in; repeats it if a snapshot is restored meanwhile. */
async function signIn(shared: SharedWorld): Promise<void> {
  const [side] = shared.sides as [Remote];
  const session = async (account: string): Promise<string> => {
    for (;;) {
      const { status, body } = await side.tryControl('POST', 'sessions', { account });
      if (status === 201) return (body as { token: string }).token;
      expect(status).toBe(503);
    }
  };
  shared.tokens = await Promise.all(PLAYERS.map(session));
}

function turn<T>(items: readonly T[], n: number): T {
  return items[n % items.length] as T;
}

const callApi =
  (path: string, getBody: (n: number) => object = () => ({})) =>
  async (shared: SharedWorld, n: number): Promise<void> => {
    const { code } = await turn(shared.sides, n).call(path, getBody(n), turn(shared.tokens, n >> 3));
    if (code === 500) throw new Error(`${path} is a defect`);
  };

const callControl =
  (method: 'POST' | 'PATCH' | 'DELETE', path: string, getBody: (n: number) => object = () => ({})) =>
  async (shared: SharedWorld, n: number): Promise<void> => {
    const { status } = await turn(shared.sides, n).tryControl(method, path, getBody(n));
    if (status >= 500 && status !== 503) throw new Error(`${method} ${path} answered ${status}`);
  };

const countJump =
  (steer: (shared: SharedWorld, n: number) => Promise<void>) =>
  async (shared: SharedWorld, n: number): Promise<void> => {
    shared.begun += 1;
    await steer(shared, n);
    shared.ended += 1;
  };

/** Makes a call with a new key, three times simultaneously. */
async function pay(shared: SharedWorld, n: number): Promise<void> {
  const { begun, ended } = shared;
  shared.keys += 1;
  const key = `key-${shared.keys}-${'0'.repeat(8)}`;
  const token = turn(shared.tokens, n >> 3);
  const body = order(turn([100_00, 500_00, 3_000_00], n), CHANNELS.qr);
  const answers = await Promise.all(
    [n, n + 1, n].map((side) => turn(shared.sides, side).call('recharge3', body, token, key)),
  );
  const opened = new Set(answers.flatMap(({ orderId }) => (typeof orderId === 'string' ? [orderId] : [])));
  shared.orders.push(...opened);
  // A key is valid for a day of the world unless an earlier snapshot is restored.
  if (begun === ended && shared.begun === begun) expect(opened.size).toBeLessThanOrEqual(1);
}

const ACTIONS = {
  freeSign: callApi('appFreeSignUserReceive'),
  signUpBonus: callApi('loginBonus3UserReceive', (n) => ({ day: 1 + (n % 7) })),
  supply: callApi('bankruptBonus'),
  task: callApi('receiveTaskAward', (n) => ({ taskId: 1 + (n % 17) })),
  deposit: callApi('recharge3', (n) => order(turn([100_00, 500_00], n), 1 + (n % 3))),
  pay,
  settle: async (shared: SharedWorld, n: number) => {
    const { orders } = shared;
    const id = orders.length === 0 ? 'none-0001' : turn(orders.slice(-5), n);
    return callControl('POST', `orders/${id}/settle`)(shared, n);
  },
  exchangePoints: callApi('lotteryExchange', () => ({ id: 1 })),
  read: callApi('refreshData'),
  step: callControl('POST', 'clock', (n) => ({ advanceMs: turn([1, 1000, MINUTE, 60 * MINUTE], n) })),
  nextDay: countJump(callControl('POST', 'clock', () => ({ advanceMs: DAY }))),
  freeze: callControl('POST', 'clock', (n) => ({ frozen: n % 2 === 0 })),
  slow: callControl('POST', 'faults', (n) => ({
    operationId: '*',
    times: 4,
    latency: { kind: 'uniform', minMs: 1, maxMs: 10 + (n % 40) },
  })),
  busy: callControl('PATCH', 'config', (n) => ({ systemBusy: n % 3 === 0 })),
  save: callControl('POST', 'snapshots', (n) => ({ name: `moment-${n % 2}` })),
  restore: countJump((shared: SharedWorld, n: number) =>
    callControl('POST', `snapshots/moment-${n % 2}/restore`)(shared, n),
  ),
};

const step: fc.Arbitrary<Step> = fc.record(
  {
    action: fc.oneof(
      { weight: 20, arbitrary: fc.constantFrom('freeSign', 'signUpBonus', 'supply', 'task', 'read') },
      { weight: 20, arbitrary: fc.constantFrom('deposit', 'pay', 'settle', 'exchangePoints') },
      { weight: 8, arbitrary: fc.constantFrom('step', 'freeze', 'slow', 'busy') },
      { weight: 3, arbitrary: fc.constantFrom('nextDay', 'save', 'restore') },
    ),
    n: fc.nat(10_000),
  },
  { noNullPrototype: true },
) as fc.Arbitrary<Step>;

/** Entries of every player are in the order of time and add up to the balances, and nothing was granted twice. */
async function expectConsistentLedgers({ sides: [side] }: SharedWorld): Promise<number> {
  const { zoneMinutes } = await (side as Remote).control<{ zoneMinutes: number }>('GET', 'config');
  const { data } = await (side as Remote).control<{
    data: { contents: { documents: Record<string, Player>; logs: Record<string, LedgerEntry[]> } };
  }>('GET', 'state');
  const { documents, logs } = data.contents;
  const players = Object.entries(documents).filter(([key]) => key.startsWith('player:'));
  let entries = 0;
  for (const [, player] of players) {
    const ledger = logs[`log:ledger:${player.id}`] ?? [];
    entries += ledger.length;
    expectValidPlayer(player, ledger, zoneMinutes * MINUTE);
  }
  return entries;
}

describe.each(storesUnderTest())('simultaneous calls in the store $kind', ({ kind, create }) => {
  const { serve } = commandLine();
  const servers: { close(): Promise<unknown> }[] = [];
  afterAll(() => Promise.all(servers.map((server) => server.close())));

  /** Two processes if the store supports it, one of them with a machine clock a minute late. */
  const open = async (): Promise<readonly Remote[]> => {
    const store = await create();
    if (kind !== 'postgres') {
      const server = await createMockServer({ port: 0, passwordCost: 16, store });
      servers.push(server);
      return [remote(await server.listen())];
    }
    const late = 'const now = Date.now; Date.now = () => now() - 60000';
    const env = { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(late)}` };
    const started = [await serve(['--store', store]), await serve(['--store', store], { env })];
    servers.push(...started.map((server) => ({ close: () => server.end('SIGTERM') })));
    return started.map(({ url }) => remote(url));
  };

  it(
    'leave consistent ledgers while clock, switches and snapshots change',
    { timeout: TEST_TIMEOUT_MS },
    async () => {
      const sides = await open();
      const [side] = sides as [Remote];
      let entries = 0;
      const game = async (steps: readonly Step[]): Promise<void> => {
        await side.control('POST', 'reset', { config: { activityDurations: DURATIONS } });
        await side.control('POST', 'players', { account: 'second', coin: 50_00, lottery: 50_00 });
        const shared: SharedWorld = { sides, tokens: [], begun: 0, ended: 0, orders: [], keys: 0 };
        await signIn(shared);
        const waiting = [...steps];
        const work = async (): Promise<void> => {
          for (let one = waiting.shift(); one; one = waiting.shift()) {
            await ACTIONS[one.action](shared, one.n);
            // A snapshot may be older than the sessions.
            if (one.action === 'restore') await signIn(shared);
          }
        };
        await Promise.all(Array.from({ length: AT_ONCE }, work));
        entries += await expectConsistentLedgers(shared);
      };
      const steps = fc.array(step, { minLength: CALLS, maxLength: CALLS });
      await fc.assert(fc.asyncProperty(steps, game), { numRuns: ROUNDS, seed: SEED, endOnFailure: true });
      // The test is pointless unless some calls succeed.
      expect(entries).toBeGreaterThan(ROUNDS * 20);
    },
  );
});
