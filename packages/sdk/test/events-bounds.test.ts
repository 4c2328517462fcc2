import { afterEach, describe, expect, it, vi } from 'vitest';
import { createEvents, EVENT_FLUSH_MS } from '../src/events/index.ts';
import { BATCH_BYTES_MAX, countBytes } from '../src/events/batch.ts';
import { fakeFetch, fakeResponse } from '../src/testing/index.ts';
import { CALL, dataOfSize, respondDown, getEvents, eventNames, trackEvents } from './events-support.ts';
import { createTestSdk } from './fixtures.ts';

afterEach(() => vi.unstubAllGlobals());

describe('the bounds of the event log', () => {
  it('cut an event that is larger than a batch, count it, and send it with the others', async () => {
    const { sdk, server } = createTestSdk(fakeFetch({ [CALL]: {} }));
    const events = createEvents(sdk, { version: '1.0.0' });
    events.track('huge', dataOfSize(BATCH_BYTES_MAX, 'ä'));
    events.track('small');
    await events.flush();
    expect(server.of(CALL).map(eventNames)).toEqual([['huge', 'small']]);
    expect(events.stats()).toEqual({ queued: 0, sent: 2, dropped: 0, cut: 1 });
  });

  it('limit the queue to 250 kB and drop the oldest events first', async () => {
    const { sdk, clock } = createTestSdk(fakeFetch({ [CALL]: respondDown }));
    const events = createEvents(sdk, { version: '1.0.0' });
    for (let index = 0; index < 10; index += 1) events.track(`e${index}`, dataOfSize(50_000));
    await clock.advance(0);
    expect(events.stats()).toEqual({ queued: 4, sent: 0, dropped: 6, cut: 0 });
  });

  it('ignore later changes of the caller’s data', async () => {
    const { sdk, server } = createTestSdk(fakeFetch({ [CALL]: {} }));
    const events = createEvents(sdk, { version: '1.0.0' });
    const data = { step: 1 };
    events.track('e', data);
    data.step = 2;
    await events.flush();
    expect(server.of(CALL).map(getEvents)).toMatchObject([[{ eventData: { step: 1 } }]]);
  });

  it('limit a body to 60,000 bytes, including the fields around the events', async () => {
    const { sdk, server } = createTestSdk(fakeFetch({ [CALL]: {} }));
    const events = createEvents(sdk, { version: '1.0.0' });
    // Two events that fill a batch to the last byte, one that does so alone, and many small ones.
    events.track('e', dataOfSize(0));
    await events.flush();
    const bare = countBytes(server.of(CALL).flatMap(getEvents)[0]);
    const half = Math.floor(BATCH_BYTES_MAX / 2);
    for (const bytes of [half, half, BATCH_BYTES_MAX]) events.track('e', dataOfSize(bytes - bare));
    await events.flush();
    for (let index = 0; index < 40; index += 1) events.track('e', dataOfSize(5000, 'ä'));
    await events.flush();
    expect(events.stats()).toMatchObject({ cut: 0 });
    const bytes = server.of(CALL).map(({ body }) => new TextEncoder().encode(JSON.stringify(body)).length);
    expect(Math.max(...bytes)).toBeLessThanOrEqual(60_000);
    expect(bytes.length).toBeGreaterThan(3);
  });

  const round: Record<string, unknown> = {};
  round['round'] = round;
  it.each([
    ['with a circular reference', round],
    ['with a number that JSON cannot represent', { big: 1n }],
    [
      'that throws when read',
      {
        get trap(): never {
          throw new Error('a bug of the page');
        },
      },
    ],
  ])('count data %s and send the others without breaking the page', async (_, data) => {
    const { sdk, server } = createTestSdk(fakeFetch({ [CALL]: {} }));
    const events = createEvents(sdk, { version: '1.0.0' });
    expect(() => events.track('bad', data as never)).not.toThrow();
    events.track('good');
    await events.flush();
    expect(server.of(CALL).map(eventNames)).toEqual([['good']]);
    expect(events.stats()).toEqual({ queued: 0, sent: 1, dropped: 1, cut: 0 });
    expect(events.drops()).toMatchObject({ rejected: 1 });
  });

  it('pause for an hour if a server asks for a thousand years', async () => {
    const busy = () => fakeResponse(429, '', { 'retry-after': String(1e12) });
    const { sdk, server, clock } = createTestSdk(fakeFetch({ [CALL]: busy }));
    const waits = vi.spyOn(clock, 'setTimeout');
    const events = createEvents(sdk, { version: '1.0.0' });
    trackEvents(events, 1);
    await clock.advance(EVENT_FLUSH_MS);
    expect(server.of(CALL)).toHaveLength(1);
    // An hour: no page waits longer, and platform timers with a longer delay fire immediately.
    expect(Math.max(...waits.mock.calls.map(([, ms]) => ms))).toBe(3_600_000);
  });
});
