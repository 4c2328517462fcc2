import { describe, expect, expectTypeOf, it } from 'vitest';
import { withCalls, type CallFunctions, type Data } from '../src/index.ts';
import { operationPath } from '../src/core/named-calls.ts';
import { fakeFetch, errcodeResponse } from '../src/testing/index.ts';
import { operations } from './every-call.ts';
import { createSignedInSdk } from './fixtures.ts';

describe('a call by name', () => {
  it.each(operations)('$id has the path of the contract', ({ id, path }) => {
    expect(operationPath(id)).toBe(path);
  });

  it('sends body and options like a call by path', async () => {
    const { sdk, server } = await createSignedInSdk(fakeFetch({ gameLike: { gameLikes: {} } }));
    const { call } = withCalls(sdk);
    await call.gameLike({ id: 1001, like: 1 }, { headers: { 'x-app': 'demo' } });
    const [sent] = server.of('gameLike');
    expect(sent?.body).toMatchObject({ id: 1001, like: 1, channel: 'WEB' });
    expect(sent?.headers.get('x-app')).toBe('demo');
  });

  it('returns its error on request', async () => {
    const { sdk } = await createSignedInSdk(fakeFetch({ gameLike: errcodeResponse(104) }));
    const result = await withCalls(sdk).call.gameLike({ id: 1001, like: 1 }).safe();
    expect(result).toMatchObject({ ok: false, error: { errcode: 104, op: 'gameLike' } });
  });

  it('is not made by a promise or by JSON', async () => {
    const { sdk, server } = await createSignedInSdk();
    const { call } = withCalls(sdk);
    expect(await Promise.resolve(call)).toBe(call);
    expect(JSON.stringify({ call })).toBe('{"call":{}}');
    expect(server.calls.map(({ name }) => name)).not.toContain('then');
  });

  it('is typed', () => {
    expectTypeOf<Awaited<ReturnType<CallFunctions['refreshData']>>>().toEqualTypeOf<
      Data<'/app/v1/refreshData'>
    >();
    expectTypeOf<keyof CallFunctions>().not.toEqualTypeOf<string>();
  });
});
