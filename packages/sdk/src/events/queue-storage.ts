import type { LoggedEvent } from './queue.ts';
import type { EventStore } from './event-store.ts';

/**
 * A queue that nobody has touched for this long belongs to a tab that is gone (or sleeps, and will notice). One that
 * lives writes its own down before and after each attempt: a minute without an answer and a pause of a minute, which
 * browsers stretch to two in the background.
 */
export const ORPHANED_AFTER_MS = 200_000;

interface StoredQueue {
  /** Milliseconds since 1970 UTC of the last touch. */
  at: number;
  events: LoggedEvent[];
}

/**
 * The stored queue of one tab among those of all tabs: each has a key of its own, so no tab overwrites another's.
 * A store that throws or is full costs the memory over a reload, nothing else.
 */
export interface QueueStorage {
  /** Writes the queue down; an empty one leaves no key. `now` 0 says that the tab is leaving: anybody may take it. */
  save(events: readonly LoggedEvent[], now: number): void;
  /** Whether another tab has taken what this one had written down, because it slept for too long. Told once. */
  wasTaken(): boolean;
  /** Takes the queues of tabs that are gone; the next to look finds them no more. */
  adopt(now: number): LoggedEvent[];
}

function parse(text: string | null): StoredQueue | null {
  try {
    const stored = JSON.parse(text ?? '') as Partial<StoredQueue> | null;
    if (typeof stored?.at !== 'number' || !Array.isArray(stored.events)) return null;
    // Anybody may write to a browser's storage; the server judges the rest.
    const events = stored.events.filter(
      (event) => typeof event === 'object' && event !== null && typeof event.eventName === 'string',
    );
    return { at: stored.at, events };
  } catch {
    return null;
  }
}

/**
 * Keeps one tab's queue in the store.
 * @param store without one nothing is kept
 * @param prefix of the keys of all tabs, e.g. `tara.events.`
 * @param tab this one's name among them
 */
export function createQueueStorage(store: EventStore | undefined, prefix: string, tab: string): QueueStorage {
  const ownKey = prefix + tab;
  let written = false;
  const safely = (run: (store: EventStore) => void) => {
    try {
      if (store) run(store);
    } catch {
      // See above.
    }
  };
  return {
    save(events, now) {
      if (events.length === 0 && !written) return;
      // Where it fails, an older copy stays, and is removed another time.
      safely((target) => {
        if (events.length > 0) target.set(ownKey, JSON.stringify({ at: now, events }));
        else target.remove(ownKey);
        written = events.length > 0;
      });
    },
    wasTaken() {
      let taken = false;
      safely((target) => {
        taken = written && (target.get(ownKey) ?? null) === null;
      });
      if (taken) written = false;
      return taken;
    },
    adopt(now) {
      const found: LoggedEvent[] = [];
      safely((target) => {
        for (const key of target.keys()) {
          if (!key.startsWith(prefix) || key === ownKey) continue;
          const stored = parse(target.get(key));
          // A time in the future is no tab's: its clock was set back, or somebody made it up.
          if (stored && stored.at <= now && now - stored.at < ORPHANED_AFTER_MS) continue;
          target.remove(key);
          if (stored) found.push(...stored.events);
        }
      });
      return found;
    },
  };
}
