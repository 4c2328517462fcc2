import type { Data } from '../core/calls.ts';
import { frozenCopy, isSame } from '../core/frozen-copy.ts';
import { parseObject } from '../core/parse-object.ts';
import type { Listeners } from './listeners.ts';
import { parseToken, type SessionStore } from './session-store.ts';
import {
  loadingSnapshot,
  readGameUser,
  readSignIn,
  visitorSnapshot,
  type GameUser,
  type SessionSnapshot,
  type UserInfo,
} from './state.ts';
import type { Session, SignInSource, SignOutReason } from './types.ts';

/** What is stored of a session. */
const STORED = ['accessToken', 'userInfo', 'gameUser'] as const;

/** The session of this moment, in memory and in step with the store. */
export interface CurrentSession extends Pick<Session, 'ready' | 'getToken' | 'getSnapshot'> {
  /** Begins a sign-in. Returns whether it is still wanted: a sign-out or a later sign-in makes its answer obsolete. */
  begin(): () => boolean;
  /** Makes a login answer the session: memory, store, listeners, in this order. */
  enter(token: string, answer: Data<'/app/v1/accountLogin'>, source: SignInSource): void;
  /** Takes over a copy of another snapshot, and tells whoever listens; one that says the same changes nothing. */
  publish(next: SessionSnapshot): void;
  /** Ends the session; `elsewhere` leaves the store as the other tab has left it. */
  clear(reason: SignOutReason): void;
  /** Takes over what another tab has done to the store. */
  follow(): Promise<void>;
  /** Stops following the store, where it can be followed. */
  unfollow: (() => void) | undefined;
}

/**
 * Reads the session from the store, at once where the store is synchronous, and follows it from then on.
 * @param store the session's values
 * @param listeners told of every change
 */
export function createCurrentSession(store: SessionStore, listeners: Listeners): CurrentSession {
  let token: string | null = null;
  let snapshot = loadingSnapshot;
  // Raised by whatever makes an answer under way obsolete: a login answer that comes after sign-out is dropped.
  let generation = 0;
  // Raised when this tab signs in or out: what was read from a slow store before that is old news.
  let changes = 0;
  let resolveReady: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => {
    resolveReady = resolve;
  });

  function publish(next: SessionSnapshot) {
    resolveReady();
    if (isSame(next, snapshot)) return;
    snapshot = frozenCopy(next);
    listeners.notify('change', undefined);
  }
  function clear(reason: SignOutReason) {
    generation += 1;
    changes += 1;
    const was = token;
    token = null;
    if (reason !== 'elsewhere') STORED.forEach(store.remove);
    publish(visitorSnapshot);
    if (was !== null) listeners.notify('signed-out', { reason });
  }
  function restore([storedToken, user, gameUser]: unknown[]) {
    token = parseToken(storedToken);
    if (token === null) return publish(visitorSnapshot);
    publish({
      status: 'player',
      user: parseObject<UserInfo>(user),
      gameUser: readGameUser(parseObject<GameUser>(gameUser)),
    });
  }
  function load(): void | Promise<void> {
    const loading = changes;
    const values = STORED.map(store.read);
    // A synchronous store makes the player known before the first render.
    if (!values.some((value) => value instanceof Promise)) return restore(values);
    // A sign-in that was quicker than a slow store wins over what the store held.
    return Promise.all(values.map(async (value) => value)).then((late) => {
      if (loading === changes) restore(late);
    });
  }
  async function follow() {
    const seen = changes;
    const stored = parseToken(await store.read('accessToken'));
    if (seen !== changes) return;
    if (stored === null) return token === null ? undefined : clear('elsewhere');
    const before = token;
    if (stored !== before) generation += 1;
    await load();
    if (token !== before && token !== null) {
      listeners.notify('signed-in', { user: snapshot.user, source: 'elsewhere' });
    }
  }

  void load();
  const followed = STORED.map(store.keyOf);
  return {
    ready,
    getToken: () => token,
    getSnapshot: () => snapshot,
    begin() {
      generation += 1;
      const begun = generation;
      return () => begun === generation;
    },
    enter(fresh, answer, source) {
      token = fresh;
      changes += 1;
      const { user, gameUser } = readSignIn(answer);
      // In the order of section 4: user, token, bank list.
      store.write('userInfo', user);
      store.write('accessToken', token);
      store.write('gameUser', gameUser);
      publish({ status: 'player', user, gameUser });
      listeners.notify('signed-in', { user: snapshot.user, source });
    },
    publish,
    clear,
    follow,
    unfollow: store.subscribe((key) => {
      if (key === null || followed.includes(key)) void follow();
    }),
  };
}
