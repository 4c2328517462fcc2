import { createSdk, withCalls } from '@tara/sdk';
import { storedSession, fakeClock, fakeFetch, fakeResponse, testStore } from '@tara/sdk/testing';

/** Tests a client without a server: the test sets the answers and moves the time. */
export async function testing(): Promise<number> {
  const clock = fakeClock();
  const server = fakeFetch({ refreshData: fakeResponse(503, '') });
  const sdk = withCalls(
    createSdk({
      baseUrl: 'http://api.test',
      common: () => ({ clientReferrer: 'ph', channel: 'WEB', appId: 'demo', platform: 0 }),
      store: testStore(storedSession('token')),
      fetch: server.fetch,
      clock,
    }),
  );
  const balance = sdk.call.refreshData();
  await clock.advance(0);
  server.on('refreshData', { coin: 4200 });
  // The call is safe to repeat, so it is sent again after the pause.
  await clock.advance(400);
  return (await balance).coin;
}
