import type { Data } from '../core/calls.ts';
import { isSdkError, SdkError } from '../core/error.ts';
import type { Logger } from '../core/logger.ts';
import type { Sdk } from '../core/sdk.ts';
import { createPasswordEncryptor } from '../password/encryptor.ts';
import { devicePayload, type DeviceInfo } from './device.ts';
import {
  loadingSnapshot,
  readGameUser,
  readSignIn,
  visitorSnapshot,
  withoutSecrets,
  type GameUser,
  type SessionSnapshot,
  type UserInfo,
} from './state.ts';
import type { KeyValueStore } from './key-value-store.ts';
import type { Credentials, Session, SessionEvents, SignInSource, SignOutReason } from './types.ts';
import { createSessionStore, parseStored, parseToken } from './session-store.ts';

interface Parts {
  sdk: Sdk;
  store: KeyValueStore;
  namespace: string;
  device: () => Partial<DeviceInfo>;
  log: Logger;
  /** Revokes a token that is no longer the session's own. */
  revoke: (token: string) => Promise<void>;
}

/** What is stored of a session. */
const STORED = ['accessToken', 'userInfo', 'gameUser'] as const;

type Listener = (detail: never) => void;

/** Holds who is signed in: token in memory and store, user and state beside it, and who wants to know. */
export function createSession({ sdk, store, namespace, device, log, revoke }: Parts): Session {
  const sessionStore = createSessionStore(store, namespace, log);
  const listeners = new Set<(detail: undefined) => void>();
  const handlers = new Map<keyof SessionEvents, Set<Listener>>();
  const passwordEncryptor = createPasswordEncryptor(sdk);
  let token: string | null = null;
  let snapshot: SessionSnapshot = loadingSnapshot;
  // Raised by whatever makes an answer under way obsolete: a login answer that comes after sign-out is dropped.
  let generation = 0;
  // Raised when this tab signs in or out: what was read from a slow store before that is old news.
  let changes = 0;
  let known: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => {
    known = resolve;
  });

  // A listener that throws is its owner's bug: neither the session nor the other listeners may suffer from it.
  function tell<T>(told: Iterable<(detail: T) => void>, detail: T) {
    for (const listener of told) {
      try {
        listener(detail);
      } catch {
        log.warn('session: a listener failed');
      }
    }
  }
  function publish(next: SessionSnapshot) {
    snapshot = next;
    known();
    tell(listeners, undefined);
  }
  function emit<E extends keyof SessionEvents>(event: E, detail: SessionEvents[E]) {
    tell((handlers.get(event) ?? []) as Iterable<(d: SessionEvents[E]) => void>, detail);
  }
  function clear(reason: SignOutReason) {
    generation += 1;
    changes += 1;
    const was = token !== null;
    token = null;
    if (reason !== 'elsewhere') STORED.forEach(sessionStore.remove);
    publish(visitorSnapshot);
    if (was) emit('signed-out', { reason });
  }
  function restore([storedToken, user, gameUser]: unknown[]) {
    token = parseToken(storedToken);
    if (token === null) return publish(visitorSnapshot);
    publish({
      status: 'player',
      user: parseStored<UserInfo>(user),
      gameUser: readGameUser(parseStored<GameUser>(gameUser)),
    });
  }
  function load(): void | Promise<void> {
    const loading = changes;
    const values = STORED.map(sessionStore.read);
    // A synchronous store makes the player known before the first render.
    if (!values.some((value) => value instanceof Promise)) return restore(values);
    // A sign-in that was quicker than a slow store wins over what the store held.
    return Promise.all(values.map(async (value) => value)).then((late) => {
      if (loading === changes) restore(late);
    });
  }
  async function enter(source: SignInSource, ask: () => Promise<Data<'/app/v1/accountLogin'>>) {
    generation += 1;
    const mine = generation;
    const answer = await ask();
    const fresh = parseToken(answer.token);
    if (mine !== generation) {
      // Nobody here wants this session any more, so its token must not stay alive either.
      if (fresh !== null) void revoke(fresh);
      throw new SdkError({
        kind: 'abort',
        op: source,
        message: `${source}: overtaken by another sign-in or a sign-out`,
        outcome: 'applied',
      });
    }
    if (fresh === null) {
      throw new SdkError({
        kind: 'parse',
        op: source,
        message: `${source}: an answer without token`,
        outcome: 'unknown',
      });
    }
    token = fresh;
    changes += 1;
    const { user, gameUser } = readSignIn(answer);
    // In the order of section 4: user, token, bank list.
    sessionStore.write('userInfo', user);
    sessionStore.write('accessToken', fresh);
    sessionStore.write('gameUser', gameUser);
    publish({ status: 'player', user, gameUser });
    emit('signed-in', { user, source });
  }
  function signInPayload({ account, countryCode }: Credentials) {
    return { ...devicePayload(device(), sdk.common()), account, countryCode };
  }

  void load();
  /** Follows what another tab has done to the store. */
  async function follow() {
    const seen = changes;
    const stored = parseToken(await sessionStore.read('accessToken'));
    if (seen !== changes) return;
    if (stored === null) return token === null ? undefined : clear('elsewhere');
    const before = token;
    if (stored !== before) generation += 1;
    await load();
    if (token !== before && token !== null) emit('signed-in', { user: snapshot.user, source: 'elsewhere' });
  }
  const followed = STORED.map(sessionStore.keyOf);
  const unsubscribe = sessionStore.subscribe((key) => {
    if (key === null || followed.includes(key)) void follow();
  });

  const session: Session = {
    ready,
    getToken: () => token,
    getSnapshot: () => snapshot,
    getServerSnapshot: () => loadingSnapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    on(event, listener) {
      const set = handlers.get(event) ?? new Set<Listener>();
      handlers.set(event, set.add(listener));
      return () => set.delete(listener);
    },
    signIn: (credentials) =>
      enter('login', () =>
        passwordEncryptor.withEncryption(async (encrypt) =>
          sdk.post('/app/v1/accountLogin', {
            ...signInPayload(credentials),
            password: await encrypt(credentials.password),
          }),
        ),
      ),
    register: ({ code, referral, ...credentials }) =>
      enter('register', () =>
        passwordEncryptor.withEncryption(async (encrypt) => {
          const password = await encrypt(credentials.password);
          const body = { ...referral, ...signInPayload(credentials), password, type: 0 as const };
          return code === undefined
            ? sdk.post('/app/v1/accountRegist', body)
            : sdk.post('/app/v1/accountRegist4', { ...body, code });
        }),
      ),
    socialSignIn: (callback) =>
      enter('login', async () => {
        const { phoneinfoJsonModel } = devicePayload(device(), sdk.common());
        return sdk.post('/app/v1/lineLogin', { ...callback, phoneinfoJsonModel });
      }),
    withPassword: (attempt) => passwordEncryptor.withEncryption(attempt),
    setPasswordKey: (key) => passwordEncryptor.setKey(key),
    update({ user, gameUser }) {
      if (snapshot.status !== 'player') return;
      const next = {
        status: 'player' as const,
        user: user ? ({ ...snapshot.user, ...withoutSecrets(user) } as UserInfo) : snapshot.user,
        gameUser: gameUser ? readGameUser({ ...snapshot.gameUser, ...gameUser }) : snapshot.gameUser,
      };
      if (user) sessionStore.write('userInfo', next.user);
      if (gameUser) sessionStore.write('gameUser', next.gameUser);
      publish(next);
    },
    async refreshProfile() {
      const mine = token;
      if (mine === null) return;
      try {
        const {
          code: _code,
          errcode: _errcode,
          appUserBank,
          appUserBankList,
          ...user
        } = await sdk.post('/app/v1/getAfterLoginInfo');
        if (token === mine)
          session.update({ user, gameUser: { appUserBank: appUserBank ?? null, appUserBankList } });
      } catch (error) {
        if (isSdkError(error) && error.code !== undefined) session.end(mine, 'expired');
        throw error;
      }
    },
    async signOut() {
      const dead = token;
      clear('player');
      if (dead !== null) await revoke(dead);
    },
    end(dead, reason) {
      if (dead !== token) return;
      // Another tab may have signed in since: it was not that session which was refused.
      const stored = sessionStore.read('accessToken');
      if (typeof stored === 'string' && stored !== '' && stored !== dead) void follow();
      else clear(reason);
    },
    dispose() {
      unsubscribe?.();
      listeners.clear();
      handlers.clear();
    },
  };
  return session;
}
