import { describe, expect, it } from 'vitest';
import { Errcode } from '../src/index.ts';
import { createOpenapiClient } from '../src/openapi-fetch/index.ts';
import { fakeFetch, errcodeResponse } from '../src/testing/index.ts';
import { COMMON, failure, signedInBench } from './fixtures.ts';

async function scene(...args: Parameters<typeof signedInBench>) {
  const { sdk, server } = await signedInBench(...args);
  return { sdk, server, client: createOpenapiClient(sdk) };
}

describe('an openapi-fetch client over the SDK', () => {
  it('calls with the common fields and the token, and has the data', async () => {
    const { client, server } = await scene(fakeFetch({ gameLike: {}, refreshData: { coin: 5 } }));
    await client.POST('/app/v1/gameLike', { body: { id: 1001, like: 1 } });
    const [call] = server.of('gameLike');
    expect(call?.body).toEqual({ ...COMMON, id: 1001, like: 1 });
    expect(call?.headers.get('authorization')).toBe('tok-1');
    const { data } = await client.POST('/app/v1/refreshData');
    expect(data?.coin).toBe(5);
  });

  it('throws what the SDK throws, with the errcode', async () => {
    const { client } = await scene(fakeFetch({ gameLike: errcodeResponse(1004) }));
    const error = await failure(client.POST('/app/v1/gameLike', { body: { id: 1, like: 1 } }));
    expect(error).toMatchObject({ kind: 'api', errcode: Errcode.favouriteGameUnknown });
  });

  it('hands the idempotency key and the signal over', async () => {
    const { client, server } = await scene(fakeFetch({ recharge3: { orderId: 'R1' } }));
    const body = { amount: 50_000, version: 4 as const, actType: 0 as const, rechargeType: 1 };
    await client.POST('/app/v1/recharge3', { body, headers: { 'Idempotency-Key': 'deposit-1' } });
    expect(server.of('recharge3')[0]?.headers.get('idempotency-key')).toBe('deposit-1');
    const signal = AbortSignal.abort();
    expect(await failure(client.POST('/app/v1/recharge3', { body, signal }))).toBeDefined();
    expect(server.of('recharge3')).toHaveLength(1);
  });

  it('ends the session at a 401, as any call of the SDK does', async () => {
    const { client, sdk } = await scene(fakeFetch({ gameLike: { code: 401, errcode: 401 } }));
    await failure(client.POST('/app/v1/gameLike', { body: { id: 1001, like: 1 } }));
    expect(sdk.session.getToken()).toBeNull();
  });
});
