import { setImmediate as tick } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LedgerEntry } from '../src/domain/money/ledger.ts';
import type { Player } from '../src/domain/player/player.ts';
import {
  DEVICE,
  freshWorlds,
  internalWorld,
  startServer,
  type TestWorld,
  getWorld,
} from './support/client.ts';
import { CHANNELS, order } from './support/deposits.ts';
import { FULL, roundsFor } from './support/stores.ts';
import { SEED } from './support/fuzz.ts';
import { expectValidPlayer } from './support/invariants.ts';
import { CARD, SAFE_PASSWORD } from './support/withdrawals.ts';

/** Passwords take long enough for a call to be overtaken. */
const server = await startServer({ passwordCost: 1024 });
const newWorld = freshWorlds(server);

const RUNS = roundsFor(FULL ? 60 : 9);
const STEPS = 30;
const TEST_TIMEOUT_MS = 300_000;
const MINUTE = 60_000;

/** The data of the calls in a run; it does not change with the world. */
interface Table {
  readonly world: TestWorld;
  /** Of the demo player in the world's first generation; a reset makes it invalid. */
  token: string;
  readonly password: string;
  readonly state: object;
  made: number;
}

type Act = (table: Table, n: number) => Promise<number>;

/** A call of the contract, with or without a key. @returns its errcode */
function callApi(path: string, getBody: (table: Table, n: number) => object = () => ({})): Act {
  return async (table, n) => {
    const key = n % 3 === 0 ? { key: `intention-${n % 7}-${path}`.slice(0, 64) } : {};
    const { status, body } = await table.world.call(path, getBody(table, n), { token: table.token, ...key });
    expect(body.errcode === status || status === 200).toBe(true);
    return body.errcode;
  };
}

/** A call of the control API. @returns its status */
function callControl(
  method: 'POST' | 'PATCH' | 'DELETE' | 'PUT',
  path: string,
  getBody: (table: Table, n: number) => object | undefined = () => ({}),
): Act {
  return async (table, n) => {
    const { status } = await table.world.tryControl(method, path, getBody(table, n));
    return status;
  };
}

/** Slow calls, which can be overtaken. */
const CALLS: Record<string, Act> = {
  exchange: callApi('exchange', ({ password }, n) => ({
    amount: 200_00 + (n % 5) * 100,
    bankId: 1,
    safeboxPassword: password,
  })),
  modifySafePassword: callApi('modifySafePassword', ({ password }) => ({ oldPassword: password, password })),
  recharge3: callApi('recharge3', (_, n) => order(500_00 + (n % 4) * 100, CHANNELS.bank)),
  appFreeSignUserReceive: callApi('appFreeSignUserReceive'),
  lotteryExchange: callApi('lotteryExchange', () => ({ id: 1 })),
  gameLike: callApi('gameLike', (_, n) => ({ id: 1001 + (n % 5), like: 1 })),
  refreshData: callApi('refreshData'),
  register: callApi('accountRegist', ({ password }, n) => ({
    ...DEVICE,
    type: 0,
    account: `star${n % 20}`,
    password,
  })),
  signIn: callApi('accountLogin', ({ password }) => ({ ...DEVICE, account: 'demoplayer', password })),
  createPlayer: callControl('POST', 'players', (table) => {
    table.made += 1;
    return { account: `made${table.made}`, coin: 100_00, pid: 10_000_001 };
  }),
  patchPlayer: callControl('PATCH', 'players/10000001', (_, n) => ({ coin: 5_000_00 + n, turnoverLeft: 0 })),
  clearOutbox: callControl('DELETE', 'outbox', () => undefined),
  smsSend: callApi('smsSend', (_, n) => ({ countryCode: '92', mobile: `300123456${n % 10}`, type: 0 })),
};

/** Replacements of the world. */
const TURNS: Record<string, Act> = {
  save: callControl('POST', 'snapshots', () => ({ name: 'saved' })),
  restore: callControl('POST', 'snapshots/saved/restore'),
  reset: callControl('POST', 'reset', (_, n) => ({ scenario: n % 2 ? 'new-player' : 'rich-vip' })),
  import: callControl('PUT', 'state', ({ state }) => state),
  undo: callControl('POST', 'undo'),
  drop: callControl('DELETE', 'worlds', () => undefined),
  clock: callControl('POST', 'clock', (_, n) => ({ advanceMs: (n % 40) * MINUTE })),
  signInAgain: async (table) => {
    const { status, body } = await table.world.tryControl('POST', 'sessions', { account: 'demoplayer' });
    if (status === 201) table.token = (body as { token: string }).token;
    return status;
  },
};

const ACTS = { ...CALLS, ...TURNS };

/** Statuses and errcodes that only tell how far a call came. */
const DEFECTS = new Set([500]);

interface Step {
  readonly act: string;
  readonly n: number;
  /** Turns of the event loop until the next one. */
  readonly turns: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  act: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...Object.keys(CALLS)) },
    { weight: 2, arbitrary: fc.constantFrom(...Object.keys(TURNS)) },
  ),
  n: fc.nat(100),
  turns: fc.nat(6),
});

/** Checks of a world that must succeed at any moment. */
async function expectConsistentWorld({ name }: TestWorld): Promise<void> {
  const world = await internalWorld(server, name);
  const { documents, logs } = (await world.export()).contents;
  const players = new Map<number, Player>();
  for (const [key, value] of Object.entries(documents))
    if (key.startsWith('player:')) players.set(Number(key.slice('player:'.length)), value as Player);
  for (const [id, player] of players) {
    const ledger = (logs[`log:ledger:${id}`] ?? []) as LedgerEntry[];
    expectValidPlayer(player, ledger, world.config.zoneMinutes * MINUTE);
    for (const token of player.tokens) expect(documents[`token:${token}`]).toMatchObject({ playerId: id });
  }
  const pointed = Object.entries(documents)
    .filter(([key]) => /^(account|mobile|token):/.test(key))
    .map(([, value]) => (value as { playerId: number }).playerId);
  const booked = Object.keys(logs)
    .filter((key) => key.startsWith('log:ledger:'))
    .map((key) => Number(key.slice('log:ledger:'.length)));
  expect([...pointed, ...booked].filter((id) => !players.has(id))).toEqual([]);
}

async function prepare(): Promise<Table> {
  const world = await newWorld('default');
  const password = await world.encryptPassword(SAFE_PASSWORD);
  const token = await world.token();
  await world.done('safeboxPasswordInit', { password }, { token });
  await world.done('addBankInfo', CARD, { token });
  await world.control('PATCH', 'players/10000001', { hasKyc: true, coin: 9_000_00 });
  await world.control('POST', 'snapshots', { name: 'saved' });
  return { world, token, password, made: 0, state: await world.control<object>('GET', 'state') };
}

describe('calls whose world is replaced', () => {
  it(
    'leave every ledger consistent, whenever and however it is replaced',
    { timeout: TEST_TIMEOUT_MS },
    async () => {
      const seen = new Map<number, number>();
      const game = async (steps: readonly Step[]): Promise<void> => {
        const table = await prepare();
        const under: Promise<{ act: string; code: number }>[] = [];
        for (const { act, n, turns } of steps) {
          const run = ACTS[act];
          if (!run) throw new Error(`nobody can ${act}`);
          under.push(run(table, n).then((code) => ({ act, code })));
          for (let turn = 0; turn < turns; turn++) await tick();
          await expectConsistentWorld(getWorld(server, table.world.name));
        }
        for (const { act, code } of await Promise.all(under)) {
          expect(DEFECTS.has(code), `${act} answered ${code}`).toBe(false);
          seen.set(code, (seen.get(code) ?? 0) + 1);
        }
        await expectConsistentWorld(table.world);
      };
      const games = fc.array(step, { minLength: STEPS, maxLength: STEPS });
      // A failure prints its seed; FUZZ_SEED uses another one.
      await fc.assert(fc.asyncProperty(games, game), { numRuns: RUNS, seed: SEED, endOnFailure: true });
      // The test is pointless unless some calls were overtaken and some succeeded.
      expect(seen.get(503)).toBeGreaterThan(RUNS / 3);
      expect(seen.get(0)).toBeGreaterThan(RUNS * 3);
    },
  );
});
