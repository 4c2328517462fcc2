import type { Clock } from '../core/clock.ts';
import { newIdempotencyKey } from '../core/idempotency.ts';
import { parseObject } from '../core/parse-object.ts';
import type { Entry, LoggedEvent } from './entry.ts';
import type { EventStore } from './event-store.ts';

/**
 * A queue that nobody has touched for this long belongs to a tab that is gone (or sleeps, and will notice). One that
 * lives marks its own before and after each attempt: a minute without an answer and a pause of a minute, which
 * browsers stretch to two in the background.
 */
export const ORPHANED_AFTER_MS = 200_000;

/** Numbers of equal length, so that keys sort as they were written. */
const FIRST_CHUNK = 1_000_000;

interface StoredChunk {
  /** Milliseconds since 1970 UTC of its writing, 0 of a tab that has left. */
  at: number;
  events: LoggedEvent[];
}

/**
 * The stored queue of one tab among those of all tabs. Each has a key of its own, the mark that says when it was last
 * touched, and behind it, numbered, one key for the events of each turn: what is noted is appended, whatever waits
 * already. A store that throws or is full costs the memory over a reload, nothing else.
 */
export interface QueueStorage {
  /** Writes an entry down with the others of this turn, unless it is stored already. */
  keep(entry: Entry): void;
  /** Removes what was sent or given up. */
  forget(entries: readonly Entry[]): void;
  /** Writes down what is not yet stored, and marks the queue as touched; an empty one leaves no key. */
  save(): void;
  /**
   * Whether what was stored is gone: another tab has adopted it, because this one slept for too long, or the storage
   * was emptied. Told once.
   */
  taken(): 'adopted' | 'emptied' | undefined;
  /** Takes the queues of tabs that are gone out of the store; the next to look finds them no more. */
  adopt(): LoggedEvent[];
  /** A tab that leaves says so with what it saves, and the next one need not wait to see whether it is gone. */
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
  const mark = prefix + newIdempotencyKey();
  /** Own keys in the store, and how many entries below each still wait; below the mark there are none. */
  const held = new Map<string, number>();
  const pending = new Set<Entry>();
  let next = FIRST_CHUNK;
  let touched = 0;
  let leaving = false;
  const safely = (run: (store: EventStore) => void) => {
    try {
      if (store) run(store);
    } catch {
      // See above.
    }
  };
  function put(key: string, events: readonly LoggedEvent[]) {
    safely((target) => {
      const at = leaving ? 0 : clock.now();
      target.set(key, JSON.stringify({ at, events }));
      // Others judge by the mark, or by the first chunk where there is none yet.
      if (key === mark || held.size === 0) touched = at;
      held.set(key, events.length);
    });
  }
  /** What cannot be written down stays in memory; a batch that comes back is tried again. */
  function write() {
    if (pending.size === 0) return;
    const key = `${mark}.${next}`;
    next += 1;
    put(
      key,
      [...pending].map(({ event }) => event),
    );
    if (held.has(key)) for (const entry of pending) entry.key = key;
    pending.clear();
  }
  return {
    keep(entry) {
      if (!store || held.has(entry.key ?? '')) return;
      if (pending.size === 0) queueMicrotask(write);
      pending.add(entry);
    },
    forget(entries) {
      for (const entry of entries) {
        pending.delete(entry);
        const left = held.get(entry.key ?? '');
        if (left) held.set(entry.key ?? '', left - 1);
      }
    },
    save() {
      write();
      for (const [key, left] of held) {
        // Where it fails, it is tried another time.
        safely((target) => {
          if (left > 0) return;
          target.remove(key);
          held.delete(key);
        });
      }
      if (held.size > 0) put(mark, []);
    },
    taken() {
      const [key = ''] = held.has(mark) ? [mark] : held.keys();
      let gone = false;
      safely((target) => {
        gone = key !== '' && (target.get(key) ?? null) === null;
      });
      if (!gone) return undefined;
      held.clear();
      // Nobody adopts what was touched a moment ago.
      return clock.now() - touched < ORPHANED_AFTER_MS ? 'emptied' : 'adopted';
    },
    adopt() {
      const now = clock.now();
      const found: LoggedEvent[] = [];
      let tab: string | undefined;
      let isGone = false;
      safely((target) => {
        for (const key of [...target.keys()].sort()) {
          if (!key.startsWith(prefix) || key.startsWith(mark)) continue;
          const [owner] = key.slice(prefix.length).split('.');
          // Anybody may write to a browser's storage.
          const { at, events } = parseObject<Partial<StoredChunk>>(target.get(key)) ?? {};
          const readable = typeof at === 'number' && Array.isArray(events);
          // A time in the future is no tab's: its clock was set back, or somebody made it up.
          if (owner !== tab) isGone = !readable || at > now || now - at >= ORPHANED_AFTER_MS;
          tab = owner;
          if (!isGone) continue;
          target.remove(key);
          if (readable) found.push(...events);
        }
      });
      return found;
    },
    leave(now) {
      leaving = now;
    },
  };
}
