import type { Clock } from '../core/clock.ts';
import { newIdempotencyKey } from '../core/idempotency.ts';
import { parseObject } from '../core/parse-object.ts';
import type { Entry, LoggedEvent } from './entry.ts';
import type { EventStore } from './event-store.ts';

/**
 * A queue that nobody has touched for this long belongs to a tab that is gone (or sleeps, and will notice). One that
 * lives touches its own before and after each attempt: a minute without an answer and a pause of a minute, which
 * browsers stretch to two in the background.
 */
export const ORPHANED_AFTER_MS = 200_000;

/** Numbers of equal length, so that keys sort as they were written. */
const FIRST_NUMBER = 1_000_000;

/**
 * The stored queue of one tab among those of all tabs. Each event has a key of its own, the tab's and a number behind
 * it, so that noting one costs the same however many wait; the tab's key says when the queue was last touched. A store
 * that throws or is full costs the memory over a reload, nothing else.
 */
export interface QueueStorage {
  /** Writes an entry down, unless it is stored already. */
  keep(entry: Entry): void;
  /** Removes what was sent or given up. */
  forget(entry: Entry): void;
  /** Marks the queue as touched; an empty one leaves no key. */
  touch(): void;
  /**
   * Whether what was stored is gone: true where another tab has adopted it, because this one slept for too long, false
   * where somebody has emptied the storage, undefined where it is there. Told once.
   */
  taken(): boolean | undefined;
  /** Takes the queues of tabs that are gone out of the store; the next to look finds them no more. */
  adopt(): LoggedEvent[];
  /** A tab that leaves says so as it touches its queue, and the next one need not wait to see whether it is gone. */
  leave(now: boolean): void;
}

/**
 * Keeps one tab's queue in the store.
 * @param clock tells when the queue was last touched
 * @param store without one nothing is kept
 * @param prefix of the keys of all tabs, e.g. `tara.events.`
 */
export function createQueueStorage(
  clock: Clock,
  store: EventStore | undefined,
  prefix: string,
): QueueStorage {
  const own = prefix + newIdempotencyKey();
  /** Those of events in the store. */
  const keys = new Set<string>();
  let next = FIRST_NUMBER;
  let touched = 0;
  let leaving = false;
  const safely = (run: (store: EventStore) => void) => {
    try {
      if (store) run(store);
    } catch {
      // See above.
    }
  };
  return {
    keep(entry) {
      if (keys.has(entry.key ?? '')) return;
      safely((target) => {
        const key = `${own}.${next}`;
        next += 1;
        target.set(key, JSON.stringify(entry.event));
        // Until it is touched, others judge by the time of its first event.
        if (keys.size === 0) touched = clock.now();
        keys.add(key);
        entry.key = key;
      });
    },
    forget({ key = '' }) {
      if (keys.delete(key)) safely((target) => target.remove(key));
    },
    touch() {
      touched = leaving ? 0 : clock.now();
      safely((target) => {
        if (keys.size > 0) target.set(own, JSON.stringify({ at: touched }));
        else target.remove(own);
      });
    },
    taken() {
      const [key] = keys;
      let gone = false;
      safely((target) => {
        gone = key !== undefined && (target.get(key) ?? null) === null;
      });
      if (!gone) return undefined;
      keys.clear();
      // Nobody adopts what was touched a moment ago.
      return clock.now() - touched >= ORPHANED_AFTER_MS;
    },
    adopt() {
      const now = clock.now();
      const found: LoggedEvent[] = [];
      let tab: string | undefined;
      let lives = false;
      safely((target) => {
        for (const key of [...target.keys()].sort()) {
          if (!key.startsWith(prefix) || key.startsWith(own)) continue;
          const [owner, number] = key.slice(prefix.length).split('.');
          // Anybody may write to a browser's storage; what is no event is found out where it is put in line.
          const stored = parseObject<LoggedEvent & { at?: number }>(target.get(key));
          const at = Number(number ? stored?.eventTime : stored?.at);
          // A time in the future is no tab's: its clock was set back, or somebody made it up.
          if (owner !== tab) lives = at <= now && now - at < ORPHANED_AFTER_MS;
          tab = owner;
          if (lives) continue;
          target.remove(key);
          if (number) found.push(stored as LoggedEvent);
        }
      });
      return found;
    },
    leave(now) {
      leaving = now;
    },
  };
}
