import { vi } from 'vitest';
import type { KeyValueStore, Sdk } from '../src/index.ts';
import { fakeFetch, fakeResponse } from '../src/testing/index.ts';
import { stubBeacon } from './browser-page.ts';
import { createTestSdk, signInAnswer, spy } from './fixtures.ts';

export const SESSION_KEY = 'tara.session';
export const REFUSED = fakeResponse(401, { code: 401, errcode: 401 });

/** The answer to a sign-in of a player; every part names the player. */
export function answerFor(name: string) {
  const card = { id: 1, bankId: 1, bankName: name, accountName: name, cardNum: name };
  return {
    ...signInAnswer(`token-${name}`, { account: name, id: name.charCodeAt(0) }),
    appUserBank: card,
    appUserBankList: [card],
    inviteCode: name,
  };
}

export const serverFor = (name: string) => fakeFetch({ accountLogin: answerFor(name), accountLogout: {} });

/** An SDK with its own page, which a test can show. */
export function createPageSdk(store: KeyValueStore, server = fakeFetch()) {
  const warn = spy();
  const { listeners } = stubBeacon(true);
  const made = createTestSdk(server, { store, log: { warn }, retries: 0 });
  // The next SDK listens to another page.
  vi.unstubAllGlobals();
  return {
    ...made,
    warn,
    dispatch: (event: 'pageshow' | 'visibilitychange') => listeners.get(event)?.(),
  };
}

/** The parts of a session that name a player. */
export function namesIn({ session: { getToken, getSnapshot } }: Sdk) {
  const { user: shown, gameUser } = getSnapshot();
  return [getToken(), shown?.account, gameUser.inviteCode, gameUser.appUserBankList[0]?.cardNum];
}

/** The result of `namesIn` for a player. */
export const getNames = (name: string) => [`token-${name}`, name, name, name];

/** The same store with promises. */
export function asynchronous(store: KeyValueStore): KeyValueStore {
  const { subscribe } = store;
  return {
    get: async (key) => store.get(key),
    set: async (key, value) => store.set(key, value),
    remove: async (key) => store.remove(key),
    ...(subscribe ? { subscribe: (onChange) => subscribe(onChange) } : {}),
  };
}

export const STORE_KINDS: readonly [string, (store: KeyValueStore) => KeyValueStore][] = [
  ['answers immediately', (store) => store],
  ['answers with promises', asynchronous],
];
