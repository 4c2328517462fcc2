import { afterEach, describe, expect, it, vi } from 'vitest';
import { createEvents, EVENT_FLUSH_MS } from '../src/events/index.ts';
import { BATCH_BYTES_MAX, bytesOf } from '../src/events/batch.ts';
import { fakeFetch, fakeResponse } from '../src/testing/index.ts';
import { CALL, dataOf, down, listOf, names, track } from './events-support.ts';
import { bench } from './fixtures.ts';

afterEach(() => vi.unstubAllGlobals());

describe('bounds', () => {
  it('an event larger than a batch may be is cut and counted, and goes with the others', async () => {
    const { sdk, server } = bench(fakeFetch({ [CALL]: {} }));
    const events = createEvents(sdk, { version: '1.0.0' });
    events.track('huge', dataOf(BATCH_BYTES_MAX, 'ä'));
    events.track('small');
    await events.flush();
    expect(server.of(CALL).map(names)).toEqual([['huge', 'small']]);
    expect(events.stats()).toEqual({ queued: 0, sent: 2, dropped: 0, cut: 1 });
  });

  it('the queue holds 250 kB at most; the oldest go first', async () => {
    const { sdk, clock } = bench(fakeFetch({ [CALL]: down }));
    const events = createEvents(sdk, { version: '1.0.0' });
    for (let index = 0; index < 10; index += 1) events.track(`e${index}`, dataOf(50_000));
    await clock.advance(0);
    expect(events.stats()).toEqual({ queued: 4, sent: 0, dropped: 6, cut: 0 });
  });

  it('what the caller does with its data later changes nothing', async () => {
    const { sdk, server } = bench(fakeFetch({ [CALL]: {} }));
    const events = createEvents(sdk, { version: '1.0.0' });
    const data = { step: 1 };
    events.track('e', data);
    data.step = 2;
    await events.flush();
    expect(server.of(CALL).map(listOf)).toMatchObject([[{ eventData: { step: 1 } }]]);
  });

  it('a body is 60,000 bytes at most, with all that is around the events', async () => {
    const { sdk, server } = bench(fakeFetch({ [CALL]: {} }));
    const events = createEvents(sdk, { version: '1.0.0' });
    // Two events that fill a batch to the last byte, one that does so alone, and many.
    events.track('e', dataOf(0));
    await events.flush();
    const bare = bytesOf(server.of(CALL).flatMap(listOf)[0]);
    const half = Math.floor(BATCH_BYTES_MAX / 2);
    for (const bytes of [half, half, BATCH_BYTES_MAX]) events.track('e', dataOf(bytes - bare));
    await events.flush();
    for (let index = 0; index < 40; index += 1) events.track('e', dataOf(5000, 'ä'));
    await events.flush();
    expect(events.stats()).toMatchObject({ cut: 0 });
    const bytes = server.of(CALL).map(({ body }) => new TextEncoder().encode(JSON.stringify(body)).length);
    expect(Math.max(...bytes)).toBeLessThanOrEqual(60_000);
    expect(bytes.length).toBeGreaterThan(3);
  });

  const round: Record<string, unknown> = {};
  round['round'] = round;
  it.each([
    ['that turns in a circle', round],
    ['with a number that JSON has not', { big: 1n }],
    [
      'that throws when it is read',
      {
        get trap(): never {
          throw new Error('a bug of the page');
        },
      },
    ],
  ])('data %s is no failure of the page: it is counted, the others go', async (_, data) => {
    const { sdk, server } = bench(fakeFetch({ [CALL]: {} }));
    const events = createEvents(sdk, { version: '1.0.0' });
    expect(() => events.track('bad', data as never)).not.toThrow();
    events.track('good');
    await events.flush();
    expect(server.of(CALL).map(names)).toEqual([['good']]);
    expect(events.stats()).toEqual({ queued: 0, sent: 1, dropped: 1, cut: 0 });
    expect(events.drops()).toMatchObject({ rejected: 1 });
  });

  it('a server that asks for a thousand years is not asked again at once', async () => {
    const busy = () => fakeResponse(429, '', { 'retry-after': String(1e12) });
    const { sdk, server, clock } = bench(fakeFetch({ [CALL]: busy }));
    const waits = vi.spyOn(clock, 'setTimeout');
    const events = createEvents(sdk, { version: '1.0.0' });
    track(events, 1);
    await clock.advance(EVENT_FLUSH_MS);
    expect(server.of(CALL)).toHaveLength(1);
    // An hour: no page waits for longer, and a platform's timer that is to is over at once.
    expect(Math.max(...waits.mock.calls.map(([, ms]) => ms))).toBe(3_600_000);
  });
});
