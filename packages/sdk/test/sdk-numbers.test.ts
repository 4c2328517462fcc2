import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CallOptions, Sdk } from '../src/index.ts';
import { createEvents } from '../src/events/index.ts';
import { createHeartbeat } from '../src/heartbeat/index.ts';
import { fakeFetch, fakeResponse } from '../src/testing/index.ts';
import { CALL, respondDown, trackEvents } from './events-support.ts';
import { createTestSdk, catchError, createSignedInSdk } from './fixtures.ts';

const TIMER_MAX = 2 ** 31 - 1;
const INVALID_NUMBERS = [NaN, Infinity, -1, 2 ** 31];

/** A number option: its bounds, and special values outside of them. */
interface NumberOption {
  owner: string;
  name: string;
  bounds: readonly [number, number];
  outside: readonly number[];
  /** Sets the option; rejects if the value is rejected. */
  give: (value: number, sdk: Sdk) => Promise<unknown>;
}

function ofCreateSdk(name: 'timeoutMs' | 'retries') {
  return async (value: number) => createTestSdk(fakeFetch(), { [name]: value });
}
function ofCall(name: keyof CallOptions) {
  return async (value: number, sdk: Sdk) => sdk.post('/app/v1/refreshData', {}, { [name]: value });
}
function ofEvents(name: 'flushMs' | 'maxBatch' | 'sampleRate') {
  return async (value: number, sdk: Sdk) => createEvents(sdk, { version: '1.0.0', [name]: value });
}

const TIMEOUT = { name: 'timeoutMs', bounds: [0, TIMER_MAX], outside: [] } as const;
const RETRIES = { name: 'retries', bounds: [0, 10], outside: [11] } as const;
const OPTIONS: readonly NumberOption[] = [
  { owner: 'createSdk', ...TIMEOUT, give: ofCreateSdk('timeoutMs') },
  { owner: 'createSdk', ...RETRIES, give: ofCreateSdk('retries') },
  { owner: 'a call', ...TIMEOUT, give: ofCall('timeoutMs') },
  { owner: 'a call', ...RETRIES, give: ofCall('retries') },
  {
    owner: 'createHeartbeat',
    name: 'intervalMs',
    bounds: [1000, TIMER_MAX],
    outside: [0, 999],
    give: async (intervalMs, sdk) => createHeartbeat(sdk, { intervalMs }),
  },
  {
    owner: 'createEvents',
    name: 'flushMs',
    bounds: [100, TIMER_MAX],
    outside: [0, 99],
    give: ofEvents('flushMs'),
  },
  {
    owner: 'createEvents',
    name: 'maxBatch',
    bounds: [1, 20],
    outside: [0, 21],
    give: ofEvents('maxBatch'),
  },
  {
    owner: 'createEvents',
    name: 'sampleRate',
    bounds: [0, 1],
    outside: [1.01, -0.01],
    give: ofEvents('sampleRate'),
  },
];

/** An SDK whose calls are counted. */
async function createScene() {
  return createSignedInSdk(fakeFetch({ refreshData: { coin: 1 }, online: {} }));
}

describe.each(OPTIONS)('$name of $owner', ({ name, bounds, outside, give }) => {
  it.each([...INVALID_NUMBERS, ...outside])(
    'rejects %d and names the option and its bounds',
    async (value) => {
      const { sdk, server, clock } = await createScene();
      const error = await catchError(give(value, sdk));
      expect(error).toMatchObject({ kind: 'usage', outcome: 'not-sent' });
      for (const part of [name, ...bounds]) expect(error.message).toContain(String(part));
      expect([server.calls.length, clock.pending()]).toEqual([0, 0]);
    },
  );

  it.each(bounds)('accepts %d', async (value) => {
    const { sdk } = await createScene();
    await expect(give(value, sdk)).resolves.toBeDefined();
  });
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('createSdk', () => {
  it('throws synchronously if a number is out of bounds', () => {
    expect(() => createTestSdk(fakeFetch(), { retries: 11 })).toThrow('retries');
  });
});

describe('a server that is down', () => {
  it('is called by the event log at most once a second, however short flushMs is', async () => {
    const { sdk, server, clock } = createTestSdk(fakeFetch());
    const at: number[] = [];
    server.on(CALL, () => {
      at.push(clock.now());
      return respondDown();
    });
    const events = createEvents(sdk, { version: '1.0.0', flushMs: 100 });
    trackEvents(events, 1);
    await clock.advance(100);
    trackEvents(events, 40);
    await clock.advance(6000);
    const gaps = at.slice(1).map((time, index) => time - (at[index] ?? 0));
    expect(gaps).toEqual([1000, 1000, 1000, 1000, 1600]);
  });

  it('is called again after a pause if it asks for no pause', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const busy = () => fakeResponse(503, '', { 'retry-after': '0' });
    const { sdk, server, clock } = await createSignedInSdk(fakeFetch({ refreshData: busy }), { retries: 10 });
    const call = catchError(sdk.post('/app/v1/refreshData'));
    await clock.advance(399);
    expect(server.of('refreshData')).toHaveLength(1);
    await clock.advance(1);
    expect(server.of('refreshData')).toHaveLength(2);
    await clock.advance(1200 + 8 * 3000);
    expect(await call).toMatchObject({ attempts: 11 });
  });

  it('is not called again if it asks for a pause of days, even without a timeout', async () => {
    const busy = fakeResponse(429, { code: 429, errcode: 429 }, { 'retry-after': String(2 * 86_400) });
    const { sdk, server, clock } = await createSignedInSdk(fakeFetch({ refreshData: busy }), {
      timeoutMs: 0,
    });
    const call = catchError(sdk.post('/app/v1/refreshData'));
    await clock.advance(0);
    expect([server.of('refreshData').length, clock.pending()]).toEqual([1, 0]);
    expect(await call).toMatchObject({ attempts: 1, retryAfterMs: 2 * 86_400_000 });
  });
});
