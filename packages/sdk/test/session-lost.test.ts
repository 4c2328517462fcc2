import { describe, expect, it } from 'vitest';
import { errcodeResponse, fakeFetch, fakeResponse } from '../src/testing/index.ts';
import { createTestSdk, CREDENTIALS, catchError, signInAnswer } from './fixtures.ts';
import { mockWorlds } from './mock.ts';

const newWorld = await mockWorlds();

const rejectConnection = () => Promise.reject(new TypeError('connection reset'));

/** Idempotency keys of the calls to an operation, in order. */
function getKeys(server: ReturnType<typeof fakeFetch>, op: string) {
  return server.of(op).map(({ headers }) => headers.get('idempotency-key'));
}

function getSession(server: ReturnType<typeof fakeFetch>) {
  return createTestSdk(server).sdk.session;
}

describe('a sign-in with an unknown outcome', () => {
  it('is not repeated automatically', async () => {
    const server = fakeFetch({ accountLogin: rejectConnection });
    await catchError(createTestSdk(server).sdk.session.signIn(CREDENTIALS));
    expect(getKeys(server, 'accountLogin')).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
  });

  it.each(['signIn', 'register'] as const)(
    'by %s uses the same idempotency key when the player tries again',
    async (way) => {
      const answers = [rejectConnection, () => fakeResponse(502, ''), () => signInAnswer('tok-1')];
      const op = way === 'signIn' ? 'accountLogin' : 'accountRegist';
      const server = fakeFetch({ [op]: () => answers.shift()?.() ?? {} });
      const player = getSession(server);
      await catchError(player[way](CREDENTIALS));
      await catchError(player[way](CREDENTIALS));
      await player[way](CREDENTIALS);
      expect(new Set(getKeys(server, op)).size).toBe(1);
      await player[way](CREDENTIALS).catch(() => undefined);
      expect(new Set(getKeys(server, op)).size).toBe(2);
    },
  );

  it('is not repeated by another account, another code or another method', async () => {
    const server = fakeFetch({
      accountLogin: rejectConnection,
      accountRegist: rejectConnection,
      accountRegist4: rejectConnection,
    });
    const player = getSession(server);
    await catchError(player.signIn(CREDENTIALS));
    await catchError(player.signIn({ ...CREDENTIALS, account: 'other' }));
    await catchError(player.register(CREDENTIALS));
    await catchError(player.register({ ...CREDENTIALS, code: '123456' }));
    await catchError(player.register({ ...CREDENTIALS, code: '654321' }));
    const keys = ['accountLogin', 'accountRegist', 'accountRegist4'].flatMap((op) => getKeys(server, op));
    expect(new Set(keys).size).toBe(5);
  });

  it('uses a new idempotency key after a rejection', async () => {
    const server = fakeFetch({ accountLogin: () => errcodeResponse(1019) });
    const player = getSession(server);
    await catchError(player.signIn(CREDENTIALS));
    await catchError(player.signIn(CREDENTIALS));
    expect(new Set(getKeys(server, 'accountLogin')).size).toBe(2);
  });

  it('uses a new idempotency key if the first attempt arrived with another password', async () => {
    const answers = [rejectConnection, () => errcodeResponse(103), () => signInAnswer('tok-1')];
    const server = fakeFetch({ accountLogin: () => answers.shift()?.() ?? {} });
    const player = getSession(server);
    await catchError(player.signIn({ ...CREDENTIALS, password: 'mistyped1' }));
    await player.signIn(CREDENTIALS);
    const [first, second, third] = getKeys(server, 'accountLogin');
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(player.getToken()).toBe('tok-1');
  });

  it('reports a 103 that answers its own new idempotency key', async () => {
    const player = getSession(fakeFetch({ accountLogin: () => errcodeResponse(103) }));
    expect(await catchError(player.signIn(CREDENTIALS))).toMatchObject({ errcode: 103 });
  });
});

describe('a registration with an unknown outcome', () => {
  it('opens one account, and trying again signs in to it', async () => {
    const world = await newWorld();
    let lost = 2;
    const sdk = await world.sdk(undefined, {
      fetch: async (input) => {
        const request = input as Request;
        const answer = await world.fetch(request);
        // The server acts, but its answer does not arrive.
        if (request.url.endsWith('/accountRegist') && lost-- > 0) throw new TypeError('connection reset');
        return answer;
      },
    });
    const newcomer = { ...CREDENTIALS, account: 'newstar' };
    for (const _ of [1, 2])
      expect(await catchError(sdk.session.register(newcomer))).toMatchObject({ outcome: 'unknown' });
    await sdk.session.register(newcomer);
    expect(sdk.session.getSnapshot().user?.account).toBe('newstar');
    expect(await sdk.post('/app/v1/refreshData')).toMatchObject({ errcode: 0 });
  });
});
