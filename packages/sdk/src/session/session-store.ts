import type { Logger } from '../core/logger.ts';
import { asObject, parseObject } from '../core/parse-object.ts';
import { isThenable, runSteps } from '../core/run-steps.ts';
import type { KeyValueStore } from './key-value-store.ts';
import { readGameUser, type GameUser, type UserInfo } from './state.ts';

/** Version of the session document. Documents of another version are ignored. */
export const SESSION_VERSION = 1;

/** A session as stored; null for none. */
export type StoredSession = {
  readonly token: string;
  readonly user: UserInfo | null;
  readonly gameUser: GameUser;
} | null;

/** Stores the session as one document under one key, so that its parts are always consistent. */
export interface SessionStore {
  /**
   * Changes the stored session. A synchronous store changes it atomically. With an asynchronous store, changes of this
   * tab run one after the other, and changes of other tabs do too if the browser has locks.
   * @param known the session before the change, used if the store cannot be read
   * @param decide receives the stored or known session and returns the new one
   * @returns the result of `decide`; a promise if the store is asynchronous
   */
  change(
    known: StoredSession,
    decide: (stored: StoredSession) => StoredSession,
  ): StoredSession | Promise<StoredSession>;
  /**
   * Calls a listener for changes made elsewhere, if the store supports that. Returns a function that stops listening.
   */
  subscribe(onChange: () => void): (() => void) | null | undefined;
}

/** Returns a stored or answered token if it is a text that a header can carry, otherwise null. */
export function parseToken(value: unknown): string | null {
  return typeof value === 'string' && /^[!-ÿ][ -ÿ]*$/.test(value) ? value : null;
}

function parseSession(token: unknown, user: unknown, gameUser: unknown): StoredSession {
  const parsed = parseToken(token);
  return parsed === null
    ? null
    : { token: parsed, user: asObject<UserInfo>(user), gameUser: readGameUser(asObject(gameUser)) };
}

/**
 * Creates the session store. If the given store throws or rejects, the session is lost on reload, but not before.
 * @param store where values are stored
 * @param namespace prefix of the keys
 * @param log receives every failure
 */
export function createSessionStore(store: KeyValueStore, namespace: string, log: Logger): SessionStore {
  const key = `${namespace}.session`;
  /** The value that the store still has after a failed write or removal. */
  let stale: unknown;
  let isSlow = false;
  let last: Promise<unknown> | undefined;

  /** Returns the answer of the store: null for no value, undefined after a failure. */
  function callStore(action: 'get' | 'set' | 'remove' | 'subscribe', ...args: readonly unknown[]): unknown {
    const failed = () => log.warn(`storage: ${action} failed`);
    try {
      const value = (store[action] as ((...given: readonly unknown[]) => unknown) | undefined)?.(...args);
      if (!isThenable(value)) return value ?? null;
      isSlow = true;
      return Promise.resolve(value).then((late) => late ?? null, failed);
    } catch {
      return failed();
    }
  }
  function* changeSteps(
    known: StoredSession,
    decide: (stored: StoredSession) => StoredSession,
  ): Generator<unknown, StoredSession> {
    let text = yield callStore('get', key);
    // The failure may have been temporary.
    if (text === undefined) text = yield callStore('get', key);
    const { version, accessToken, userInfo, gameUser } = parseObject<Record<string, unknown>>(text) ?? {};
    const stored =
      text === undefined || text === stale
        ? known
        : version === SESSION_VERSION
          ? parseSession(accessToken, userInfo, gameUser)
          : null;
    const next = decide(stored);
    // Stores new fields only if it is known whose session is stored.
    if (next === stored || (text === undefined && next?.token === stored?.token)) return next;
    const fresh =
      next &&
      JSON.stringify({
        version: SESSION_VERSION,
        accessToken: next.token,
        userInfo: next.user,
        gameUser: next.gameUser,
      });
    // The old value in a full store may belong to another session, so it is removed.
    if (!fresh || (yield callStore('set', key, fresh)) === undefined) yield callStore('remove', key);
    const now = yield callStore('get', key);
    stale = now === fresh || (now !== null && now !== text) ? undefined : now;
    return next;
  }

  // Reads only to find out whether the store is synchronous.
  callStore('get', key);
  return {
    change(known, decide) {
      const run = () => runSteps(changeSteps(known, decide));
      const runLocked = () => {
        // Not outside of a page: such a process shares its storage with nobody.
        const { location, navigator } = globalThis as { location?: Location; navigator?: Partial<Navigator> };
        const locks = isSlow && location && navigator?.locks;
        // A page without the permission to lock continues without locks.
        return locks ? locks.request(key, run).catch(run) : run();
      };
      const done = last ? last.then(runLocked) : runLocked();
      if (isThenable(done)) last = done;
      return done;
    },
    subscribe: (onChange) =>
      callStore('subscribe', (changed: string | null) => {
        if (changed === null || changed === key) onChange();
      }) as (() => void) | null | undefined,
  };
}
