import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll } from 'vitest';
import { createSdk, type Sdk, type SdkOptions } from '../src/index.ts';
import { injectFetch, storedSession, testStore, type Inject } from '../src/testing/index.ts';
import { COMMON } from './fixtures.ts';

const repository = path.join(import.meta.dirname, '../../..');

interface MockServer {
  inject(request: {
    method: string;
    url: string;
    payload?: object;
  }): PromiseLike<{ statusCode: number; payload: string }>;
  listen(): Promise<string>;
  close(): Promise<void>;
}
interface MockModule {
  createMockServer(options: object): Promise<MockServer>;
}

// Imported by path: the SDK depends on the contract only, and only its tests use the mock server.
const source = path.join(repository, 'packages/mock-server/src/index.ts');
const { createMockServer } = (await import(/* @vite-ignore */ source)) as MockModule;

/** Start time of the test worlds: 21 November 2025, 12:00 in Pakistan. */
export const NOON = Date.UTC(2025, 10, 21, 7);

/** A world of the mock server, used through the SDK. */
export interface World {
  /** Base address of the world's API. */
  readonly baseUrl: string;
  readonly fetch: typeof globalThis.fetch;
  /** Starts an HTTP server for the world's API and returns its address, for use by other processes. */
  address(): Promise<string>;
  /** Calls the control API. */
  control<T>(method: string, path: string, body?: object): Promise<T>;
  /** Creates an SDK of this world. With an account its player is signed in. */
  sdk(account?: string, options?: Partial<SdkOptions>): Promise<Sdk>;
}

/** Starts a mock server for the tests of a file. Each call of the result creates a new world. */
export async function mockWorlds(): Promise<(scenario?: string) => Promise<World>> {
  const server = await createMockServer({ port: 0, now: NOON, passwordCost: 16 });
  afterAll(async () => server.close());
  let made = 0;
  let listening: Promise<string> | undefined;
  return async (scenario = 'default') => {
    made += 1;
    const prefix = `/w/sdk-${made}`;
    const fetch = injectFetch(server.inject as unknown as Inject);
    const control: World['control'] = async <T>(method: string, address: string, body?: object) => {
      const url = `${prefix}/__mock/${address}`;
      const { statusCode, payload } = await server.inject({
        method,
        url,
        ...(body ? { payload: body } : {}),
      });
      if (statusCode >= 300) throw new Error(`${address} answered ${statusCode} ${payload}`);
      return (payload === '' ? undefined : JSON.parse(payload)) as T;
    };
    await control('POST', 'reset', { scenario });
    return {
      baseUrl: `http://mock.test${prefix}`,
      fetch,
      async address() {
        listening ??= server.listen();
        return `${(await listening).replace(/\/$/, '')}${prefix}`;
      },
      control,
      async sdk(account, options = {}) {
        const values =
          account === undefined
            ? {}
            : storedSession((await control<{ token: string }>('POST', 'sessions', { account })).token);
        return createSdk({
          baseUrl: `http://mock.test${prefix}`,
          common: () => COMMON,
          fetch,
          store: testStore(values),
          ...options,
        });
      },
    };
  };
}

/** The bundled contract. */
export function contract<T>(): T {
  return JSON.parse(readFileSync(path.join(repository, 'openapi/dist/openapi.json'), 'utf8')) as T;
}
