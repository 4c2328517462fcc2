import type { Data } from '../core/calls.ts';
import { isSdkError, SdkError } from '../core/error.ts';
import type { Log } from '../core/log.ts';
import type { Sdk } from '../core/sdk.ts';
import { createPasswordSealer } from '../password/sealer.ts';
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
import type { Store } from './store.ts';
import type { Credentials, Session, SessionEvents, SignInWay, SignOutReason } from './types.ts';
import { createVault, parseStored, tokenIn } from './vault.ts';

interface Parts {
  sdk: Sdk;
  store: Store;
  namespace: string;
  device: () => Partial<DeviceInfo>;
  log: Log;
  /** Revokes a token that is no longer the session's own. */
  revoke: (token: string) => Promise<void>;
}

/** What is stored of a session. */
const STORED = ['accessToken', 'userInfo', 'gameUser'] as const;

type Listener = (detail: never) => void;

/** Holds who is signed in: token in memory and store, user and state beside it, and who wants to know. */
export function createSession({ sdk, store, namespace, device, log, revoke }: Parts): Session {
  const vault = createVault(store, namespace, log);
  const listeners = new Set<(detail: undefined) => void>();
  const handlers = new Map<keyof SessionEvents, Set<Listener>>();
  const sealer = createPasswordSealer(sdk);
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
    if (reason !== 'elsewhere') STORED.forEach(vault.erase);
    publish(visitorSnapshot);
    if (was) emit('signed-out', { reason });
  }
  function restore([storedToken, user, gameUser]: unknown[]) {
    token = tokenIn(storedToken);
    if (token === null) return publish(visitorSnapshot);
    publish({
      status: 'player',
      user: parseStored<UserInfo>(user),
      gameUser: readGameUser(parseStored<GameUser>(gameUser)),
    });
  }
  function load(): void | Promise<void> {
    const loading = changes;
    const values = STORED.map(vault.read);
    // A synchronous store makes the player known before the first render.
    if (!values.some((value) => value instanceof Promise)) return restore(values);
    // A sign-in that was quicker than a slow store wins over what the store held.
    return Promise.all(values.map(async (value) => value)).then((late) => {
      if (loading === changes) restore(late);
    });
  }
  async function enter(how: SignInWay, ask: () => Promise<Data<'/app/v1/accountLogin'>>) {
    generation += 1;
    const mine = generation;
    const answer = await ask();
    const fresh = tokenIn(answer.token);
    if (mine !== generation) {
      // Nobody here wants this session any more, so its token must not stay alive either.
      if (fresh !== null) void revoke(fresh);
      throw new SdkError({
        kind: 'abort',
        op: how,
        message: `${how}: overtaken by another sign-in or a sign-out`,
        outcome: 'applied',
      });
    }
    if (fresh === null) {
      throw new SdkError({
        kind: 'parse',
        op: how,
        message: `${how}: an answer without token`,
        outcome: 'unknown',
      });
    }
    token = fresh;
    changes += 1;
    const { user, gameUser } = readSignIn(answer);
    // In the order of section 4: user, token, bank list.
    vault.write('userInfo', user);
    vault.write('accessToken', fresh);
    vault.write('gameUser', gameUser);
    publish({ status: 'player', user, gameUser });
    emit('signed-in', { user, how });
  }
  function signInPayload({ account, countryCode }: Credentials) {
    return { ...devicePayload(device(), sdk.common()), account, countryCode };
  }

  void load();
  /** Follows what another tab has done to the store. */
  async function follow() {
    const seen = changes;
    const stored = tokenIn(await vault.read('accessToken'));
    if (seen !== changes) return;
    if (stored === null) return token === null ? undefined : clear('elsewhere');
    const before = token;
    if (stored !== before) generation += 1;
    await load();
    if (token !== before && token !== null) emit('signed-in', { user: snapshot.user, how: 'elsewhere' });
  }
  const followed = STORED.map(vault.keyOf);
  const unsubscribe = vault.watch((key) => {
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
        sealer.withKey(async (seal) =>
          sdk.post('/app/v1/accountLogin', {
            ...signInPayload(credentials),
            password: await seal(credentials.password),
          }),
        ),
      ),
    register: ({ code, referral, ...credentials }) =>
      enter('register', () =>
        sealer.withKey(async (seal) => {
          const password = await seal(credentials.password);
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
    withPassword: (attempt) => sealer.withKey(attempt),
    usePasswordKey: (key) => sealer.use(key),
    update({ user, gameUser }) {
      if (snapshot.status !== 'player') return;
      const next = {
        status: 'player' as const,
        user: user ? ({ ...snapshot.user, ...withoutSecrets(user) } as UserInfo) : snapshot.user,
        gameUser: gameUser ? readGameUser({ ...snapshot.gameUser, ...gameUser }) : snapshot.gameUser,
      };
      if (user) vault.write('userInfo', next.user);
      if (gameUser) vault.write('gameUser', next.gameUser);
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
      const stored = vault.read('accessToken');
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
