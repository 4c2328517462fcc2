import { constants, createPublicKey, publicEncrypt } from 'node:crypto';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll } from 'vitest';
import type { Worlds } from '../../src/worlds/directory.ts';
import type { World } from '../../src/worlds/world.ts';
import { createMockServer, type MockServer, type MockServerOptions } from '../../src/index.ts';
import { storeOfProject } from './stores.ts';

/** 21 November 2025, 12:00 in Pakistan: the time of test worlds. */
export const NOON = Date.UTC(2025, 10, 21, 7);

export const COMMON = { clientReferrer: 'ph', channel: 'WEB', appId: 'test', platform: 0 };

/** The device data of sign-ins and registrations. */
export const DEVICE = {
  outUrl: 'https://tara.example/',
  countryCode: '92',
  phoneinfoJsonModel: {
    channel: 'WEB',
    appId: 'test',
    os: 'Android',
    isBrowser: 1,
    version: '1.0.28',
    deviceModel: 'Pixel 7',
    deviceIdJsonModel: { afuid: '' },
  },
};

/** The fields that tests read; the others depend on the call. */
export type Answer = Record<string, unknown> & { code: number; errcode: number };

export interface Reply {
  readonly status: number;
  readonly body: Answer;
  readonly headers: Readonly<Record<string, unknown>>;
}

interface CallOptions {
  token?: string;
  key?: string;
}

/** A client of one world. */
export interface TestWorld {
  readonly name: string;
  /** Calls an operation by its path below /app/v1/ and returns status and body. */
  call(path: string, body?: object, options?: CallOptions): Promise<Reply>;
  /** Calls an operation and expects success. */
  done(path: string, body?: object, options?: CallOptions): Promise<Answer>;
  /** Calls the control API, expects success and returns the body. */
  control<T = Record<string, unknown>>(
    method: InjectOptions['method'],
    path: string,
    body?: object,
  ): Promise<T>;
  /** Calls the control API and returns status and body. */
  tryControl(
    method: InjectOptions['method'],
    path: string,
    body?: object,
  ): Promise<{ status: number; body: unknown }>;
  /** Sends a raw request below the world's prefix. */
  raw(options: InjectOptions): Promise<LightMyRequestResponse>;
  encryptPassword(password: string, nonce?: string): Promise<string>;
  signIn(account: string, password: string, options?: CallOptions): Promise<Reply>;
  register(account: string, password?: string, more?: object, options?: CallOptions): Promise<Reply>;
  /** A session token of the demo player or of another account. */
  token(account?: string): Promise<string>;
  advance(ms: number): Promise<void>;
}

interface PasswordKey {
  kid: string;
  nonce: string;
  jwk: { kty: string; n: string; e: string };
}

export function encryptWith({ kid, jwk, nonce }: PasswordKey, password: string): string {
  const key = createPublicKey({ key: jwk, format: 'jwk' });
  const options = { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
  const plaintext = Buffer.from(JSON.stringify({ p: password, n: nonce, t: NOON }));
  return `${kid}.${publicEncrypt(options, plaintext).toString('base64url')}`;
}

export function getWorld(server: MockServer, name: string): TestWorld {
  const prefix = name === 'default' ? '' : `/w/${name}`;
  const raw: TestWorld['raw'] = (options) =>
    server.inject({ ...options, url: `${prefix}${typeof options.url === 'string' ? options.url : ''}` });

  const call: TestWorld['call'] = async (path, body = {}, { token, key } = {}) => {
    const reply = await raw({
      method: 'POST',
      url: `/app/v1/${path}`,
      payload: { ...COMMON, ...body },
      headers: {
        ...(token === undefined ? {} : { authorization: token }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
    });
    return { status: reply.statusCode, body: reply.json<Answer>(), headers: reply.headers };
  };

  const done: TestWorld['done'] = async (path, body, options) => {
    const reply = await call(path, body, options);
    if (reply.body.errcode !== 0) throw new Error(`${path} answered ${JSON.stringify(reply.body)}`);
    return reply.body;
  };

  const tryControl: TestWorld['tryControl'] = async (method = 'GET', path, body) => {
    const reply = await raw({ method, url: `/__mock/${path}`, ...(body ? { payload: body } : {}) });
    return {
      status: reply.statusCode,
      body: reply.payload === '' ? undefined : (JSON.parse(reply.payload) as unknown),
    };
  };

  const control = async <T>(method: InjectOptions['method'], path: string, body?: object): Promise<T> => {
    const reply = await tryControl(method, path, body);
    if (reply.status >= 300)
      throw new Error(`${path} answered ${reply.status} ${JSON.stringify(reply.body)}`);
    return reply.body as T;
  };

  const passwordKey = async (): Promise<PasswordKey> => {
    const { appWebConfig } = await done('anonymous/appConfig', { gameListVersion: 0 });
    return (appWebConfig as { passwordKey: PasswordKey }).passwordKey;
  };
  const encryptPassword: TestWorld['encryptPassword'] = async (password, nonce) => {
    const key = await passwordKey();
    return encryptWith(nonce === undefined ? key : { ...key, nonce }, password);
  };

  return {
    name,
    raw,
    call,
    done,
    control,
    tryControl,
    encryptPassword,
    signIn: async (account, password, options = {}) =>
      call('accountLogin', { ...DEVICE, account, password: await encryptPassword(password) }, options),
    register: async (account, password = 'tara1234', more = {}, options = {}) => {
      const way = 'code' in more ? 'accountRegist4' : 'accountRegist';
      const body = { ...DEVICE, type: 0, account, password: await encryptPassword(password), ...more };
      return call(way, body, options);
    },
    token: async (account = 'demoplayer') =>
      (await control<{ token: string }>('POST', 'sessions', { account })).token,
    advance: async (ms) => {
      await control('POST', 'clock', { advanceMs: ms });
    },
  };
}

/** Starts a server for the tests of a file; it is closed with them. Its clocks are frozen at noon. */
export async function startServer(options: MockServerOptions = {}): Promise<MockServer> {
  const server = await createMockServer({
    port: 0,
    store: await storeOfProject(),
    now: NOON,
    passwordCost: 16,
    onDefect: (error) => {
      throw error;
    },
    ...options,
  });
  afterAll(() => server.close());
  return server;
}

/** A world as the server itself uses it. */
export function internalWorld(server: MockServer, name: string): Promise<World> {
  return server.app.getDecorator<Worlds>('worlds').get(name);
}

/** Returns a function that creates a new world of a server. */
export function freshWorlds(server: MockServer): (scenario?: string, config?: object) => Promise<TestWorld> {
  let made = 0;
  return async (scenario = 'default', config = {}) => {
    made += 1;
    const world = getWorld(server, `test-${made}`);
    await world.control('POST', 'reset', { scenario, config });
    return world;
  };
}
