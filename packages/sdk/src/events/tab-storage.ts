import type { Clock } from '../core/clock.ts';
import { newIdempotencyKey } from '../core/idempotency.ts';
import { parseObject } from '../core/parse-object.ts';
import type { Entry, LoggedEvent } from './entry.ts';
import type { EventStore } from './event-store.ts';

/**
 * Without locks, a queue that has not been touched for this long belongs to a closed tab (or to a sleeping tab, which
 * will notice). An open tab touches its queue before and after each attempt: up to a minute without an answer and a pause
 * of a minute, which browsers extend to two in the background.
 */
export const ORPHANED_AFTER_MS = 200_000;

/** With locks, the time in which a new tab gets its lock. */
export const LOCKED_AFTER_MS = 10_000;

/**
 * The stored queue of one tab. Each event has its own key, made of the tab's key and a number, so that adding an event
 * costs the same for every queue length. The value of the tab's key is the time at which the queue was last touched. An
 * open tab holds a lock of this name, so that other tabs know a closed one. A store that throws or is full only loses
 * events on reload.
 */
export interface TabStorage {
  /**
   * Stores new entries, and removes those that are not in the queue any more.
   * @param isLeaving whether the tab unloads, so that another tab can adopt the queue immediately
   * @param touch whether the tab shows that it is open
   */
  sync(entries: readonly Entry[], isLeaving: boolean, touch: boolean): void;
  /**
   * Returns the entries that another tab has adopted, because this tab slept or was left. If the storage was emptied, the
   * next `sync` stores all entries again.
   */
  findTaken(): readonly Entry[];
  /** Removes the queues of closed tabs from the store and returns their events. */
  adopt(): Promise<LoggedEvent[]>;
  /** Returns whether the player has opted out, here or in another tab. */
  isOptedOut(): boolean;
  /** Opts out, which removes the events of all tabs from the store, or in. */
  setOptedOut(isOptedOut: boolean): void;
}

/**
 * Creates the storage of one tab's queue.
 * @param store without one nothing is stored
 * @param root key of the opt-out, and with a dot the prefix of the keys of all tabs, e.g. `tara.events`
 */
export function createTabStorage(clock: Clock, store: EventStore | undefined, root: string): TabStorage {
  /** Stored value of an opt-out. */
  const OUT = 'out';
  /** Numbers of equal length, so that keys sort in the order of writing. */
  const FIRST_NUMBER = 1_000_000;
  const prefix = `${root}.`;
  const ownTab = newIdempotencyKey();
  const own = prefix + ownTab;
  /** Keys of entries; undefined for an entry that could not be stored. */
  const keys = new Map<Entry, string | undefined>();
  let next = FIRST_NUMBER;
  let touchedAt = 0;
  const { location, navigator } = globalThis as { location?: Location; navigator?: Partial<Navigator> };
  // Outside of a page the storage is shared with nobody.
  let locks = location && navigator?.locks;
  let isLockWanted = false;
  /** Releases the lock; undefined while it is not held. */
  let release: (() => void) | undefined;
  let isOut = false;

  /** Returns undefined without a store, and if it throws; see the interface. */
  const safely = <T>(run: (store: EventStore) => T): T | undefined => {
    try {
      return store && run(store);
    } catch {
      return undefined;
    }
  };
  const write = (key: string, value: string) => safely((target) => target.set(key, value));
  const remove = (key: string) => safely((target) => target.remove(key));
  /** Holds the lock of an open tab while events are stored. */
  const setLock = (isWanted: boolean) => {
    if (isLockWanted === isWanted) return;
    isLockWanted = isWanted;
    release = release?.() as undefined;
    const hold = () =>
      isLockWanted &&
      new Promise<void>((resolve) => {
        release = resolve;
      });
    if (isWanted)
      // A page without the permission to lock continues without locks.
      locks?.request(own, hold).catch(() => {
        locks = undefined;
      });
  };
  const getStored = () => [...keys].filter(([, key]) => key) as [Entry, string][];
  /** Returns the keys of all tabs in the order of writing: key, tab, and the number of an event. */
  const findKeys = (target: EventStore) =>
    [...target.keys()]
      .sort()
      .filter((key) => key.startsWith(prefix))
      .map((key) => [key, ...key.slice(prefix.length).split('.')] as [string, string, string?]);
  /** Returns the other tabs in the store that are silent for longer than an open tab is. */
  const findSilentTabs = (target: EventStore): string[] => {
    const seen = new Set([ownTab]);
    return findKeys(target).flatMap(([key, tab, number]) => {
      if (seen.has(tab)) return [];
      seen.add(tab);
      const value = parseObject<LoggedEvent & { at?: number }>(target.get(key));
      // A time in the future is invalid: the clock was set back, or the value was made up.
      const silentMs = clock.now() - Number(number ? value?.eventTime : value?.at);
      return silentMs >= 0 && silentMs < (locks ? LOCKED_AFTER_MS : ORPHANED_AFTER_MS) ? [] : tab;
    });
  };

  return {
    sync(entries, isLeaving, touch) {
      const queued = new Set(entries);
      for (const [entry, key] of keys) {
        if (queued.has(entry)) continue;
        keys.delete(entry);
        if (key) remove(key);
      }
      for (const entry of entries) {
        if (keys.has(entry)) continue;
        const key = `${own}.${next}`;
        const stored = safely((target) => {
          target.set(key, JSON.stringify(entry.event));
          next += 1;
          // Until the queue is touched, other tabs use the time of its first event.
          if (!getStored()[0]) touchedAt = clock.now();
          return key;
        });
        keys.set(entry, stored);
      }
      const isStored = getStored().length > 0;
      setLock(isStored && !isLeaving);
      if (!touch) return;
      touchedAt = isLeaving ? 0 : clock.now();
      if (isStored) write(own, JSON.stringify({ at: touchedAt }));
      else remove(own);
    },
    findTaken() {
      const stored = getStored();
      const key = stored[0]?.[1];
      if (!key || safely((target) => target.get(key) ?? true) !== true) return [];
      keys.clear();
      // A queue that is locked, or that was touched a moment ago, is not adopted.
      return release || clock.now() - touchedAt < ORPHANED_AFTER_MS ? [] : stored.map(([entry]) => entry);
    },
    async adopt() {
      const found: LoggedEvent[] = [];
      for (const silent of safely(findSilentTabs) ?? []) {
        const take = () =>
          safely((target) => {
            for (const [key, tab, number] of findKeys(target)) {
              if (tab !== silent) continue;
              // Anybody may write to a browser's storage. Invalid events are found when they are queued.
              const event = parseObject<LoggedEvent>(target.get(key));
              target.remove(key);
              if (number && event) found.push(event);
            }
          });
        if (locks) await locks.request(prefix + silent, { ifAvailable: true }, (lock) => lock && take());
        else take();
      }
      return found;
    },
    isOptedOut() {
      const stored = safely((target) => target.get(root));
      // Without an answer of the store, the last one applies.
      if (stored) isOut = stored === OUT;
      return isOut;
    },
    setOptedOut(out) {
      isOut = out;
      // An old answer must not remain if the new one cannot be stored.
      remove(root);
      if (out) safely(findKeys)?.forEach(([key]) => remove(key));
      write(root, out ? OUT : 'in');
    },
  };
}
