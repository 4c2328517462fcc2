import { createSdk, Errcode, isSdkError, webStore, type Body, type Data, type Sdk } from '@tara/sdk';
import { createEvents, webEventStore } from '@tara/sdk/events';
import { createHeartbeat } from '@tara/sdk/heartbeat';
import { logging } from '@tara/sdk/logging';
import { createOpenapiClient } from '@tara/sdk/openapi-fetch';
import type * as numbers from '@tara/sdk/errcodes';
import { encryptPassword } from '@tara/sdk/password';
import { SdkProvider, useSession } from '@tara/sdk/react';
import { formatCoins, maskPhone } from '@tara/sdk/rules';
import { storageKey } from '@tara/sdk/rules/web-client';
import { fakeClock, injectFetch } from '@tara/sdk/testing';

/** Uses every entry, so that the compiler reads every declaration of the package. */
export async function app(): Promise<string> {
  const sdk: Sdk = createSdk({
    baseUrl: 'http://api.test',
    common: () => ({ clientReferrer: 'ph', channel: 'WEB', appId: 'demo', platform: 0 }),
    store: webStore(),
    passwordFallback: () => import('@tara/sdk/password-fallback'),
    clock: fakeClock(),
    fetch: injectFetch(async () => ({ statusCode: 200, headers: {}, rawPayload: new Uint8Array() })),
    ...logging({ logger: console, level: 'info' }),
  });
  createHeartbeat(sdk, { gameId: () => 1001 }).start();
  await createOpenapiClient(sdk).POST('/app/v1/gameLike', { body: { id: 1001, like: 1 } });
  createEvents(sdk, { version: '1.0.0', store: webEventStore() }).track('opened', { page: '/' });
  const body: Body<'/app/v1/gameLike'> = { id: 1001, like: 1 };
  const data: Data<'/app/v1/gameLike'> = await sdk.post('/app/v1/gameLike', body);
  // @ts-expect-error a path that is not in the contract
  await sdk.safe('/app/v1/noSuchCall');
  // @ts-expect-error a field of the wrong type
  await sdk.safe('/app/v1/gameLike', { id: 'x', like: 1 });
  const result = await sdk.safe('/app/v1/smsSend', { countryCode: '92', mobile: '3001234567', type: 0 });
  if (!result.ok && isSdkError(result.error) && result.error.is(Errcode.temporarilyUnavailable)) {
    const code: typeof numbers.temporarilyUnavailable = result.error.errcode;
    return String(code);
  }
  return [
    data.errcode,
    encryptPassword,
    SdkProvider,
    useSession,
    formatCoins(1),
    maskPhone('1'),
    storageKey('a', 'temp1'),
  ].join();
}
