import { describe, expect, it } from 'vitest';
import { createSdk } from '../src/index.ts';
import { storedSession, fakeFetch, errcodeResponse, fakeResponse } from '../src/testing/index.ts';
import { createTestSdk, BASE, COMMON, catchError, inspectableStore, createSignedInSdk } from './fixtures.ts';

describe('a request (spec 7)', () => {
  // spec 7.2-13, 7-01, 7-02, 7-03, 7-05
  it('is a POST below the base with the four common fields and the own ones', async () => {
    const { sdk, server } = createTestSdk(fakeFetch({ smsSend: {} }));
    await sdk.post('/app/v1/smsSend', { countryCode: '92', mobile: '3001234567', type: 0 });
    const [call] = server.calls;
    expect(call?.url).toBe(`${BASE}/app/v1/smsSend`);
    expect(call?.body).toEqual({ ...COMMON, countryCode: '92', mobile: '3001234567', type: 0 });
    expect(call?.headers.get('content-type')).toContain('application/json');
  });

  // spec 3-166
  it('reads the common fields for each call; fields of the caller override them', async () => {
    let platform: 0 | 1 = 0;
    const { sdk, server } = createTestSdk(
      fakeFetch({ getCustomerServices: { appCustomerServiceQueue: [] } }),
      {
        common: () => ({ ...COMMON, platform }),
      },
    );
    await sdk.post('/app/v1/getCustomerServices');
    platform = 1;
    await sdk.post('/app/v1/getCustomerServices', { platform: 0, clientReferrer: 'partner' });
    expect(
      server.calls.map(({ body }) => [body['platform'], body['clientReferrer'], body['channel']]),
    ).toEqual([
      [0, 'ph', 'WEB'],
      [0, 'partner', 'WEB'],
    ]);
  });

  // spec 6-19, 7-06, 7-07
  it('carries the bare token once signed in, but not on calls that need none', async () => {
    const { sdk, server } = await createSignedInSdk(fakeFetch({ gameLike: {}, smsSend: {} }));
    await sdk.post('/app/v1/gameLike', { id: 1001, like: 1 });
    await sdk.post('/app/v1/smsSend', { countryCode: '92', mobile: '3001234567', type: 0 });
    expect(server.calls.map(({ headers }) => headers.get('authorization'))).toEqual(['tok-1', null]);
  });

  // spec 6-09, 6-10, 6-11, 6-12, 6-13, 6-14, 6-15, 6-18
  it('carries X-Public on the seven public-flagged calls only (spec 6)', async () => {
    const names = [
      'refreshData',
      'getAfterLoginInfo',
      'getTaskUser',
      'hasMailUnread',
      'getActivityIds',
      'getLoginPayUser3',
      'exitGame',
      'gameLike',
      'online',
    ];
    const { sdk, server } = await createSignedInSdk(
      fakeFetch(Object.fromEntries(names.map((name) => [name, {}]))),
    );
    const post = sdk.post as unknown as (path: string) => Promise<unknown>;
    for (const name of names) await post(`/app/v1/${name}`);
    expect(server.calls.map(({ name, headers }) => [name, headers.get('x-public')])).toEqual(
      names.map((name, index) => [name, index < 7 ? '1' : null]),
    );
  });

  // spec 7-10
  it('sends a form unchanged, without common fields', async () => {
    const seen: string[] = [];
    const { sdk } = createTestSdk(undefined, {
      store: inspectableStore(storedSession('tok-0')),
      fetch: async (input) => {
        const request = input as Request;
        // Only the platform has the boundary, so only it may set the type.
        seen.push(request.headers.get('content-type')?.split('=')[0] ?? '');
        seen.push(...(await request.formData()).keys());
        return fakeResponse(200, { code: 200, errcode: 0, fileId: 'f1' });
      },
    });
    const form = new FormData();
    form.set('type', 'front');
    await sdk.post('/app/v1/uploadKyc', form);
    expect(seen).toEqual(['multipart/form-data; boundary', 'type']);
  });

  // spec 7-03, 7-11
  it('accepts a base with or without a slash at its end, and with a world', async () => {
    const server = fakeFetch({ getCustomerServices: {} });
    for (const baseUrl of [`${BASE}/w/moon`, `${BASE}/w/moon//`]) {
      const sdk = createSdk({ baseUrl, common: () => COMMON, fetch: server.fetch });
      await sdk.post('/app/v1/getCustomerServices');
    }
    expect(new Set(server.calls.map(({ url }) => url))).toEqual(
      new Set([`${BASE}/w/moon/app/v1/getCustomerServices`]),
    );
  });
});

describe('an answer', () => {
  // spec 7-08, 8-26, 8-28
  it('is returned if it has code 200 and errcode 0', async () => {
    const { sdk } = createTestSdk(fakeFetch({ 'anonymous/lobbyTips': { jackpotList: [], newYearList: [] } }));
    expect(await sdk.post('/app/v1/anonymous/lobbyTips')).toEqual({
      code: 200,
      errcode: 0,
      jackpotList: [],
      newYearList: [],
    });
  });

  // spec 8-26
  it.each([
    ['a business refusal', () => errcodeResponse(2102), { kind: 'api', errcode: 2102, outcome: 'rejected' }],
    [
      'a broken schema',
      () => fakeResponse(400, { code: 400, errcode: 400 }),
      { kind: 'http', status: 400, outcome: 'rejected' },
    ],
    [
      'too many calls',
      () => fakeResponse(429, { code: 429, errcode: 429 }, { 'retry-after': '7' }),
      { kind: 'http', retryable: true, retryAfterMs: 7000 },
    ],
    [
      'not built yet',
      () => fakeResponse(501, { code: 501, errcode: 501 }),
      { kind: 'http', outcome: 'rejected', retryable: false },
    ],
    [
      'a gateway page',
      () => fakeResponse(502, '<html>Bad gateway</html>'),
      { kind: 'http', status: 502, outcome: 'unknown', errcode: undefined },
    ],
    [
      'an HTML page with status 200',
      () => fakeResponse(200, '<!doctype html><title>Sign in to Wi-Fi</title>'),
      { kind: 'parse', outcome: 'unknown' },
    ],
    ['nothing at all', () => fakeResponse(200, ''), { kind: 'parse' }],
    ['JSON without an envelope', () => fakeResponse(200, '[1,2]'), { kind: 'parse' }],
    ['an envelope of wrong types', () => fakeResponse(200, { code: '200', errcode: 0 }), { kind: 'parse' }],
  ])('%s becomes a typed error', async (_, answer, expected) => {
    const { sdk } = createTestSdk(fakeFetch({ smsSend: answer }));
    const error = await catchError(sdk.post('/app/v1/smsSend', { countryCode: '92', mobile: '3', type: 0 }));
    expect(error).toMatchObject({ op: 'smsSend', attempts: 1, ...expected });
  });

  it('is returned by safe as data or as an error, never thrown', async () => {
    const { sdk, server } = createTestSdk(fakeFetch({ smsSend: {} }));
    const body = { countryCode: '92', mobile: '3001234567', type: 0 } as const;
    expect(await sdk.safe('/app/v1/smsSend', body)).toMatchObject({ ok: true, data: { errcode: 0 } });
    server.on('smsSend', errcodeResponse(2102));
    expect(await sdk.safe('/app/v1/smsSend', body)).toMatchObject({ ok: false, error: { errcode: 2102 } });
  });

  it('leaves neither token nor password in an error', async () => {
    const { sdk, server } = await createSignedInSdk(fakeFetch({ gameLike: errcodeResponse(1004) }));
    server.on('accountLogin', fakeResponse(500, 'tara1234 tok-1'));
    const like = await catchError(sdk.post('/app/v1/gameLike', { id: 1, like: 1 }));
    const login = await catchError(
      sdk.session.signIn({ account: 'demoplayer', password: 'tara1234', countryCode: '92' }),
    );
    server.on('gameLike', () => Promise.reject(new TypeError('fetch failed with header tok-1')));
    const lost = await catchError(sdk.post('/app/v1/gameLike', { id: 1, like: 1 }, { retries: 0 }));
    const received = JSON.stringify([like, login, lost]) + String(like) + String(login) + String(lost);
    expect(received).not.toMatch(/tok-1|tara1234/);
    expect(String(lost.cause)).toContain('fetch failed');
    expect(lost.toJSON()).not.toHaveProperty('cause');
  });
});
