import { afterEach, describe, expect, it, vi } from 'vitest';
import { createEvents, EVENT_FLUSH_MS } from '../src/events/index.ts';
import { createHeartbeat, HEARTBEAT_MS } from '../src/heartbeat/index.ts';
import { deferred, fakeFetch } from '../src/testing/index.ts';
import { stubBeacon } from './browser-page.ts';
import { CALL, sharedStorage, trackEvents } from './events-support.ts';
import { createSignedInSdk, spy } from './fixtures.ts';

afterEach(() => vi.unstubAllGlobals());

describe('a disposed SDK', () => {
  it('stops its heartbeats, and cancels the beat in flight', async () => {
    let signal: AbortSignal | undefined;
    const { sdk, server, clock } = await createSignedInSdk(fakeFetch());
    server.on('online', (call) => {
      signal = call.signal;
      return deferred().promise;
    });
    const heartbeat = createHeartbeat(sdk);
    await clock.advance(0);
    sdk.dispose();
    heartbeat.start();
    await clock.advance(10 * HEARTBEAT_MS);
    expect(signal?.aborted).toBe(true);
    expect(server.of('online')).toHaveLength(1);
    expect(clock.pending()).toBe(0);
  });

  it('stops its event logs and leaves queued events in the store for the next page', async () => {
    const store = sharedStorage();
    const { taken, listeners } = stubBeacon(true);
    const { sdk, clock } = await createSignedInSdk(fakeFetch({ [CALL]: {} }));
    const events = createEvents(sdk, { version: '1.0.0', store });
    trackEvents(events, 2);
    sdk.dispose();
    events.track('after');
    await events.flush();
    await clock.advance(10 * EVENT_FLUSH_MS);
    expect(taken).toHaveLength(0);
    expect(listeners.size).toBe(0);
    expect(clock.pending()).toBe(0);
    expect([...store.values.values()].join()).toMatch(/e0.*e1/);
  });

  it('does not start what is created with it later', async () => {
    const { sdk, server, clock } = await createSignedInSdk(fakeFetch({ online: {}, [CALL]: {} }));
    sdk.dispose();
    createHeartbeat(sdk).start();
    const events = createEvents(sdk, { version: '1.0.0', store: sharedStorage() });
    trackEvents(events, 2);
    await clock.advance(10 * HEARTBEAT_MS);
    expect(server.calls).toHaveLength(0);
    expect(clock.pending()).toBe(0);
    expect(sdk.disposed.aborted).toBe(true);
  });

  it('releases what was disposed of before it', async () => {
    const { sdk } = await createSignedInSdk(fakeFetch({ online: {} }));
    const started = spy();
    const clock = { ...sdk.clock, clearTimeout: started };
    createHeartbeat(sdk, { clock }).dispose();
    started.mockClear();
    sdk.dispose();
    expect(started).not.toHaveBeenCalled();
  });
});
