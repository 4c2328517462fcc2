import { afterEach, describe, expect, it, vi } from 'vitest';
import { runSignInFlow, type SignInFlow } from '../src/index.ts';
import { createEvents, EVENT_FLUSH_MS } from '../src/events/index.ts';
import { ORPHANED_AFTER_MS } from '../src/events/tab-storage.ts';
import { createHeartbeat } from '../src/heartbeat/index.ts';
import { errcodeResponse, fakeClock, fakeFetch, testStore } from '../src/testing/index.ts';
import { CALL, eventNames, sharedStorage, trackEvents } from './events-support.ts';
import {
  createTestSdk,
  COMMON,
  CREDENTIALS,
  catchError,
  signInAnswer,
  createSignedInSdk,
  spy,
} from './fixtures.ts';

const SMS = { countryCode: '92', mobile: '3001234567', type: 0 } as const;

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

function throws(): never {
  throw new Error('a bug of the page');
}
async function rejects(): Promise<never> {
  return Promise.reject(new Error('a bug of the page'));
}
/** The two ways in which a function can fail. */
const FAILURES: [string, () => unknown][] = [
  ['throws', throws],
  ['rejects', rejects],
];

/** Unhandled errors of the process while something runs, and in the macrotask after it. */
async function collectProcessEvents(
  event: 'unhandledRejection' | 'warning',
  run: () => unknown,
): Promise<unknown[]> {
  const received: unknown[] = [];
  const note = (value: unknown) => void received.push(value);
  process.on(event, note);
  try {
    await run();
    await new Promise((resolve) => setImmediate(resolve));
  } finally {
    process.off(event, note);
  }
  return received;
}

describe('a logger', () => {
  it.each(FAILURES)('breaks no caller if it %s', async (_, warn) => {
    const store = testStore();
    const { sdk } = createTestSdk(
      fakeFetch({ accountLogin: signInAnswer('tok-1'), accountLogout: errcodeResponse(104) }),
      {
        store,
        log: { warn },
      },
    );
    sdk.session.on('signed-in', throws);
    const uncaught = await collectProcessEvents('unhandledRejection', async () => {
      store.failWith('throw');
      await sdk.session.signIn(CREDENTIALS);
      expect(sdk.session.getToken()).toBe('tok-1');
      await sdk.session.signOut();
    });
    expect(sdk.session.getToken()).toBeNull();
    expect(uncaught).toEqual([]);
  });
});

describe('common() that throws', () => {
  /** An SDK whose callbacks fail until the page is repaired. */
  function createBrokenPage() {
    const warn = spy();
    const page = { isBroken: true };
    const common = () => (page.isBroken ? throws() : COMMON);
    return {
      page,
      warn,
      ...createTestSdk(fakeFetch({ [CALL]: {}, smsSend: {} }), { common, log: { warn } }),
    };
  }

  it('fails a call with a usage error, and is reported', async () => {
    const { sdk, server, warn } = createBrokenPage();
    expect(await catchError(sdk.post('/app/v1/smsSend', SMS))).toMatchObject({
      kind: 'usage',
      outcome: 'not-sent',
    });
    expect(warn.mock.calls).toEqual([['common() failed']]);
    expect(server.calls).toHaveLength(0);
  });

  it.each(['development', 'production'])('only loses a logged event, in %s', async (mode) => {
    vi.stubEnv('NODE_ENV', mode);
    vi.spyOn(console, 'warn').mockReturnValue();
    const { page, sdk, server, warn } = createBrokenPage();
    const events = createEvents(sdk, { version: '1.0.0' });
    trackEvents(events, 2, 'lost');
    expect(events.drops()).toMatchObject({ rejected: 2 });
    expect(warn).toHaveBeenCalledWith('common() failed');
    page.isBroken = false;
    trackEvents(events, 1, 'good');
    await events.flush();
    expect(server.of(CALL).map(eventNames)).toEqual([['good0']]);
  });

  it('leaves the events of closed tabs in the store until it works again', async () => {
    const store = sharedStorage();
    const closedTab = createTestSdk(fakeFetch());
    const closedEvents = createEvents(closedTab.sdk, { version: '1.0.0', store });
    trackEvents(closedEvents, 2, 'left');
    closedEvents.dispose();
    const { page, sdk, server, clock, warn } = createBrokenPage();
    createEvents(sdk, { version: '1.0.0', store });
    await clock.advance(EVENT_FLUSH_MS);
    expect(warn.mock.calls).toEqual([['common() failed']]);
    page.isBroken = false;
    await clock.advance(ORPHANED_AFTER_MS + EVENT_FLUSH_MS);
    expect(server.of(CALL).map(eventNames)).toEqual([['left0', 'left1']]);
  });
});

describe('device() that throws', () => {
  it('only loses the device data: the player is signed in with neutral values', async () => {
    const warn = spy();
    const { sdk, server } = createTestSdk(fakeFetch({ accountLogin: signInAnswer('tok-1') }), {
      device: throws,
      log: { warn },
    });
    await sdk.session.signIn(CREDENTIALS);
    expect(server.of('accountLogin').map(({ body }) => body['phoneinfoJsonModel'])).toEqual([
      {
        channel: 'WEB',
        appId: 'demo',
        os: 'unknown',
        isBrowser: 1,
        version: '1.0.28',
        deviceModel: 'unknown',
        deviceIdJsonModel: { afuid: '' },
      },
    ]);
    expect(sdk.session.getToken()).toBe('tok-1');
    expect(warn.mock.calls).toEqual([['device() failed']]);
  });
});

describe('a listener of the session', () => {
  // A listener that throws at a sign-in is tested in session-parts.test.ts.
  it.each(FAILURES)('is reported by its event if it %s, and the others are called', async (_, listener) => {
    const warn = spy();
    const received = spy();
    const { sdk } = createTestSdk(fakeFetch({ accountLogin: signInAnswer('tok-1'), accountLogout: {} }), {
      log: { warn },
    });
    const uncaught = await collectProcessEvents('unhandledRejection', async () => {
      for (const each of [listener, received]) {
        sdk.session.subscribe(each);
        sdk.session.on('signed-in', each);
        sdk.session.on('signed-out', each);
      }
      await sdk.session.signIn(CREDENTIALS);
      await sdk.session.signOut();
    });
    expect(uncaught).toEqual([]);
    expect(received).toHaveBeenCalledTimes(4);
    expect(sdk.session.getSnapshot().status).toBe('visitor');
    expect(warn.mock.calls.flat()).toEqual(
      ['change', 'signed-in', 'change', 'signed-out'].map(
        (event) => `session: a listener of "${event}" failed`,
      ),
    );
  });
});

describe('a step of a sign-in', () => {
  const STEPS = [
    'resetAffiliateState',
    'rememberAccount',
    'loadActivityData',
    'startHeartbeat',
    'goHome',
  ] as const;
  const cases = STEPS.flatMap((step) => FAILURES.map(([how, fail]) => ({ step, how, fail })));

  it.each(cases)('$step that $how is reported, and later steps run', async ({ step, fail }) => {
    const clock = fakeClock();
    const warn = spy();
    const taken: string[] = [];
    const flow = Object.fromEntries(STEPS.map((name) => [name, () => void taken.push(name)]));
    const uncaught = await collectProcessEvents('unhandledRejection', async () => {
      const done = runSignInFlow(
        { ...(flow as Partial<SignInFlow>), signIn: async () => undefined, [step]: fail },
        clock,
        { warn },
      );
      await Promise.all([done, clock.advance(500)]);
    });
    expect(uncaught).toEqual([]);
    expect(taken).toEqual(STEPS.filter((name) => name !== step));
    expect(warn.mock.calls).toEqual([[`sign-in: ${step} failed`]]);
  });

  it('needs no logger if it fails', async () => {
    const clock = fakeClock();
    const home = spy();
    const done = runSignInFlow(
      { signIn: async () => undefined, resetAffiliateState: throws, goHome: home },
      clock,
    );
    await Promise.all([done, clock.advance(500)]);
    expect(home).toHaveBeenCalledOnce();
  });
});

describe('a store that throws on unsubscribing', () => {
  it('does not prevent disposing of the SDK, and is reported', async () => {
    const warn = spy();
    const changed = spy();
    const shared = testStore();
    const store = {
      ...shared,
      subscribe: (tell: (key: string | null) => void) => {
        shared.subscribe?.(tell);
        return throws;
      },
    };
    const { sdk } = await createSignedInSdk(fakeFetch(), { store, log: { warn } });
    sdk.session.subscribe(changed);
    expect(() => sdk.dispose()).not.toThrow();
    await Promise.resolve();
    expect(warn.mock.calls).toEqual([['storage: unsubscribe failed']]);
    shared.tab().wipe();
    expect(changed).not.toHaveBeenCalled();
  });
});

describe('many listeners of one signal', () => {
  it('are not reported as a leak by Node: fifty simultaneous calls', async () => {
    const { signal } = new AbortController();
    const { sdk, server } = createTestSdk(fakeFetch({ smsSend: {} }));
    const warnings = await collectProcessEvents('warning', async () =>
      Promise.all(Array.from({ length: 50 }, async () => sdk.post('/app/v1/smsSend', SMS, { signal }))),
    );
    expect(warnings).toEqual([]);
    expect(server.of('smsSend')).toHaveLength(50);
  });

  it('are not reported as a leak by Node: twelve heartbeats and twelve event logs of one SDK', async () => {
    const { sdk, clock } = await createSignedInSdk(fakeFetch({ online: {} }));
    const warnings = await collectProcessEvents('warning', () => {
      for (let index = 0; index < 12; index += 1) {
        createHeartbeat(sdk);
        createEvents(sdk, { version: '1.0.0', namespace: `log${index}`, store: sharedStorage() });
      }
    });
    expect(warnings).toEqual([]);
    sdk.dispose();
    expect(clock.pending()).toBe(0);
  });
});
