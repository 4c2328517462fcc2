import type { Data } from '../core/calls.ts';
import { frozenCopy, hasSameJson } from '../core/frozen-copy.ts';
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

/** The current session, in memory and in sync with the store. */
export interface CurrentSession extends Pick<Session, 'ready' | 'getToken' | 'getSnapshot' | 'update'> {
  /**
   * Starts a sign-in. Returns a function that tells whether it is still current: a sign-out or a later sign-in replaces
   * it.
   */
  begin(): () => boolean;
  /** Makes a login answer the session: store, memory, listeners, in this order. */
  enter(token: string, answer: Data<'/app/v1/accountLogin'>, source: SignInSource): void;
  /** Ends the session, also in the store. If another player has signed in since, that becomes the session. */
  clear(reason: SignOutReason): void;
  /** Applies changes that another tab made to the store. */
  syncWithStore(): void;
  /** Stops watching the store. */
  stop(): unknown;
}

/**
 * Reads the session from the store, synchronously if the store allows it, and then watches the store.
 * @param values store of the session
 * @param namespace prefix of the keys
 * @param listeners notified of every change
 * @param log receives failures that no caller sees
 */
export function createCurrentSession(
  values: KeyValueStore,
  namespace: string,
  listeners: Listeners,
  log: Logger,
): CurrentSession {
  let current: StoredSession = null;
  let snapshot = loadingSnapshot;
  // Incremented by each event that makes a pending answer obsolete: a login answer after a sign-out is dropped.
  let generation = 0;
  // Only the answer to the latest change of a slow store counts, because it includes the earlier changes.
  let changes = 0;
  let resolveReady: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => {
    resolveReady = resolve;
  });
  const store = createSessionStore(values, namespace, log);

  /** Replaces the session and notifies the listeners. */
  function replaceSession(next: StoredSession, why: SignInSource | SignOutReason) {
    const previous = current?.token;
    const before = snapshot;
    const { token, user, gameUser } = next ?? {};
    current = next;
    resolveReady();
    const after = next ? ({ status: 'player', user, gameUser } as typeof snapshot) : visitorSnapshot;
    if (!hasSameJson(after, before)) {
      snapshot = frozenCopy(after);
      listeners.notify('change', undefined);
    }
    if (token === previous) return;
    const isSignIn = why === 'login' || why === 'register';
    // A session that the store returns at the start is not a sign-in.
    if (before.status === 'loading' && !isSignIn) return;
    generation += 1;
    if (!next) listeners.notify('signed-out', { reason: why as SignOutReason });
    else listeners.notify('signed-in', { user: snapshot.user, source: isSignIn ? why : 'elsewhere' });
  }
  function change(why: SignInSource | SignOutReason, decide: (stored: StoredSession) => StoredSession) {
    changes += 1;
    const own = changes;
    // A refused token must not remove an unreadable session, which may have a newer token.
    const done = store.change(why === 'expired' || why === 'disabled' ? null : current, decide);
    if (!isThenable(done)) return replaceSession(done, why);
    // Uses the known session until a slow store has answered.
    if (snapshot.status !== 'loading' || why !== 'elsewhere') replaceSession(decide(current), why);
    void settle(done, own);
  }
  async function settle(done: PromiseLike<StoredSession>, own: number) {
    const next = await done;
    if (own === changes) replaceSession(next, 'elsewhere');
  }
  const syncWithStore = () => change('elsewhere', (stored) => stored);

  syncWithStore();
  const unsubscribe = store.subscribe(syncWithStore);
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
      const own = current?.token;
      if (!own) return;
      change('elsewhere', (stored) => {
        // The session of these fields has ended.
        if (stored?.token !== own) return stored;
        const next = {
          token: own,
          user: user ? ({ ...stored.user, ...withoutSecrets(user) } as UserInfo) : stored.user,
          gameUser: gameUser ? readGameUser({ ...stored.gameUser, ...gameUser }) : stored.gameUser,
        };
        return hasSameJson(next, stored) ? stored : next;
      });
    },
    clear(reason) {
      const own = current?.token;
      const isLoading = snapshot.status === 'loading';
      generation += 1;
      change(reason, (stored) => (isLoading || stored?.token === own ? null : stored));
    },
    syncWithStore,
    stop() {
      changes += 1;
      return unsubscribe?.();
    },
  };
}
