import { QueryClient, QueryObserver, MutationObserver } from '@tanstack/react-query';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { mutationOptions, queryKey, queryOptions } from '../src/query/index.ts';
import type { Data, ErrcodeOf, SdkError } from '../src/index.ts';
import { fakeFetch, errcodeResponse, stalledResponse } from '../src/testing/index.ts';
import { catchError, createSignedInSdk } from './fixtures.ts';

const RECHARGE = { amount: 50_000, version: 4, actType: 0, rechargeType: 1 } as const;
const keysOf = (calls: readonly { headers: Headers }[]) =>
  calls.map(({ headers }) => headers.get('idempotency-key'));

describe('the options of a query', () => {
  it('cache the data by operation and body', async () => {
    const { sdk, server } = await createSignedInSdk(fakeFetch({ getSafebox: { coin: 7 } }));
    const client = new QueryClient();
    expect(await client.fetchQuery(queryOptions(sdk, 'getSafebox'))).toMatchObject({ coin: 7 });
    expect(client.getQueryData(queryKey('getSafebox'))).toMatchObject({ coin: 7 });
    expect(queryOptions(sdk, 'gameLike', { id: 1, like: 1 }).queryKey).toEqual([
      'gameLike',
      { id: 1, like: 1 },
    ]);
    expect(server.of('getSafebox')).toHaveLength(1);
  });

  it('cancel the call of a query that nothing observes any more', async () => {
    const { sdk, server } = await createSignedInSdk(fakeFetch({ getSafebox: stalledResponse }));
    const stop = new QueryObserver(new QueryClient(), queryOptions(sdk, 'getSafebox')).subscribe(
      () => undefined,
    );
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    expect(server.of('getSafebox')[0]?.signal.aborted).toBe(false);
    stop();
    expect(server.of('getSafebox')[0]?.signal.aborted).toBe(true);
  });

  it('do not repeat a call that the SDK has repeated', async () => {
    const { sdk, server } = await createSignedInSdk(fakeFetch({ getSafebox: errcodeResponse(104) }));
    const error = await catchError(new QueryClient().fetchQuery(queryOptions(sdk, 'getSafebox')));
    expect(error).toMatchObject({ errcode: 104 });
    expect(server.of('getSafebox')).toHaveLength(1);
  });

  it('have the types of data and error', async () => {
    const { sdk } = await createSignedInSdk();
    const observer = new QueryObserver(new QueryClient(), {
      ...queryOptions(sdk, 'getSafebox'),
      enabled: false,
    });
    const { data, error } = observer.getCurrentResult();
    expectTypeOf(data).toEqualTypeOf<Data<'getSafebox'> | undefined>();
    expectTypeOf(error).toEqualTypeOf<SdkError<ErrcodeOf<'getSafebox'>> | null>();
  });
});

describe('the options of a mutation', () => {
  it('continue a call of unknown outcome with its key, and then begin a new one', async () => {
    const { sdk, server } = await createSignedInSdk();
    server.on('recharge3', () => Promise.reject(new TypeError('fetch failed')));
    const mutation = new MutationObserver(
      new QueryClient(),
      mutationOptions(sdk, 'recharge3', { retries: 0 }),
    );
    await catchError(mutation.mutate(RECHARGE));
    server.on('recharge3', {});
    await mutation.mutate(RECHARGE);
    await mutation.mutate(RECHARGE);
    const [first, second, third] = keysOf(server.of('recharge3'));
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});
