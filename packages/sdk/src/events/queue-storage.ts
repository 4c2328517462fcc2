import type { Clock } from '../core/clock.ts';
import type { EventStore } from './event-store.ts';
import type { EventQueue, LoggedEvent } from './queue.ts';

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
  /** Whether the tab leaves: it says so with what it saves, and the next one need not wait to see whether it is gone. */
  leaving: boolean;
  /** Writes the queue down; an empty one leaves no key. */
  save(): void;
  /** The same, once for all that is noted in one turn. */
  saveSoon(): void;
  /** Empties the queue if another tab has taken what was written down, because this one slept for too long. */
  clearIfTaken(): boolean;
  /** Takes over the queues of tabs that are gone; the next to look finds them no more. */
  adopt(): void;
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

/** Where a queue is stored. */
export interface StorageOptions {
  /** Without one nothing is kept. */
  store: EventStore | undefined;
  /** Prefix of the keys of all tabs, e.g. `tara.events.` */
  prefix: string;
  /** This tab's name among them. */
  tab: string;
}

/**
 * Keeps one tab's queue in the store.
 * @param queue what is kept, and what adopted events are added to
 * @param clock tells when the queue was last touched
 * @param options store and keys
 */
export function createQueueStorage(
  queue: EventQueue,
  clock: Clock,
  { store, prefix, tab }: StorageOptions,
): QueueStorage {
  const ownKey = prefix + tab;
  let written = false;
  let saving = false;
  const safely = (run: (store: EventStore) => void) => {
    try {
      if (store) run(store);
    } catch {
      // See above.
    }
  };
  const storage: QueueStorage = {
    leaving: false,
    save() {
      saving = false;
      const events = queue.list();
      if (events.length === 0 && !written) return;
      // Where it fails, an older copy stays, and is removed another time.
      safely((target) => {
        const at = storage.leaving ? 0 : clock.now();
        if (events.length > 0) target.set(ownKey, JSON.stringify({ at, events }));
        else target.remove(ownKey);
        written = events.length > 0;
      });
    },
    saveSoon() {
      if (saving || !store) return;
      saving = true;
      queueMicrotask(() => saving && storage.save());
    },
    clearIfTaken() {
      let taken = false;
      safely((target) => {
        taken = written && (target.get(ownKey) ?? null) === null;
      });
      if (taken) {
        written = false;
        queue.clear();
      }
      return taken;
    },
    adopt() {
      const now = clock.now();
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
      queue.putBack(found);
    },
  };
  return storage;
}
