import { describe, expect, it } from 'vitest';
import { Errcode } from '../src/index.ts';
import { createOpenapiClient } from '../src/openapi-fetch/index.ts';
import { fakeFetch, errcodeResponse, fakeResponse } from '../src/testing/index.ts';
import { COMMON, catchError, createSignedInSdk, spy } from './fixtures.ts';

async function createClient(...args: Parameters<typeof createSignedInSdk>) {
  const { sdk, server } = await createSignedInSdk(...args);
  return { sdk, server, client: createOpenapiClient(sdk) };
}

describe('an openapi-fetch client over the SDK', () => {
  it('calls with the common fields and the token, and returns the data', async () => {
    const { client, server } = await createClient(fakeFetch({ gameLike: {}, refreshData: { coin: 5 } }));
    await client.POST('/app/v1/gameLike', { body: { id: 1001, like: 1 } });
    const [call] = server.of('gameLike');
    expect(call?.body).toEqual({ ...COMMON, id: 1001, like: 1 });
    expect(call?.headers.get('authorization')).toBe('tok-1');
    const { data } = await client.POST('/app/v1/refreshData');
    expect(data?.coin).toBe(5);
  });

  it('throws the error of the SDK, with the errcode', async () => {
    const { client } = await createClient(fakeFetch({ gameLike: errcodeResponse(1004) }));
    const error = await catchError(client.POST('/app/v1/gameLike', { body: { id: 1, like: 1 } }));
    expect(error).toMatchObject({ kind: 'api', errcode: Errcode.favouriteGameUnknown });
  });

  it('passes the idempotency key and the signal on', async () => {
    const { client, server } = await createClient(fakeFetch({ recharge3: { orderId: 'R1' } }));
    const body = { amount: 50_000, version: 4 as const, actType: 0 as const, rechargeType: 1 };
    await client.POST('/app/v1/recharge3', { body, headers: { 'Idempotency-Key': 'deposit-1' } });
    expect(server.of('recharge3')[0]?.headers.get('idempotency-key')).toBe('deposit-1');
    const signal = AbortSignal.abort();
    expect(await catchError(client.POST('/app/v1/recharge3', { body, signal }))).toBeDefined();
    expect(server.of('recharge3')).toHaveLength(1);
  });

  it('ends the session at a 401, like any call of the SDK', async () => {
    const { client, sdk } = await createClient(fakeFetch({ gameLike: { code: 401, errcode: 401 } }));
    await catchError(client.POST('/app/v1/gameLike', { body: { id: 1001, like: 1 } }));
    expect(sdk.session.getToken()).toBeNull();
  });
});

const LIKE = { body: { id: 1001, like: 1 } } as const;

describe('the options of openapi-fetch', () => {
  it('pass headers and keepalive on, but no second token', async () => {
    const { client, server } = await createClient(fakeFetch({ gameLike: {} }));
    const headers = { 'X-Trace': 't1', authorization: 'Basic eA==' };
    await client.POST('/app/v1/gameLike', { ...LIKE, headers, keepalive: true });
    await client.POST('/app/v1/gameLike', LIKE);
    const sent = server.of('gameLike');
    expect(sent.map(({ keepalive, headers: all }) => [keepalive, all.get('x-trace')])).toEqual([
      [true, 't1'],
      [false, null],
    ]);
    expect(sent.map(({ headers: all }) => all.get('authorization'))).toEqual(['tok-1', 'tok-1']);
    expect(sent[0]?.body).toEqual({ ...COMMON, ...LIKE.body });
  });

  it('reject an empty idempotency key', async () => {
    const { client, server } = await createClient(fakeFetch({ gameLike: {} }));
    const call = client.POST('/app/v1/gameLike', { ...LIKE, headers: { 'Idempotency-Key': '' } });
    const error = await catchError(call);
    expect(error).toMatchObject({ kind: 'usage', outcome: 'not-sent' });
    expect(error.message).toContain('idempotencyKey');
    expect(server.calls).toHaveLength(0);
  });
});

describe('the response', () => {
  it('has the status and the headers of the server’s answer, except headers of the transfer', async () => {
    const { client } = await createClient(
      fakeFetch({
        refreshData: fakeResponse(
          201,
          { code: 200, errcode: 0, coin: 5 },
          { 'x-request-id': 'r1', 'content-encoding': 'gzip', 'content-length': '0' },
        ),
      }),
    );
    const { data, response } = await client.POST('/app/v1/refreshData');
    expect(response.status).toBe(201);
    expect(response.headers.get('x-request-id')).toBe('r1');
    expect([response.headers.get('content-encoding'), response.headers.get('content-length')]).toEqual([
      null,
      null,
    ]);
    expect(data?.coin).toBe(5);
  });
});

describe('a middleware of openapi-fetch', () => {
  it('adds headers to the request', async () => {
    const { client, server } = await createClient(fakeFetch({ gameLike: {} }));
    client.use({ onRequest: ({ request }) => request.headers.set('X-Request-Id', 'r1') });
    await client.POST('/app/v1/gameLike', LIKE);
    expect(server.of('gameLike').map(({ headers }) => headers.get('x-request-id'))).toEqual(['r1']);
  });

  it('receives the response, and can replace it', async () => {
    const answer = fakeResponse(200, { code: 200, errcode: 0, coin: 5 }, { 'x-request-id': 'r1' });
    const { client } = await createClient(fakeFetch({ refreshData: answer }));
    const seen = spy();
    client.use({
      async onResponse({ response }) {
        seen(response.status, response.headers.get('x-request-id'));
        const data = (await response.json()) as object;
        return Response.json({ ...data, coin: 6 });
      },
    });
    const { data } = await client.POST('/app/v1/refreshData');
    expect(seen.mock.calls).toEqual([[200, 'r1']]);
    expect(data?.coin).toBe(6);
  });

  it('receives the error of the SDK, and can leave it unchanged', async () => {
    const { client } = await createClient(fakeFetch({ gameLike: errcodeResponse(1004) }));
    const seen = spy();
    client.use({ onError: ({ error }) => seen(error) });
    const error = await catchError(client.POST('/app/v1/gameLike', LIKE));
    expect(error).toMatchObject({ kind: 'api', errcode: 1004 });
    expect(seen.mock.calls).toEqual([[error]]);
  });
});
