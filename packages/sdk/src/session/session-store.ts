import type { Logger } from '../core/logger.ts';
import { asObject, parseObject } from '../core/parse-object.ts';
import { isThenable, runSteps } from '../core/run-steps.ts';
import type { KeyValueStore } from './key-value-store.ts';
import { readGameUser, type GameUser, type UserInfo } from './state.ts';
import { SESSION_VERSION, storageKey } from './storage-keys.ts';

/** A session as it is kept; null for none. */
export type StoredSession = {
  readonly token: string;
  readonly user: UserInfo | null;
  readonly gameUser: GameUser;
} | null;

/** Where the session is kept: one document under one key, so that what belongs together is never seen apart. */
export interface SessionStore {
  /**
   * Changes what is stored, made on what is stored now. A store that answers at once leaves no room for others between
   * reading and writing; with a slow one changes of this tab follow each other, and, where the browser has locks, those
   * of other tabs do.
   * @param known the session as it is known before the change, for where the store cannot be read
   * @param decide is handed what is stored, or known, and answers what is to be
   * @returns what `decide` answered; a promise where the store is slow
   */
  change(
    known: StoredSession,
    decide: (stored: StoredSession) => StoredSession,
  ): StoredSession | Promise<StoredSession>;
  /** Told of changes made elsewhere, where the store can tell. Returns the way to stop listening. */
  subscribe(onChange: () => void): (() => void) | null | undefined;
}

/** A stored or answered token; anything but a text that a header can carry is none. */
export function parseToken(value: unknown): string | null {
  return typeof value === 'string' && /^[!-ÿ][ -ÿ]*$/.test(value) ? value : null;
}

function sessionOf(token: unknown, user: unknown, gameUser: unknown): StoredSession {
  const parsed = parseToken(token);
  return parsed === null
    ? null
    : { token: parsed, user: asObject<UserInfo>(user), gameUser: readGameUser(asObject(gameUser)) };
}

/**
 * A store that throws, or rejects, costs the memory of the session over a reload, never the session itself.
 * @param store where values are kept
 * @param namespace prefix of the keys
 * @param log told of every failure
 */
export function createSessionStore(store: KeyValueStore, namespace: string, log: Logger): SessionStore {
  const key = storageKey(namespace, 'session');
  /** The keys that earlier versions kept the parts under. */
  const former = ['accessToken', 'userInfo', 'gameUser'].map((name) => `${namespace}.${name}`);
  let isFirst = true;
  /** What the store holds although it was to hold something else: a full one, or one that forgets nothing. */
  let stale: unknown;
  let isSlow = false;
  let last: Promise<unknown> | undefined;

  /** What the store answers, null for nothing, undefined after a failure. */
  function ask(action: 'get' | 'set' | 'remove' | 'subscribe', ...args: readonly unknown[]): unknown {
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
  function* changing(
    known: StoredSession,
    decide: (stored: StoredSession) => StoredSession,
  ): Generator<unknown, StoredSession> {
    let text = yield ask('get', key);
    // A failure may have passed.
    if (text === undefined) text = yield ask('get', key);
    const { version, accessToken, userInfo, gameUser } = parseObject<Record<string, unknown>>(text) ?? {};
    let stored = version === SESSION_VERSION ? sessionOf(accessToken, userInfo, gameUser) : null;
    let over: readonly string[] = [];
    if (text === undefined || text === stale) stored = known;
    else if (isFirst && text === null) {
      const parts: unknown[] = [];
      for (const name of former) parts.push(yield ask('get', name));
      stored = sessionOf(parts[0], parseObject(parts[1]), parseObject(parts[2]));
      if (stored) over = former;
    }
    isFirst &&= text === undefined;
    const next = decide(stored);
    // Facts that are new are kept only where it is known whose session is stored.
    const isUnread = text === undefined && next?.token === stored?.token;
    if (over !== former && (next === stored || isUnread)) return next;
    const fresh =
      next &&
      JSON.stringify({
        version: SESSION_VERSION,
        accessToken: next.token,
        userInfo: next.user,
        gameUser: next.gameUser,
      });
    // What a full store keeps instead belongs to another session, perhaps: rather nothing than that.
    if (!fresh || (yield ask('set', key, fresh)) === undefined) over = [key, ...former];
    for (const name of over) yield ask('remove', name);
    const now = yield ask('get', key);
    stale = now === fresh || (now !== null && now !== text) ? undefined : now;
    return next;
  }

  // Asked for nothing but whether it answers at once.
  ask('get', key);
  return {
    change(known, decide) {
      const run = () => runSteps(changing(known, decide));
      const alone = () => {
        // Not in a process of its own, which shares its storage with nobody.
        const { location, navigator } = globalThis as { location?: Location; navigator?: Partial<Navigator> };
        const locks = isSlow && location && navigator?.locks;
        // A page without the right to locks does without.
        return locks ? locks.request(key, run).catch(run) : run();
      };
      const done = last ? last.then(alone) : alone();
      if (isThenable(done)) last = done;
      return done;
    },
    subscribe: (onChange) =>
      ask('subscribe', (changed: string | null) => {
        if (changed === null || changed === key) onChange();
      }) as (() => void) | null | undefined,
  };
}
