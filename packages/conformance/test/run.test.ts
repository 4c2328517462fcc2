import { setImmediate as nextTurn } from 'node:timers/promises';
import { createMockServer } from '@tara/mock-server';
import { afterAll, expect, it, vi } from 'vitest';
import { injectTransport } from '../mutants/inject-transport.ts';
import { defineChecks, type Check, type CheckDefinitions } from '../src/protocol/check.ts';
import { expectEqual, expectThat } from '../src/protocol/expect.ts';
import type { Hooks } from '../src/protocol/hooks.ts';
import { TransportError, type Transport } from '../src/protocol/transport.ts';
import { createReport } from '../src/reports/report.ts';
import { CHECKS } from '../src/suite/checks.ts';
import { createMockServerHooks } from '../src/suite/hooks/mock-server.ts';
import { runChecks, type ChecksOptions } from '../src/suite/run-checks.ts';
import { Stop } from '../src/suite/stop.ts';

const server = await createMockServer({ passwordCost: 16 });
afterAll(() => server.close());
const baseUrl = 'http://mock.test';
const send = injectTransport(server);
const isolated = createMockServerHooks(baseUrl, { transport: send });

/** Checks with an empty title. */
function define(checks: Readonly<Record<string, Partial<CheckDefinitions[string]> & Pick<Check, 'run'>>>) {
  const complete = Object.entries(checks).map(([name, check]) => [
    name,
    { statements: [], title: name, ...check },
  ]);
  return defineChecks('player', Object.fromEntries(complete) as CheckDefinitions);
}

const run = async (checks: readonly Check[], options: Partial<ChecksOptions> = {}) =>
  runChecks(checks, { baseUrl, transport: send, hooks: {}, seed: 1, preflight: false, ...options });

const outcomes = ({ results }: Awaited<ReturnType<typeof run>>) => results.map(({ outcome }) => outcome);

/** A hook that changes a configuration which starts as `{ mode: 'normal' }`. */
function createConfig() {
  const values: Record<string, unknown> = { mode: 'normal' };
  const setConfig: Hooks['setConfig'] = async (changed) => {
    const previous = Object.fromEntries(Object.keys(changed).map((name) => [name, values[name]]));
    Object.assign(values, changed);
    return previous;
  };
  return { values, setConfig };
}

it('stops with one sentence when the backend goes away, and calls no difference an error', async () => {
  let calls = 0;
  const transport: Transport = async (request) => {
    calls += 1;
    if (calls > 12)
      throw new TransportError('No answer from mock.test: the connection was refused.', 'refused');
    return send(request);
  };
  const checks = define(
    Object.fromEntries(
      Array.from({ length: 50 }, (_, n) => [`check-${n}`, { run: async ({ webConfig }) => webConfig() }]),
    ),
  );
  const suite = await run(checks, { transport });
  const found = outcomes(suite);
  expect(suite.voidReason).toMatch(
    /^The backend went away at \d\d:\d\d:\d\d UTC: No answer from mock\.test: the connection was refused\.$/,
  );
  expect(found.filter((outcome) => outcome === 'pass')).toHaveLength(10);
  expect(found.filter((outcome) => outcome === 'error')).toHaveLength(1);
  expect(found.filter((outcome) => outcome === 'skip')).toHaveLength(39);
  expect(createReport(baseUrl, suite).verdict).toBe('void');
});

it('takes an answer of a gateway without its backend for an outage, not for a difference', async () => {
  let isGone = false;
  const transport: Transport = async (request) =>
    isGone
      ? { status: 502, headers: new Headers({ 'content-type': 'text/html' }), text: 'Bad gateway' }
      : send(request);
  const checks = define({
    first: {
      run: async (backend) => {
        isGone = true;
        await backend.webConfig();
      },
    },
    second: { run: async (backend) => backend.webConfig() },
  });
  const suite = await run(checks, { transport });
  expect(outcomes(suite)).toEqual(['error', 'skip']);
  expect(suite.voidReason).toMatch(/went away at .* HTTP 502/);
});

it('fails a backend that meets every check with a difference', async () => {
  const checks = define({
    only: { run: async (backend) => expectEqual('mode', (await backend.webConfig())['mode'], 'none') },
  });
  const suite = await run(checks);
  expect([suite.voidReason, outcomes(suite)]).toEqual([undefined, ['fail']]);
  expect(createReport(baseUrl, suite).verdict).toBe('failed');
});

it('ends the check that runs at its next call when it is interrupted, and sets the configuration back', async () => {
  const stop = new Stop();
  const { values, setConfig } = createConfig();
  const checks = define({
    first: {
      run: async (backend) => {
        await backend.hooks.setConfig({ mode: 'green' });
        stop.request('interrupt', 'the run was interrupted (SIGINT)');
        await backend.webConfig();
        throw new Error('the check went on');
      },
    },
    second: { run: async (backend) => backend.webConfig() },
  });
  const suite = await run(checks, { hooks: { setConfig }, stop });
  expect(suite.results.map(({ outcome, reason }) => [outcome, reason])).toEqual([
    ['skip', 'the run was interrupted (SIGINT)'],
    ['skip', 'the run was interrupted (SIGINT)'],
  ]);
  expect(values).toEqual({ mode: 'normal' });
  expect(createReport(baseUrl, suite)).toMatchObject({
    verdict: 'unfinished',
    stopReason: expect.stringMatching(/SIGINT/),
  });
});

it('stops if the configuration cannot be set back, and names the values', async () => {
  const { setConfig } = createConfig();
  let changes = 0;
  const hooks: Hooks = {
    setConfig: async (values) => {
      changes += 1;
      if (changes > 1) throw new Error('the back office is closed');
      return setConfig?.(values);
    },
  };
  const checks = define({
    first: { run: async (backend) => backend.hooks.setConfig({ mode: 'green' }) },
    second: { run: async (backend) => backend.webConfig() },
  });
  const suite = await run(checks, { hooks });
  expect(outcomes(suite)).toEqual(['pass', 'skip']);
  expect(suite.stopped?.reason).toMatch(
    /^The configuration could not be set back after player\/first: The hook setConfig failed: the back office is closed \(run\.test\.ts:131\)\. Set these values back by hand: \{"mode":"normal"\}$/,
  );
});

it('warns of values and environments that a check leaves behind', async () => {
  const checks = define({
    first: { run: async (backend) => backend.hooks.setConfig({ mode: 'green', region: 'pk' }) },
  });
  const setConfig = async () => {};
  expect((await run(checks, { hooks: { setConfig } })).warnings).toEqual([
    'After player/first: mode, region of the configuration cannot be set back: the hook setConfig returned no previous values.',
  ]);
  const dispose = async () => Promise.reject(new Error('in use'));
  const isolate = async () => ({ baseUrl, dispose });
  expect((await run(checks, { hooks: { setConfig, isolate } })).warnings).toEqual([
    'After player/first: The environment could not be removed.',
  ]);
});

it('ends at its time limit within a check', async () => {
  const checks = define({
    first: {
      run: async (backend) => {
        for (;;) await backend.webConfig();
      },
    },
  });
  const suite = await run(checks, { deadline: performance.now() + 200 });
  expect(outcomes(suite)).toEqual(['skip']);
  expect(suite.stopped?.kind).toBe('time');
});

it('uses no hook and no environment with readOnly', async () => {
  const urls: string[] = [];
  const transport: Transport = async (request) => {
    urls.push(request.url);
    return send(request);
  };
  const hooks = createMockServerHooks(baseUrl, { transport });
  const checks = define({ reads: { readOnly: true, run: async (backend) => backend.webConfig() } });
  const suite = await run(checks, { transport, hooks, readOnly: true });
  expect(outcomes(suite)).toEqual(['pass']);
  expect(new Set(urls.map((url) => new URL(url).pathname))).toEqual(
    new Set(['/app/v1/anonymous/appConfig', '/app/v1/noSuchCall']),
  );
});

it('lets two runs with the same seed use one server at a time', async () => {
  const worlds = new Set<string>();
  const names: string[] = [];
  let waiting = () => {};
  const both = new Promise<void>((resolve) => (waiting = resolve));
  const checks = define({
    both: {
      run: async (backend) => {
        worlds.add(backend.baseUrl);
        if (worlds.size === 2) waiting();
        await both;
        names.push((await backend.registered()).account, String(backend.rng.below(1e9)));
      },
    },
  });
  const suites = await Promise.all([run(checks, { hooks: isolated }), run(checks, { hooks: isolated })]);
  expect(suites.flatMap(outcomes)).toEqual(['pass', 'pass']);
  expect(worlds.size).toBe(2);
  // The names differ, and the data is the same.
  expect(new Set(names).size).toBe(3);
});

it('names all hooks that a skipped check needs', async () => {
  const suite = await run(CHECKS, { select: ({ id }) => id === 'session/forgotten-password' });
  expect(suite.results[0]?.reason).toBe('needs the hooks readCode, moveTime, setConfig');
});

it('runs checks that test many passwords one after the other, beside others', async () => {
  let heavy = 0;
  let most = 0;
  let all = 0;
  let mostAll = 0;
  const work = (isHeavy: boolean) => async () => {
    heavy += Number(isHeavy);
    all += 1;
    most = Math.max(most, heavy);
    mostAll = Math.max(mostAll, all);
    await nextTurn();
    heavy -= Number(isHeavy);
    all -= 1;
  };
  const checks = define(
    Object.fromEntries(
      Array.from({ length: 12 }, (_, n) => [`n${n}`, { isHeavy: n % 2 === 0, run: work(n % 2 === 0) }]),
    ),
  );
  await run(checks, { hooks: isolated });
  expect(most).toBe(1);
  expect(mostAll).toBeGreaterThan(1);
});

it('repeats what was too late alone before it counts', async () => {
  const now = performance.now.bind(performance);
  let passed = 0;
  using _ = vi.spyOn(performance, 'now').mockImplementation(() => now() + passed);
  const counts = { timeout: 0, late: 0, clear: 0 };
  const checks = define({
    'a-timeout': {
      run: async (backend) => {
        counts.timeout += 1;
        if (counts.timeout === 1)
          throw new TransportError('mock.test did not answer within 10 ms.', 'timeout');
        await backend.webConfig();
      },
    },
    'a-late-look': {
      run: async (backend) => {
        counts.late += 1;
        const { slack } = backend;
        if (counts.late === 1) passed += slack + 1;
        expectThat('answer before the instant', slack > 5000, 'in time', slack);
      },
    },
    'a-clear-difference': {
      run: async () => {
        counts.clear += 1;
        expectEqual('coin', 1, 2);
      },
    },
  });
  const suite = await run(checks);
  expect(outcomes(suite)).toEqual(['pass', 'pass', 'fail']);
  expect(counts).toEqual({ timeout: 2, late: 2, clear: 1 });
});
