import type { Clock } from '../core/clock.ts';
import { newIdempotencyKey } from '../core/idempotency.ts';
import { parseObject } from '../core/parse-object.ts';
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
  /** Writes the queue down; an empty one leaves no key. */
  save(): void;
  /** The same, once for all that is noted in one turn. */
  saveSoon(): void;
  /** Empties the queue if another tab has taken what was written down, because this one slept for too long. */
  clearIfTaken(): boolean;
  /** Takes over the queues of tabs that are gone, and saves them as its own; the next to look finds them no more. */
  adopt(): void;
  /** A tab that leaves says so with what it saves, and the next one need not wait to see whether it is gone. */
  leave(now: boolean): void;
}

function isEvent(stored: Partial<LoggedEvent> | null): stored is LoggedEvent {
  return typeof stored?.eventName === 'string';
}

/**
 * Keeps one tab's queue in the store.
 * @param queue what is kept, and what adopted events are added to
 * @param clock tells when the queue was last touched
 * @param store without one nothing is kept
 * @param prefix of the keys of all tabs, e.g. `tara.events.`
 */
export function createQueueStorage(
  queue: EventQueue,
  clock: Clock,
  store: EventStore | undefined,
  prefix: string,
): QueueStorage {
  const ownKey = prefix + newIdempotencyKey();
  let written = false;
  let saving = false;
  let leaving = false;
  const safely = (run: (store: EventStore) => void) => {
    try {
      if (store) run(store);
    } catch {
      // See above.
    }
  };
  function save() {
    saving = false;
    const events = queue.list();
    if (events.length === 0 && !written) return;
    // Where it fails, an older copy stays, and is removed another time.
    safely((target) => {
      const at = leaving ? 0 : clock.now();
      if (events.length > 0) target.set(ownKey, JSON.stringify({ at, events }));
      else target.remove(ownKey);
      written = events.length > 0;
    });
  }
  function clearIfTaken() {
    let taken = false;
    safely((target) => {
      taken = written && (target.get(ownKey) ?? null) === null;
    });
    if (taken) {
      written = false;
      queue.clear();
    }
    return taken;
  }
  return {
    save,
    saveSoon() {
      if (saving || !store) return;
      saving = true;
      queueMicrotask(() => saving && save());
    },
    clearIfTaken,
    adopt() {
      clearIfTaken();
      const now = clock.now();
      const found: LoggedEvent[] = [];
      safely((target) => {
        for (const key of target.keys()) {
          if (!key.startsWith(prefix) || key === ownKey) continue;
          // Anybody may write to a browser's storage; the server judges the rest.
          const { at, events } = parseObject<Partial<StoredQueue>>(target.get(key)) ?? {};
          const readable = typeof at === 'number' && Array.isArray(events);
          // A time in the future is no tab's: its clock was set back, or somebody made it up.
          if (readable && at <= now && now - at < ORPHANED_AFTER_MS) continue;
          target.remove(key);
          if (readable) found.push(...events.filter(isEvent));
        }
      });
      queue.putBack(found);
      save();
    },
    leave(now) {
      leaving = now;
    },
  };
}
