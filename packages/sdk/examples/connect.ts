import { createSdk, memoryStore, type Sdk, type SdkOptions } from '@tara/sdk';

/** Where the examples talk to. */
export interface Api {
  /** Without `/app/v1`, e.g. `http://127.0.0.1:4010`, or `http://127.0.0.1:4010/w/my-world` for a world of the mock server. */
  baseUrl: string;
  fetch?: typeof globalThis.fetch;
}

/** An SDK as a script makes it: nothing is kept after the process ends. */
export function connect({ baseUrl, fetch }: Api, options: Partial<SdkOptions> = {}): Sdk {
  return createSdk({
    baseUrl,
    common: () => ({ clientReferrer: 'ph', channel: 'WEB', appId: 'demo', platform: 0 }),
    store: memoryStore(),
    ...(fetch ? { fetch } : {}),
    ...options,
  });
}

/** The player whom every world of the mock server starts with. */
export const DEMO = { account: 'demoplayer', password: 'tara1234', countryCode: '92' };
