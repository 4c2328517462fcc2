import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMockServer, type MockServerOptions } from '../src/index.ts';
import { createSteadyTime, machineTime } from '../src/time/clock.ts';
import { createSharedTime } from '../src/time/shared-time.ts';
import { getWorld } from './support/client.ts';
import { commandLine, PROCESS_TEST_MS } from './support/processes.ts';
import { remote } from './support/remote.ts';
import { storesUnderTest } from './support/stores.ts';

vi.setConfig({ testTimeout: PROCESS_TEST_MS });

const HOUR = 3_600_000;
const DEMO = 'players/10000001';
const YEAR_2100 = Date.UTC(2100, 0, 1);

afterEach(() => void vi.useRealTimers());

describe('a steady time', () => {
  it('follows its source, and continues when the source steps back until the source has caught up', () => {
    let source = 1_000_000;
    const time = createSteadyTime(() => source);
    const pass = (ms: number): number => {
      const before = time.now();
      source += ms;
      return time.now() - before;
    };
    expect(time.now()).toBe(1_000_000);
    expect(pass(HOUR)).toBe(HOUR);
    expect(pass(-HOUR)).toBe(0);
    expect(pass(10_000)).toBe(9995);
    // A step forward counts, however far ahead the time is.
    expect(pass(HOUR)).toBe(0.9995 * HOUR);
    expect(pass(3000 * HOUR)).toBeLessThan(3000 * HOUR);
    expect(time.now()).toBe(source);
    time.moveOnTo(source + 5000);
    expect(time.now()).toBe(source + 5000);
    time.moveOnTo(source);
    expect(time.now()).toBe(source + 5000);
  });
});

describe('a shared time', () => {
  it("follows the common clock, independent of the machine's clock", async () => {
    // The time of this process, which is ahead of its machine after tests that moved its clock.
    const shared = machineTime() + 90_000;
    const time = createSharedTime(async () => shared);
    await time.synchronize();
    time.close();
    expect(time.now() - shared).toBeLessThan(45_000);
    expect(time.now()).toBeGreaterThanOrEqual(shared);
  });
});

describe.each(storesUnderTest())('worlds with running clocks in the store $kind', ({ create, isDurable }) => {
  const open = (options: MockServerOptions) => createMockServer({ port: 0, passwordCost: 16, ...options });

  it("keep the entries of a player in order when the machine's clock steps back", async () => {
    const server = await open({ store: await create() });
    const world = getWorld(server, 'default');
    await world.control('PATCH', DEMO, { coin: 5_00 });
    const { now: before } = await world.control<{ now: number }>('GET', 'clock');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - HOUR });
    await world.control('PATCH', DEMO, { coin: 6_00 });
    const { now: after } = await world.control<{ now: number }>('GET', 'clock');
    expect(after).toBeGreaterThanOrEqual(before);
    const { data } = await world.control<{
      data: { contents: { logs: Record<string, { time: number }[]> } };
    }>('GET', 'state');
    const times = data.contents.logs['log:ledger:10000001']?.map(({ time }) => time) ?? [];
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    await server.close();
  });

  it("stop at the end of the clock's range, and can be read again", async () => {
    const store = await create();
    const server = await open({ store });
    const world = getWorld(server, 'late');
    await world.control('POST', 'clock', { now: YEAR_2100 - 1 });
    await world.control('POST', 'snapshots', { name: 'late' });
    await expect.poll(() => world.control('GET', 'clock')).toEqual({ now: YEAR_2100, frozen: false });
    const token = await world.token();
    expect((await world.call('getAfterLoginInfo', {}, { token })).body.errcode).toBe(0);
    expect((await world.tryControl('POST', 'clock', { advanceMs: 1 })).status).toBe(409);
    const state = await world.control('GET', 'state');
    await world.control('PUT', 'state', state);
    if (!isDurable) return server.close();
    await server.close();
    const again = await open({ store });
    expect(await getWorld(again, 'late').control('GET', 'clock')).toEqual({ now: YEAR_2100, frozen: false });
    await getWorld(again, 'other').control('PUT', 'state', state);
    await again.close();
  });
});

describe.each(storesUnderTest().filter(({ isDurable }) => isDurable))(
  'processes with different machine clocks, on the store $kind',
  ({ create, kind }) => {
    const { serve } = commandLine();
    const start = async (store: string, aheadMs: number) => {
      const shift = `const now = Date.now; Date.now = () => now() + ${aheadMs}`;
      const env = { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(shift)}` };
      const server = await serve(['--store', store], { env });
      const { control } = remote(server.url);
      const now = async () => (await control<{ now: number }>('GET', 'clock')).now;
      return { now, control, end: () => server.end('SIGTERM') };
    };

    it('continue from the time of an earlier process', async () => {
      const store = await create();
      const first = await start(store, 0);
      await first.control('PATCH', DEMO, { coin: 5_00 });
      const before = await first.now();
      await first.end();
      const next = await start(store, -HOUR);
      expect((await next.now()) - before).toBeGreaterThan(-HOUR / 2);
    });

    it.runIf(kind === 'postgres')('agree on the time of a world', async () => {
      const store = await create();
      const [one, other] = await Promise.all([start(store, 0), start(store, -HOUR)]);
      expect(Math.abs((await one.now()) - (await other.now()))).toBeLessThan(HOUR / 2);
    });
  },
);
