import { describe, expect, it } from 'vitest';
import { memoryStore, type KeyValueStore } from '../src/index.ts';
import { fakeFetch, deferred, fakeResponse } from '../src/testing/index.ts';
import { createTestSdk, catchError, signInAnswer, createSignedInSdk, spy } from './fixtures.ts';

describe('a 401 (spec 6, 8)', () => {
  const unauthenticatedAnswers = [
    ['as HTTP status', () => fakeResponse(401, { code: 401, errcode: 401 })],
    ['as HTTP status without a body', () => fakeResponse(401, '')],
    ['as code of the body', () => fakeResponse(200, { code: 401, errcode: 401 })],
  ] as const;

  // spec 6-08, 7-09, 8-01
  it.each(unauthenticatedAnswers)('%s ends the session', async (_, answer) => {
    const { sdk, server } = await createSignedInSdk(fakeFetch({ tradeInfo: answer }));
    const ended = spy();
    sdk.session.on('signed-out', ended);
    expect(await catchError(sdk.post('/app/v1/tradeInfo'))).toMatchObject({
      kind: 'auth',
      outcome: 'rejected',
    });
    expect(sdk.session.getToken()).toBeNull();
    expect(sdk.session.getSnapshot().status).toBe('visitor');
    expect(ended).toHaveBeenCalledExactlyOnceWith({ reason: 'expired' });
    // The server has just answered that it has no such session, so no logout is sent.
    expect(server.of('accountLogout')).toHaveLength(0);
  });

  // spec 6-16, 6-17
  it.each(unauthenticatedAnswers)('%s on a public-flagged call leaves it alone', async (_, answer) => {
    const { sdk } = await createSignedInSdk(fakeFetch({ refreshData: answer }));
    expect(await catchError(sdk.post('/app/v1/refreshData'))).toMatchObject({ kind: 'auth' });
    expect(sdk.session.getToken()).toBe('tok-1');
  });

  it.each([
    ['a synchronous store', memoryStore],
    [
      'a slow store',
      (): KeyValueStore => ({
        get: async () => null,
        set: async () => undefined,
        remove: async () => undefined,
      }),
    ],
  ])('of an old token does not end the newer session, with %s', async (_, store) => {
    const slow = deferred();
    const { sdk, server, clock } = await createSignedInSdk(
      fakeFetch({ tradeInfo: () => slow.promise, accountLogout: {} }),
      { store: store() },
    );
    const late = catchError(sdk.post('/app/v1/tradeInfo'));
    await clock.advance(0);
    expect(server.of('tradeInfo')).toHaveLength(1);
    await sdk.session.signOut();
    server.on('accountLogin', signInAnswer('tok-2'));
    await sdk.session.signIn({ account: 'demoplayer', password: 'tara1234', countryCode: '92' });
    slow.resolve(fakeResponse(401, { code: 401, errcode: 401 }));
    expect(await late).toMatchObject({ kind: 'abort', outcome: 'rejected' });
    expect(sdk.session.getToken()).toBe('tok-2');
  });

  it('ends the session once if it arrives ten times simultaneously', async () => {
    const { sdk } = await createSignedInSdk(
      fakeFetch({ tradeInfo: fakeResponse(401, { code: 401, errcode: 401 }) }),
    );
    const ended = spy();
    sdk.session.on('signed-out', ended);
    const all = await Promise.allSettled(Array.from({ length: 10 }, () => sdk.post('/app/v1/tradeInfo')));
    expect(all.every(({ status }) => status === 'rejected')).toBe(true);
    expect(ended).toHaveBeenCalledTimes(1);
  });

  it('is an error and no sign-out for a visitor', async () => {
    const { sdk } = createTestSdk(fakeFetch({ tradeInfo: fakeResponse(401, { code: 401, errcode: 401 }) }));
    const ended = spy();
    sdk.session.on('signed-out', ended);
    expect(await catchError(sdk.post('/app/v1/tradeInfo'))).toMatchObject({ kind: 'auth' });
    expect(ended).not.toHaveBeenCalled();
  });
});

describe('an answer to an ended session', () => {
  async function answered(next: Parameters<typeof signInAnswer>[1]) {
    const slow = deferred();
    const { sdk, server, clock } = await createSignedInSdk(
      fakeFetch({ gameLike: () => slow.promise, accountLogout: {} }),
    );
    const late = sdk.safe('/app/v1/gameLike', { id: 1001, like: 1 });
    await clock.advance(0);
    await sdk.session.signOut();
    server.on('accountLogin', signInAnswer('tok-2', next));
    await sdk.session.signIn({ account: 'demoplayer', password: 'tara1234', countryCode: '92' });
    slow.resolve({});
    return late;
  }

  it('is not returned to the next player', async () => {
    const { error } = (await answered({ id: 7 })) as { error: unknown };
    expect(error).toMatchObject({ kind: 'abort', outcome: 'applied', op: 'gameLike' });
  });

  it('is returned to the same player after a new sign-in', async () => {
    expect(await answered({})).toMatchObject({ ok: true });
  });
});
