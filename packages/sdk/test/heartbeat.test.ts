import { afterEach, describe, expect, it, vi } from 'vitest';
import { createHeartbeat, HEARTBEAT_MS } from '../src/heartbeat/index.ts';
import {
  fakeFetch,
  deferred,
  errcodeResponse,
  fakeResponse,
  storedSession,
  testStore,
} from '../src/testing/index.ts';
import { createTestSdk, CREDENTIALS, signInAnswer, createSignedInSdk, spy } from './fixtures.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function answers() {
  return fakeFetch({ online: {}, accountLogin: signInAnswer('tok-1'), accountLogout: {} });
}

describe('the online heartbeat (spec 4, 7.1, 9)', () => {
  // spec 4-06, 4-91, 4-92, 6-04, 7.1-11, 9-19
  it('beats immediately on sign-in and then every 60 s, never for a visitor', async () => {
    const { sdk, server, clock } = createTestSdk(answers());
    createHeartbeat(sdk);
    await clock.advance(5 * HEARTBEAT_MS);
    expect(server.of('online')).toHaveLength(0);
    await sdk.session.signIn(CREDENTIALS);
    await clock.advance(0);
    expect(server.of('online')).toHaveLength(1);
    await clock.advance(59_999);
    expect(server.of('online')).toHaveLength(1);
    await clock.advance(1);
    expect(server.of('online')).toHaveLength(2);
    await clock.advance(3 * 60_000);
    expect(server.of('online')).toHaveLength(5);
  });

  it('beats for a player whose session was stored', async () => {
    const store = testStore(storedSession('tok-0'));
    const { sdk, server, clock } = createTestSdk(answers(), { store });
    createHeartbeat(sdk);
    await clock.advance(0);
    expect(server.of('online')[0]?.headers.get('authorization')).toBe('tok-0');
  });

  // spec 7.1-11
  it('sends the game on screen, otherwise an empty text', async () => {
    let open: number | '' = '';
    const { sdk, server, clock } = await createSignedInSdk(answers());
    createHeartbeat(sdk, { gameId: () => open });
    await clock.advance(0);
    open = 1001;
    await clock.advance(HEARTBEAT_MS);
    expect(server.of('online').map(({ body }) => body['gameId'])).toEqual(['', 1001]);
  });

  it('never has two beats in flight, and continues after a slow one', async () => {
    const slow = deferred();
    const { sdk, server, clock } = await createSignedInSdk(answers());
    server.on('online', () => slow.promise);
    createHeartbeat(sdk);
    await clock.advance(30_000);
    expect(server.of('online')).toHaveLength(1);
    slow.resolve({});
    await clock.advance(0);
    await clock.advance(HEARTBEAT_MS - 1);
    expect(server.of('online')).toHaveLength(1);
    await clock.advance(1);
    expect(server.of('online')).toHaveLength(2);
  });

  // spec 4-92
  it.each([
    ['a refusal', errcodeResponse(104)],
    ['a failing status', fakeResponse(500, { code: 500, errcode: 500 })],
  ])('continues after %s', async (_, answer) => {
    const { sdk, server, clock } = await createSignedInSdk(answers(), { retries: 0 });
    server.on('online', answer);
    createHeartbeat(sdk);
    await clock.advance(2 * HEARTBEAT_MS);
    expect(server.of('online')).toHaveLength(3);
    expect(sdk.session.getToken()).toBe('tok-1');
  });

  // spec 4-92
  it('ends with the session on a 401', async () => {
    const { sdk, server, clock } = await createSignedInSdk(answers());
    server.on('online', fakeResponse(401, { code: 401, errcode: 401 }));
    createHeartbeat(sdk);
    await clock.advance(10 * HEARTBEAT_MS);
    expect(server.of('online')).toHaveLength(1);
    expect(sdk.session.getToken()).toBeNull();
    expect(clock.pending()).toBe(0);
  });

  // spec 4-14
  it('stops on sign-out, and starts again for the next player', async () => {
    const { sdk, server, clock } = await createSignedInSdk(answers());
    createHeartbeat(sdk);
    await clock.advance(0);
    await sdk.session.signOut();
    expect(clock.pending()).toBe(0);
    await clock.advance(10 * HEARTBEAT_MS);
    expect(server.of('online')).toHaveLength(1);
    server.on('accountLogin', signInAnswer('tok-2'));
    await sdk.session.signIn(CREDENTIALS);
    await clock.advance(0);
    expect(server.of('online').map(({ headers }) => headers.get('authorization'))).toEqual([
      'tok-1',
      'tok-2',
    ]);
  });

  it.each([
    ['after a sign-out', true],
    ['in place of the last one', false],
  ])(
    'cancels the beat in flight, and beats immediately for a player who signed in %s',
    async (_, signedOut) => {
      const signals: AbortSignal[] = [];
      const { sdk, server, clock } = await createSignedInSdk(answers());
      server.on('online', ({ signal }) => {
        signals.push(signal);
        return deferred().promise;
      });
      createHeartbeat(sdk);
      await clock.advance(0);
      if (signedOut) await sdk.session.signOut();
      expect(signals.map(({ aborted }) => aborted)).toEqual([signedOut]);
      server.on('accountLogin', signInAnswer('tok-2'));
      await sdk.session.signIn(CREDENTIALS);
      await clock.advance(0);
      expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
      expect(server.of('online').map(({ headers }) => headers.get('authorization'))).toEqual([
        'tok-1',
        'tok-2',
      ]);
    },
  );

  it('does not repeat a failed beat after the sign-out', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const { sdk, server, clock } = await createSignedInSdk(answers());
    server.on('online', fakeResponse(503, ''));
    createHeartbeat(sdk);
    await clock.advance(100);
    await sdk.session.signOut();
    await clock.advance(HEARTBEAT_MS);
    expect(server.of('online')).toHaveLength(1);
  });

  it('waits for start() if the client has its own steps', async () => {
    const { sdk, server, clock } = createTestSdk(answers());
    const heartbeat = createHeartbeat(sdk, { startOn: ['elsewhere'] });
    heartbeat.start();
    await sdk.session.signIn(CREDENTIALS);
    await clock.advance(2 * HEARTBEAT_MS);
    expect(server.of('online')).toHaveLength(0);
    heartbeat.start();
    await clock.advance(HEARTBEAT_MS);
    expect(server.of('online')).toHaveLength(2);
  });

  it('pauses on a hidden page unless a game is open', async () => {
    let open: number | '' = '';
    vi.stubGlobal('document', { visibilityState: 'hidden' });
    const { sdk, server, clock } = await createSignedInSdk(answers());
    createHeartbeat(sdk, { gameId: () => open });
    await clock.advance(2 * HEARTBEAT_MS);
    expect(server.of('online')).toHaveLength(0);
    open = 1001;
    await clock.advance(HEARTBEAT_MS);
    expect(server.of('online')).toHaveLength(1);
    open = '';
    vi.stubGlobal('document', { visibilityState: 'visible' });
    await clock.advance(HEARTBEAT_MS);
    expect(server.of('online')).toHaveLength(2);
  });

  it('continues if gameId() throws, and reports that once', async () => {
    let broken = true;
    const warn = spy();
    const { sdk, server, clock } = await createSignedInSdk(answers(), { log: { warn } });
    createHeartbeat(sdk, {
      gameId() {
        if (broken) throw new Error('a bug of the page');
        return '';
      },
    });
    await clock.advance(0);
    broken = false;
    await clock.advance(HEARTBEAT_MS);
    expect(server.of('online').map(({ body }) => body['gameId'])).toEqual(['', '']);
    expect(warn.mock.calls).toEqual([['gameId() failed']]);
  });

  it('stops for good when disposed', async () => {
    const { sdk, server, clock } = await createSignedInSdk(answers());
    createHeartbeat(sdk).dispose();
    await clock.advance(10 * HEARTBEAT_MS);
    expect(server.of('online')).toHaveLength(0);
    expect(clock.pending()).toBe(0);
  });
});
