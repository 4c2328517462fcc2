import { createSdk, memoryStore, withCalls, type SdkOptions, type SdkWithCalls } from '@tara/sdk';

/** The server of the examples. */
export interface Api {
  /** Without `/app/v1`, e.g. `http://127.0.0.1:4010`, or `http://127.0.0.1:4010/w/my-world` for a world of the mock server. */
  baseUrl: string;
  fetch?: typeof globalThis.fetch;
}

/** Creates an SDK for a script. Nothing is stored after the process ends. */
export function connect({ baseUrl, fetch }: Api, options: Partial<SdkOptions> = {}): SdkWithCalls {
  const sdk = createSdk({
    baseUrl,
    common: () => ({ clientReferrer: 'ph', channel: 'WEB', appId: 'demo', platform: 0 }),
    store: memoryStore(),
    ...(fetch ? { fetch } : {}),
    ...options,
  });
  return withCalls(sdk);
}

/** The player that exists in every new world of the mock server. */
export const DEMO = { account: 'demoplayer', password: 'tara1234', countryCode: '92' };
