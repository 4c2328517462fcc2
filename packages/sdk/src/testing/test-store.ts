import type { KeyValueStore } from '../session/key-value-store.ts';
import { SESSION_VERSION } from '../session/session-store.ts';

/** A store that a test can inspect, break, and share between tabs. */
export interface TestStore extends KeyValueStore {
  readonly values: Map<string, string>;
  /** Keys in the order of writing. */
  readonly written: string[];
  /** Makes every method fail: `throw` synchronously, `reject` as a promise. `null` ends the failure. */
  failWith(how: 'throw' | 'reject' | null): void;
  /** Removes all values, as a person can. Every tab is notified without a key. */
  wipe(): void;
  /** Another tab's view of the same values. Each is notified of changes by the other. */
  tab(): TestStore;
}

interface Shared {
  values: Map<string, string>;
  tabs: Map<symbol, (key: string | null) => void>;
}

function openTab(shared: Shared): TestStore {
  const me = Symbol('tab');
  const written: string[] = [];
  let broken: 'throw' | 'reject' | null = null;
  const guarded = <T>(run: () => T): T | Promise<T> => {
    const failure = new Error('the store is broken');
    if (broken === 'throw') throw failure;
    return broken === 'reject' ? Promise.reject(failure) : run();
  };
  const notifyOthers = (key: string) => {
    for (const [tab, listener] of shared.tabs) if (tab !== me) listener(key);
  };
  return {
    values: shared.values,
    written,
    failWith(how) {
      broken = how;
    },
    wipe() {
      shared.values.clear();
      for (const listener of shared.tabs.values()) listener(null);
    },
    tab: () => openTab(shared),
    get: (key) => guarded(() => shared.values.get(key) ?? null),
    set: (key, value) =>
      guarded(() => {
        written.push(key);
        shared.values.set(key, value);
        notifyOthers(key);
      }),
    remove: (key) =>
      guarded(() => {
        if (shared.values.delete(key)) notifyOthers(key);
      }),
    subscribe(onChange) {
      shared.tabs.set(me, onChange);
      return () => shared.tabs.delete(me);
    },
  };
}

/**
 * Returns the stored value of a signed-in player by its key: `testStore(storedSession('token'))`.
 * @param accessToken token of the player
 * @param facts `userInfo` and `gameUser`, none by default
 * @param namespace prefix of the keys
 */
export function storedSession(
  accessToken: string,
  facts: { userInfo?: unknown; gameUser?: unknown } = {},
  namespace = 'tara',
): Record<string, string> {
  return {
    [`${namespace}.session`]: JSON.stringify({ version: SESSION_VERSION, accessToken, ...facts }),
  };
}

/** Creates a store for tests. @param values initial values */
export function testStore(values: Record<string, string> = {}): TestStore {
  return openTab({ values: new Map(Object.entries(values)), tabs: new Map() });
}
