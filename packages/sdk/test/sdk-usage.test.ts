import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSdk, type CommonFields, type Sdk, type SdkOptions } from '../src/index.ts';
import { storedSession, fakeFetch } from '../src/testing/index.ts';
import { BASE, createTestSdk, COMMON, catchError, inspectableStore } from './fixtures.ts';
import { mockWorlds } from './mock.ts';

afterEach(() => vi.unstubAllEnvs());

const newWorld = await mockWorlds();

const SMS = { countryCode: '92', mobile: '3001234567', type: 0 } as const;
const broken = () => {
  throw new Error('a bug of the page');
};

/** Calls as made by a script without types. */
const untyped = (sdk: Sdk) => sdk.post as unknown as (path?: unknown, body?: unknown) => Promise<unknown>;

describe('a call that is made incorrectly names the mistake', () => {
  it.each<[string, Partial<SdkOptions>, string, unknown]>([
    [
      'a relative base URL outside of a page',
      { baseUrl: '' },
      'baseUrl must be absolute',
      expect.any(TypeError),
    ],
    ['an invalid base URL', { baseUrl: 'http://[' }, 'baseUrl is not a URL', expect.any(TypeError)],
    [
      'common() that throws',
      { common: broken },
      'common() failed',
      expect.objectContaining({ message: 'a bug of the page' }),
    ],
    [
      'headers() that throws',
      { headers: broken },
      'headers() failed',
      expect.objectContaining({ message: 'a bug of the page' }),
    ],
    ['an invalid header', { headers: () => ({ 'X-Key': 'secret\nkey' }) }, 'a header is invalid', undefined],
  ])('%s', async (_, options, sentence, cause) => {
    const sdk = createSdk({ baseUrl: BASE, common: () => COMMON, fetch: fakeFetch().fetch, ...options });
    const error = await catchError(sdk.post('/app/v1/smsSend', SMS));
    expect(error).toMatchObject({ kind: 'usage', op: 'smsSend', outcome: 'not-sent', retryable: false });
    expect(error.message).toBe(`smsSend: ${sentence}`);
    expect([error.cause]).toEqual([cause]);
    expect(JSON.stringify([error, error.message, error.stack, String(error.cause)])).not.toContain('secret');
  });

  it('a body that JSON cannot represent', async () => {
    const { sdk, server } = createTestSdk();
    const error = await catchError(untyped(sdk)('/app/v1/smsSend', { ...SMS, mobile: 3001234567n }));
    expect(error).toMatchObject({ kind: 'usage', message: 'smsSend: the body is not JSON' });
    expect(error.cause).toBeInstanceOf(TypeError);
    expect(server.calls).toHaveLength(0);
  });

  it.each(['/app/v1/smsSent', 'smsSend', '', undefined, null, 5])('the path %j', async (path) => {
    const { sdk, server } = createTestSdk();
    const error = await catchError(untyped(sdk)(path, {}));
    expect(error).toMatchObject({ kind: 'usage', outcome: 'not-sent' });
    expect(error.message).toMatch(/: no such call$/);
    expect(server.calls).toHaveLength(0);
  });

  it('a call of a newer contract is sent in production', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    const { sdk } = createTestSdk(fakeFetch({ tomorrow: { news: 1 } }), {
      store: inspectableStore(storedSession('tok')),
    });
    expect(await untyped(sdk)('/app/v1/tomorrow', {})).toMatchObject({ news: 1 });
  });
});

describe('a common field', () => {
  it('is overridden by a field of the caller, if the contract has it', async () => {
    const { sdk, server } = createTestSdk(fakeFetch({ smsSend: {} }));
    await sdk.post('/app/v1/smsSend', { ...SMS, clientReferrer: 'partner', platform: 1 });
    expect(server.of('smsSend')[0]?.body).toEqual({
      ...COMMON,
      ...SMS,
      clientReferrer: 'partner',
      platform: 1,
    });
    // @ts-expect-error a channel that is not in the contract
    await sdk.post('/app/v1/smsSend', { ...SMS, channel: 'FAX' });
    const common: Partial<CommonFields> = { appId: 'other' };
    await sdk.post('/app/v1/smsSend', { ...SMS, ...common });
    expect(server.of('smsSend')[2]?.body['appId']).toBe('other');
  });
});

describe('the caller receives from a rejection', () => {
  it('the wait after too many wrong passwords', async () => {
    const sdk = await (await newWorld()).sdk();
    const wrong = { account: 'demoplayer', password: 'wrong1234', countryCode: '92' };
    let error = await catchError(sdk.session.signIn(wrong));
    for (let tries = 0; tries < 10 && error.errcode !== 1047; tries += 1) {
      error = await catchError(sdk.session.signIn(wrong));
    }
    expect(error).toMatchObject({ kind: 'api', op: 'accountLogin', errcode: 1047, outcome: 'rejected' });
    expect(error.retryAfterMs).toBeGreaterThan(0);
  });

  it('the lock time of the safebox', async () => {
    const sdk = await (await newWorld()).sdk('demoplayer');
    const attempt = async (password: string) =>
      catchError(
        sdk.session.withPassword(async (encrypt) =>
          sdk.post('/app/v1/modifySafePassword', {
            oldPassword: await encrypt(password),
            password: await encrypt('safe4321'),
          }),
        ),
      );
    await sdk.session.withPassword(async (encrypt) =>
      sdk.post('/app/v1/safeboxPasswordInit', { password: await encrypt('safe1234') }),
    );
    let error = await attempt('wrong1234');
    for (let tries = 0; tries < 10 && error.errcode !== 2604; tries += 1) error = await attempt('wrong1234');
    expect(error).toMatchObject({ kind: 'api', op: 'modifySafePassword', errcode: 2604 });
    expect(error.retryAfterMs).toBeGreaterThan(0);
  });

  it('the rejected field, and the server’s description', async () => {
    const sdk = await (await newWorld()).sdk();
    const error = await catchError(untyped(sdk)('/app/v1/smsSend', { ...SMS, mobile: 5 }));
    expect(error).toMatchObject({ kind: 'http', op: 'smsSend', status: 400, pointer: '/mobile' });
    expect(error.serverMessage).toMatch(/\w+/);
    expect(error.toJSON()).toMatchObject({ serverMessage: error.serverMessage });
  });

  it('no description that quotes the token', async () => {
    const fetch: typeof globalThis.fetch = async () =>
      Response.json({ code: 200, errcode: 104, error: { message: 'tok-9 is odd' } });
    const store = inspectableStore(storedSession('tok-9'));
    const { sdk } = createTestSdk(undefined, { fetch, store });
    const error = await catchError(sdk.post('/app/v1/refreshData'));
    expect(error.errcode).toBe(104);
    expect(error.serverMessage).toBeUndefined();
    expect(JSON.stringify(error)).not.toContain('tok-9');
  });

  it.each([null, 5, { a: 1 }])('no description that is not a text: %j', async (message) => {
    const fetch: typeof globalThis.fetch = async () =>
      Response.json({ code: 200, errcode: 2102, error: { message } });
    const { sdk } = createTestSdk(undefined, { fetch });
    expect((await catchError(sdk.post('/app/v1/smsSend', SMS))).serverMessage).toBeUndefined();
  });
});
