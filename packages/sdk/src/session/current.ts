import type { Data } from '../core/calls.ts';
import { frozenCopy, isSame } from '../core/frozen-copy.ts';
import type { Logger } from '../core/logger.ts';
import { isThenable } from '../core/run-steps.ts';
import type { KeyValueStore } from './key-value-store.ts';
import type { Listeners } from './listeners.ts';
import { createSessionStore, type StoredSession } from './session-store.ts';
import {
  loadingSnapshot,
  readGameUser,
  readSignIn,
  visitorSnapshot,
  withoutSecrets,
  type UserInfo,
} from './state.ts';
import type { Session, SignInSource, SignOutReason } from './types.ts';

/** The session of this moment, in memory and in step with the store. */
export interface CurrentSession extends Pick<Session, 'ready' | 'getToken' | 'getSnapshot' | 'update'> {
  /** Begins a sign-in. Returns whether it is still wanted: a sign-out or a later sign-in makes its answer obsolete. */
  begin(): () => boolean;
  /** Makes a login answer the session: store, memory, listeners, in this order. */
  enter(token: string, answer: Data<'/app/v1/accountLogin'>, source: SignInSource): void;
  /** Ends the session, in the store too. Where somebody else has signed in since, that is the session then. */
  clear(reason: SignOutReason): void;
  /** Takes over what another tab has done to the store. */
  follow(): void;
  /** Stops following the store. */
  stop(): unknown;
}

/**
 * Reads the session from the store, at once where the store is synchronous, and follows it from then on.
 * @param values where the session is kept
 * @param namespace prefix of the keys
 * @param listeners told of every change
 * @param log told of what goes wrong in silence
 */
export function createCurrentSession(
  values: KeyValueStore,
  namespace: string,
  listeners: Listeners,
  log: Logger,
): CurrentSession {
  let current: StoredSession = null;
  let snapshot = loadingSnapshot;
  // Raised by whatever makes an answer under way obsolete: a login answer that comes after sign-out is dropped.
  let generation = 0;
  // Of a slow store only the answer to the last change counts: it knows of those before it.
  let changes = 0;
  let resolveReady: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => {
    resolveReady = resolve;
  });
  const store = createSessionStore(values, namespace, log);

  /** Makes something the session, and tells whoever listens. */
  function become(next: StoredSession, why: SignInSource | SignOutReason) {
    const was = current?.token;
    const before = snapshot;
    const { token, user, gameUser } = next ?? {};
    current = next;
    resolveReady();
    const after = next ? ({ status: 'player', user, gameUser } as typeof snapshot) : visitorSnapshot;
    if (!isSame(after, before)) {
      snapshot = frozenCopy(after);
      listeners.notify('change', undefined);
    }
    if (token === was) return;
    const isSignIn = why === 'login' || why === 'register';
    // What the store brings back at the start is no sign-in.
    if (before.status === 'loading' && !isSignIn) return;
    generation += 1;
    if (!next) listeners.notify('signed-out', { reason: why as SignOutReason });
    else listeners.notify('signed-in', { user: snapshot.user, source: isSignIn ? why : 'elsewhere' });
  }
  function change(why: SignInSource | SignOutReason, decide: (stored: StoredSession) => StoredSession) {
    changes += 1;
    const mine = changes;
    // A refused token is no reason to remove what cannot be read: it may be a newer one.
    const done = store.change(why === 'expired' ? null : current, decide);
    if (!isThenable(done)) return become(done, why);
    // A slow store is not waited for: by what is known, until it has answered.
    if (snapshot.status !== 'loading' || why !== 'elsewhere') become(decide(current), why);
    void settle(done, mine);
  }
  async function settle(done: PromiseLike<StoredSession>, mine: number) {
    const next = await done;
    if (mine === changes) become(next, 'elsewhere');
  }
  const follow = () => change('elsewhere', (stored) => stored);

  follow();
  const unsubscribe = store.subscribe(follow);
  return {
    ready,
    getToken: () => current?.token ?? null,
    getSnapshot: () => snapshot,
    begin() {
      generation += 1;
      const begun = generation;
      return () => begun === generation;
    },
    enter(token, answer, source) {
      const fresh = { token, ...readSignIn(answer) };
      change(source, () => fresh);
    },
    update({ user, gameUser }) {
      const mine = current?.token;
      if (!mine) return;
      change('elsewhere', (stored) => {
        // Facts of a session that is over.
        if (stored?.token !== mine) return stored;
        const next = {
          token: mine,
          user: user ? ({ ...stored.user, ...withoutSecrets(user) } as UserInfo) : stored.user,
          gameUser: gameUser ? readGameUser({ ...stored.gameUser, ...gameUser }) : stored.gameUser,
        };
        return isSame(next, stored) ? stored : next;
      });
    },
    clear(reason) {
      const mine = current?.token;
      const isLoading = snapshot.status === 'loading';
      generation += 1;
      change(reason, (stored) => (isLoading || stored?.token === mine ? null : stored));
    },
    follow,
    stop() {
      changes += 1;
      return unsubscribe?.();
    },
  };
}
