import { createMockServer } from '@tara/mock-server';
import { afterAll, describe, expect, it } from 'vitest';
import { injectTransport } from '../mutants/inject-transport.ts';
import type { Check } from '../src/protocol/check.ts';
import type { Environment, Hooks } from '../src/protocol/hooks.ts';
import type { Transport } from '../src/protocol/transport.ts';
import { createMockServerHooks } from '../src/suite/hooks/mock-server.ts';
import { runSuite } from '../src/suite/run-suite.ts';

const server = await createMockServer({ passwordCost: 16 });
afterAll(() => server.close());
const baseUrl = 'http://mock.test';
const honest = injectTransport(server);

interface Setup {
  /** Settings of the environment, besides the settings of the built-in hooks. */
  readonly config?: object;
  /** Changes the hooks of the environment. */
  readonly change?: (hooks: Hooks) => Hooks;
  readonly transport?: Transport;
  readonly readOnly?: boolean;
}

/** Runs one check that passes, and what comes before. */
async function run({ config, change = (hooks) => hooks, transport = honest, readOnly = false }: Setup = {}) {
  let calls = 0;
  const builtIn = createMockServerHooks(baseUrl, { transport });
  const isolate = async (about: Parameters<NonNullable<Hooks['isolate']>>[0]): Promise<Environment> => {
    const environment = (await builtIn.isolate?.(about)) as Environment;
    const headers = { 'content-type': 'application/json' };
    const url = `${environment.baseUrl}/__mock/config`;
    if (config) await honest({ url, method: 'PATCH', headers, body: JSON.stringify(config) });
    return { ...environment, hooks: change(environment.hooks ?? {}) };
  };
  const result = await runSuite({
    baseUrl,
    transport: async (request) => {
      calls += 1;
      return transport(request);
    },
    hooks: { isolate },
    select: ({ id }) => id === 'session/visitor-calls',
    readOnly,
  });
  const { warnings, voidReason, results } = result;
  return { calls, warnings, voidReason, outcomes: results.map(({ outcome }) => outcome) };
}

it('finds nothing at a backend that is set up for a run, with few calls', async () => {
  const { calls, ...result } = await run();
  expect(result).toEqual({ warnings: [], voidReason: undefined, outcomes: ['pass'] });
  expect(calls).toBeLessThan(80);
});

it('tries nothing in a run that only reads', async () => {
  expect((await run({ readOnly: true })).calls).toBeLessThan(10);
});

it('moves the time of a shared environment only for checks that move it, and little', async () => {
  const builtIn = createMockServerHooks(baseUrl, { transport: honest });
  const environment = await builtIn.isolate?.({ check: 'shared', seed: 1, run: 'test' });
  const { baseUrl: shared, hooks = {} } = environment!;
  const listMoves = async (id: string) => {
    const moves: number[] = [];
    const moveTime = async (ms: number) => {
      moves.push(ms);
      await hooks.moveTime?.(ms);
    };
    const select = (check: Check) => check.id === id;
    await runSuite({ baseUrl: shared, transport: honest, hooks: { ...hooks, moveTime }, select });
    return moves;
  };
  expect(await listMoves('session/visitor-calls')).toEqual([]);
  expect(await listMoves('session/sends-codes-at-most-once-a-minute')).toEqual([
    60_000, 3_600_000, 59_999, 1,
  ]);
});

describe('warns of', () => {
  it.each([
    [{ settleAfterMs: 5000 }, /^Deposit orders are paid without the hook/],
    [{ kycAfterMs: 5000 }, /^Identity verifications are decided without the hook/],
    [{ withdrawalDayMs: 5000 }, /^Withdrawals go on without the hook/],
    [{ requestLimit: { calls: 25, windowMs: 60_000 } }, /^The backend limits requests \(HTTP 429/],
  ])('%j alone', async (config, warning) => {
    const { warnings, voidReason } = await run({ config });
    expect(warnings).toEqual([expect.stringMatching(warning)]);
    expect(voidReason).toBeUndefined();
  });

  it('one code for all numbers', async () => {
    const change = (hooks: Hooks): Hooks => ({ ...hooks, readCode: async () => '123456' });
    expect((await run({ change })).warnings).toEqual([expect.stringMatching(/^One-time codes are fixed/)]);
  });

  it('nothing that cannot be tried without hooks', async () => {
    const config = { withdrawalDayMs: 5000, settleAfterMs: 5000 };
    expect(await run({ config, change: () => ({}) })).toMatchObject({ warnings: [], voidReason: undefined });
  });
});

describe('stops a run whose time does not move with moveTime', () => {
  const withDate: Transport = async (request) => {
    const answer = await honest(request);
    answer.headers.set('date', new Date().toUTCString());
    return answer;
  };

  it('sees the Date header, which a proxy sets', async () => {
    const change = ({ now: _now, ...hooks }: Hooks): Hooks => hooks;
    expect(await run({ change, transport: withDate })).toMatchObject({
      voidReason: expect.stringMatching(
        /^The Date header of the answers moves by \d s instead of 60 s .*: add the hook now/,
      ),
      outcomes: [],
    });
    expect(await run({ change })).toMatchObject({ voidReason: undefined, outcomes: ['pass'] });
  });

  it('sees that the hook now reads another clock', async () => {
    const change = (hooks: Hooks): Hooks => ({
      ...hooks,
      now: async () => ({ ms: Date.now(), stands: false }),
    });
    expect((await run({ change })).voidReason).toMatch(/^The hook now moves by \d s instead of 60 s/);
  });

  it('does not stop if the hooks have no moveTime', async () => {
    const change = ({ moveTime: _moveTime, now: _now, ...hooks }: Hooks): Hooks => hooks;
    expect(await run({ change, transport: withDate })).toMatchObject({
      voidReason: undefined,
      outcomes: ['pass'],
    });
  });
});
