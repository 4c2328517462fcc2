import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSdk } from '../src/index.ts';
import { createEvents } from '../src/events/index.ts';
import { fakeClock, fakeFetch } from '../src/testing/index.ts';
import { CALL, getEvents, eventNames } from './events-support.ts';
import { BASE, createTestSdk, COMMON, catchError } from './fixtures.ts';

const SMS = { countryCode: '92', mobile: '3001234567', type: 0 } as const;

beforeEach(() => vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a runtime without', () => {
  it.each([
    ['Headers', 'smsSend: the runtime has no Headers'],
    ['Request', 'smsSend: the runtime has no Request'],
    ['fetch', 'smsSend: the runtime has no fetch, and the option fetch is not set'],
  ])(
    '%s fails a call with a usage error, which names the missing part in development',
    async (name, sentence) => {
      const { fetch } = fakeFetch({ smsSend: {} });
      const sdk = createSdk({
        baseUrl: BASE,
        common: () => COMMON,
        ...(name === 'fetch' ? {} : { fetch }),
      });
      vi.stubGlobal(name, undefined);
      const call = async () => catchError(sdk.post('/app/v1/smsSend', SMS));
      const error = await call();
      expect(error).toMatchObject({ kind: 'usage', outcome: 'not-sent', message: sentence });
      vi.stubEnv('NODE_ENV', 'production');
      expect(await call()).toMatchObject({ kind: 'usage', outcome: 'not-sent' });
    },
  );

  it('fetch calls the option fetch', async () => {
    const { sdk } = createTestSdk(fakeFetch({ smsSend: {} }));
    vi.stubGlobal('fetch', undefined);
    expect(await sdk.post('/app/v1/smsSend', SMS)).toMatchObject({ errcode: 0 });
  });

  it('FormData makes calls with JSON', async () => {
    const { sdk, server } = createTestSdk(fakeFetch({ smsSend: {} }));
    vi.stubGlobal('FormData', undefined);
    await sdk.post('/app/v1/smsSend', SMS);
    expect(server.of('smsSend').map(({ body }) => body)).toEqual([{ ...COMMON, ...SMS }]);
  });

  it.each(['production', 'development'])(
    'TextEncoder, crypto, Blob, navigator and URL logs events, in %s',
    async (mode) => {
      vi.stubEnv('NODE_ENV', mode);
      const { sdk, server } = createTestSdk(fakeFetch({ [CALL]: {} }));
      const events = createEvents(sdk, { version: '1.0.0' });
      for (const name of ['TextEncoder', 'crypto', 'Blob', 'navigator', 'URL']) {
        vi.stubGlobal(name, undefined);
      }
      events.track('short', { text: 'ä🙂' });
      events.track('long', { text: 'x'.repeat(2000) });
      expect(events.stats()).toEqual({ queued: 2, sent: 0, dropped: 0, cut: 1 });
      vi.unstubAllGlobals();
      await events.flush();
      expect(server.of(CALL).map(eventNames)).toEqual([['short', 'long']]);
    },
  );

  it('crypto.getRandomValues logs events, each with its own id', async () => {
    const { sdk, server } = createTestSdk(fakeFetch({ [CALL]: {} }));
    const events = createEvents(sdk, { version: '1.0.0' });
    vi.stubGlobal('crypto', {});
    events.track('one');
    events.track('two');
    vi.unstubAllGlobals();
    await events.flush();
    const ids = server.of(CALL).flatMap((call) => getEvents(call).map(({ eventId }) => eventId));
    expect([ids.length, new Set(ids).size]).toEqual([2, 2]);
  });

  it('MessageChannel has a fake clock that runs its timers', async () => {
    vi.stubGlobal('MessageChannel', undefined);
    const clock = fakeClock();
    const ran: number[] = [];
    clock.setTimeout(() => {
      void Promise.resolve().then(() => ran.push(clock.now()));
    }, 10);
    await clock.advance(20);
    expect(ran).toEqual([10]);
  });
});
