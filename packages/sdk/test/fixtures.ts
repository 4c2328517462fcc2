import { generateKeyPairSync, privateDecrypt, constants } from 'node:crypto';
import { vi } from 'vitest';
import {
  createSdk,
  isSdkError,
  type Sdk,
  type SdkError,
  type SdkOptions,
  type KeyValueStore,
  type UserInfo,
} from '../src/index.ts';
import type { PasswordKey } from '../src/password/index.ts';
import { fakeClock, fakeFetch, type FakeClock, type FakeFetch } from '../src/testing/index.ts';

export const BASE = 'https://api.test';
export const COMMON = { clientReferrer: 'ph', channel: 'WEB', appId: 'demo', platform: 0 } as const;
export const NOW = 1_700_000_000_000;

export const user: UserInfo = {
  id: 100_001,
  uuid: '6f1d3a52-0c1b-4f7e-9a55-0d6b8f7c2e11',
  account: 'demoplayer',
  accountType: 2,
  nickname: 'Demo Player',
  mobile: '',
  avatar: 0,
  coin: 100_000,
  lottery: 2500,
  safebox: 0,
  totalRecharge: 0,
  bet: 0,
  vip: 0,
  vipExp: 0,
  userLevel: 0,
  regPeriod: 3,
  pid: 0,
  firstRecharge: 0,
  memberDot: 0,
  hasSafeboxPassword: false,
  hasKyc: false,
  hasUserOther: false,
};

const card = {
  id: 1,
  bankId: 3,
  bankName: 'Bank of Sitara',
  accountName: 'Demo',
  cardNum: '************4821',
};

/** The answer to a sign-in. */
export function signInAnswer(token: string, changes: Partial<UserInfo> = {}): Record<string, unknown> {
  return {
    ...user,
    ...changes,
    appUserBank: card,
    appUserBankList: [card],
    inviteCode: 'TARA7Q',
    aid: 'a1',
    appGameDataUser: { gameLikes: { '1001': 1 }, gameHistory: [1004, 1001] },
    activityIds: { activityIds: [15, 39], activityMap: { '15': { sort: 1 }, '39': { sort: 2 } } },
    token,
  };
}

const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
const { n = '', e = '' } = pair.publicKey.export({ format: 'jwk' });

/** A key as in the configuration. */
export function passwordKey(nonce = 'nonce-1', kid = 'dev1'): PasswordKey {
  return { kid, jwk: { kty: 'RSA', n, e, alg: 'RSA-OAEP-256' }, nonce };
}

/** Decrypts a password like the server. */
export function decryptPassword(encrypted: unknown): { kid: string; p: string; n: string; t: number } {
  const [kid = '', text = ''] = String(encrypted).split('.');
  const plain = privateDecrypt(
    { key: pair.privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
    Buffer.from(text, 'base64url'),
  );
  return { kid, ...(JSON.parse(plain.toString('utf8')) as { p: string; n: string; t: number }) };
}

export interface TestSdk {
  sdk: Sdk;
  server: FakeFetch;
  clock: FakeClock;
}

/** Creates an SDK with a fake server and a fake clock. */
export function createTestSdk(server: FakeFetch = fakeFetch(), options: Partial<SdkOptions> = {}): TestSdk {
  const clock = fakeClock(NOW);
  const sdk = createSdk({ baseUrl: BASE, common: () => COMMON, fetch: server.fetch, clock, ...options });
  sdk.session.setPasswordKey(passwordKey());
  return { sdk, server, clock };
}

export const CREDENTIALS = { account: 'demoplayer', password: 'tara1234', countryCode: '92' } as const;

/** The same with a player signed in. */
export async function createSignedInSdk(server: FakeFetch = fakeFetch(), options: Partial<SdkOptions> = {}) {
  const made = createTestSdk(server, options);
  made.server.on('accountLogin', signInAnswer('tok-1'));
  await made.sdk.session.signIn(CREDENTIALS);
  made.server.calls.length = 0;
  return made;
}

/** The session in a store, null for none. */
export function readStoredSession(values: ReadonlyMap<string, string>): Record<string, unknown> | null {
  return JSON.parse(values.get('tara.session') ?? 'null') as Record<string, unknown> | null;
}

/** A listener that records its calls. */
export function spy() {
  return vi.fn<(...args: unknown[]) => void>();
}

/** Returns the error of a failing call. */
export async function catchError(call: Promise<unknown>): Promise<SdkError> {
  const error: unknown = await call.then(
    () => new Error('the call did not fail'),
    (reason: unknown) => reason,
  );
  if (!isSdkError(error)) throw error;
  return error;
}

/** A store that a test can inspect. */
export function inspectableStore(
  values: Record<string, string> = {},
): KeyValueStore & { values: Map<string, string>; log: string[] } {
  const map = new Map(Object.entries(values));
  const log: string[] = [];
  return {
    values: map,
    log,
    get: (key) => map.get(key) ?? null,
    set(key, value) {
      log.push(key);
      map.set(key, value);
    },
    remove: (key) => void map.delete(key),
  };
}
