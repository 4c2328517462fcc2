import type { SdkError } from '../core/error.ts';
import { runIsolated } from '../core/logger.ts';
import { watchPage } from '../core/page.ts';
import type { Sdk, SdkOptions } from '../core/types.ts';
import { createPasswordEncryptor } from '../password/encryptor.ts';
import { createCurrentSession } from './current.ts';
import { memoryStore } from './key-value-store.ts';
import { createListeners } from './listeners.ts';
import { createSignIn } from './sign-in.ts';
import { loadingSnapshot } from './state.ts';
import type { Session } from './types.ts';

/**
 * Creates the session: token, user and state in memory and in the store, and the listeners.
 * @param sdk calls and common fields
 * @param options store and device
 * @param logOut asks the server to revoke a token
 */
export function createSession(
  sdk: Sdk,
  options: SdkOptions,
  logOut: (token: string) => Promise<unknown>,
): Session {
  const { log } = sdk;
  const listeners = createListeners(log);
  const passwords = createPasswordEncryptor(sdk, options.passwordFallback);
  const current = createCurrentSession(
    options.store ?? memoryStore(),
    options.namespace ?? 'tara',
    listeners,
    log,
  );
  // The store notifies of changes by other tabs, but not a page that was frozen or in the page cache.
  const stopWatching = watchPage((event) => {
    if (event === 'visible' || event === 'pageshow') current.syncWithStore();
  });
  // Best effort (spec 4): the player is signed out here regardless of the server's answer.
  const revoke = async (token: string) => logOut(token).catch(() => log.warn('sign-out: not confirmed'));
  const { ready, getToken, getSnapshot, update } = current;

  const session: Session = {
    ready,
    getToken,
    getSnapshot,
    getServerSnapshot: () => loadingSnapshot,
    subscribe: (listener) => listeners.add('change', listener),
    on: listeners.add,
    ...createSignIn(sdk, options, current, passwords, revoke),
    withPassword: passwords.withEncryption,
    setPasswordKey: passwords.setKey,
    update,
    async refreshProfile(limits) {
      const token = getToken();
      if (token === null) return;
      try {
        const {
          code: _code,
          errcode: _errcode,
          appUserBank,
          appUserBankList,
          ...user
        } = await sdk.post('/app/v1/getAfterLoginInfo', undefined, limits);
        if (token === getToken())
          update({ user, gameUser: { appUserBank: appUserBank ?? null, appUserBankList } });
      } catch (error) {
        // The player of the answer has signed out, and nothing waits for it.
        const { kind } = error as SdkError;
        if (kind === 'abort') return;
        // A refusal ends the session (spec 8). An outage, e.g. a 500 or 503, says nothing about the token.
        if (kind === 'auth' || kind === 'api') session.end(token, 'expired');
        throw error;
      }
    },
    async signOut() {
      const token = getToken();
      current.clear('player');
      if (token !== null) await revoke(token);
    },
    end(token, reason) {
      if (token === getToken()) current.clear(reason);
    },
    dispose() {
      runIsolated(current.stop, () => log.warn('storage: unsubscribe failed'));
      stopWatching();
      listeners.clear();
    },
  };
  return session;
}
