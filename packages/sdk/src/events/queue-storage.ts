import type { Clock } from '../core/clock.ts';
import { newIdempotencyKey } from '../core/idempotency.ts';
import { parseObject } from '../core/parse-object.ts';
import type { Entry, LoggedEvent } from './entry.ts';
import type { EventStore } from './event-store.ts';

/**
 * A queue that has not been touched for this long belongs to a closed tab (or to a sleeping tab, which will notice). An
 * open tab touches its queue before and after each attempt: up to a minute without an answer and a pause of a minute,
 * which browsers extend to two in the background.
 */
export const ORPHANED_AFTER_MS = 200_000;

/** Numbers of equal length, so that keys sort in the order of writing. */
const FIRST_NUMBER = 1_000_000;

/**
 * The stored queue of one tab. Each event has its own key, made of the tab's key and a number, so that adding an event
 * costs the same for every queue length. The value of the tab's key is the time at which the queue was last touched. A
 * store that throws or is full only loses events on reload.
 */
export interface QueueStorage {
  /** Stores an entry, unless it is stored already. */
  save(entry: Entry): void;
  /** Removes entries that were sent or dropped. */
  remove(entry: Entry): void;
  /** Sets the time of the queue. An empty queue has no key. */
  touch(): void;
  /**
   * Returns whether the stored entries are gone: true if another tab adopted them because this tab slept for too long,
   * false if the storage was emptied, undefined if they are there. Reported once.
   */
  checkAdopted(): boolean | undefined;
  /** Removes the queues of closed tabs from the store and returns their events. */
  adopt(): LoggedEvent[];
  /** Marks the queue of a tab that unloads, so that another tab can adopt it at once. */
  setLeaving(now: boolean): void;
}

/**
 * Creates the storage of one tab's queue.
 * @param clock time of the last touch
 * @param store without one nothing is stored
 * @param prefix prefix of the keys of all tabs, e.g. `tara.events.`
 */
export function createQueueStorage(
  clock: Clock,
  store: EventStore | undefined,
  prefix: string,
): QueueStorage {
  const own = prefix + newIdempotencyKey();
  /** Keys of stored events. */
  const keys = new Set<string>();
  let next = FIRST_NUMBER;
  let touched = 0;
  let isLeaving = false;
  const safely = (run: (store: EventStore) => void) => {
    try {
      if (store) run(store);
    } catch {
      // See above.
    }
  };
  return {
    save(entry) {
      if (keys.has(entry.key ?? '')) return;
      safely((target) => {
        const key = `${own}.${next}`;
        next += 1;
        target.set(key, JSON.stringify(entry.event));
        // Until the queue is touched, other tabs use the time of its first event.
        if (keys.size === 0) touched = clock.now();
        keys.add(key);
        entry.key = key;
      });
    },
    remove({ key = '' }) {
      if (keys.delete(key)) safely((target) => target.remove(key));
    },
    touch() {
      touched = isLeaving ? 0 : clock.now();
      safely((target) => {
        if (keys.size > 0) target.set(own, JSON.stringify({ at: touched }));
        else target.remove(own);
      });
    },
    checkAdopted() {
      const [key] = keys;
      let isGone = false;
      safely((target) => {
        isGone = key !== undefined && (target.get(key) ?? null) === null;
      });
      if (!isGone) return undefined;
      keys.clear();
      // A queue that was touched just now is not adopted.
      return clock.now() - touched >= ORPHANED_AFTER_MS;
    },
    adopt() {
      const now = clock.now();
      const found: LoggedEvent[] = [];
      let tab: string | undefined;
      let isOpen = false;
      safely((target) => {
        for (const key of [...target.keys()].sort()) {
          if (!key.startsWith(prefix) || key.startsWith(own)) continue;
          const [owner, number] = key.slice(prefix.length).split('.');
          // Anybody may write to a browser's storage. Invalid events are found when they are queued.
          const stored = parseObject<LoggedEvent & { at?: number }>(target.get(key));
          const at = Number(number ? stored?.eventTime : stored?.at);
          // A time in the future is invalid: the clock was set back, or the value was made up.
          if (owner !== tab) isOpen = at <= now && now - at < ORPHANED_AFTER_MS;
          tab = owner;
          if (isOpen) continue;
          target.remove(key);
          if (number) found.push(stored as LoggedEvent);
        }
      });
      return found;
    },
    setLeaving(now) {
      isLeaving = now;
    },
  };
}
