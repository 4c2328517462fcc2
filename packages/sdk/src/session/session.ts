import { isSdkError } from '../core/error.ts';
import { silentLogger } from '../core/logger.ts';
import { isSame } from '../core/frozen-copy.ts';
import type { Sdk, SdkOptions } from '../core/types.ts';
import { createPasswordEncryptor } from '../password/encryptor.ts';
import { createCurrentSession } from './current.ts';
import { memoryStore } from './key-value-store.ts';
import { createListeners } from './listeners.ts';
import { createSessionStore, parseToken } from './session-store.ts';
import { createSignIn } from './sign-in.ts';
import { loadingSnapshot, readGameUser, withoutSecrets, type UserInfo } from './state.ts';
import type { Session } from './types.ts';

/**
 * Holds who is signed in: token in memory and store, user and state beside it, and who wants to know.
 * @param sdk whose calls and common fields it uses
 * @param options of the SDK: where the session is kept, and the device
 * @param logOut tells the server that a token is to die
 */
export function createSession(
  sdk: Sdk,
  options: SdkOptions,
  logOut: (token: string) => Promise<unknown>,
): Session {
  const log = options.log ?? silentLogger;
  const store = createSessionStore(options.store ?? memoryStore(), options.namespace ?? 'tara', log);
  const listeners = createListeners(log);
  const passwords = createPasswordEncryptor(sdk, options.passwordFallback);
  const current = createCurrentSession(store, listeners);
  // Best effort (spec 4): the player is signed out here whatever the server says.
  const revoke = async (token: string) => logOut(token).catch(() => log.warn('sign-out: not confirmed'));
  const { ready, getToken, getSnapshot } = current;

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
    update({ user, gameUser }) {
      const snapshot = getSnapshot();
      if (snapshot.status !== 'player') return;
      const next = {
        status: 'player' as const,
        user: user ? ({ ...snapshot.user, ...withoutSecrets(user) } as UserInfo) : snapshot.user,
        gameUser: gameUser ? readGameUser({ ...snapshot.gameUser, ...gameUser }) : snapshot.gameUser,
      };
      if (isSame(next, snapshot)) return;
      if (user) store.write('userInfo', next.user);
      if (gameUser) store.write('gameUser', next.gameUser);
      current.publish(next);
    },
    async refreshProfile() {
      const token = getToken();
      if (token === null) return;
      try {
        const {
          code: _code,
          errcode: _errcode,
          appUserBank,
          appUserBankList,
          ...user
        } = await sdk.post('/app/v1/getAfterLoginInfo');
        if (token === getToken())
          session.update({ user, gameUser: { appUserBank: appUserBank ?? null, appUserBankList } });
      } catch (error) {
        if (isSdkError(error) && error.code !== undefined) session.end(token, 'expired');
        throw error;
      }
    },
    async signOut() {
      const token = getToken();
      current.clear('player');
      if (token !== null) await revoke(token);
    },
    end(token, reason) {
      if (token !== getToken()) return;
      // Another tab may have signed in since: it was not that session which was refused.
      const stored = parseToken(store.read('accessToken'));
      if (stored !== null && stored !== token) void current.follow();
      else current.clear(reason);
    },
    dispose() {
      current.unfollow?.();
      listeners.clear();
    },
  };
  return session;
}
