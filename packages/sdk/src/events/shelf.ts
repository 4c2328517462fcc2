import type { LoggedEvent } from './queue.ts';
import type { EventStore } from './store.ts';

/**
 * A queue that nobody has touched for this long belongs to a tab that is gone (or sleeps, and will notice). One that
 * lives writes its own down before and after each attempt: a minute without an answer and a pause of a minute, which
 * browsers stretch to two in the background.
 */
export const ORPHANED_AFTER_MS = 200_000;

interface Kept {
  /** Milliseconds since 1970 UTC of the last touch. */
  at: number;
  events: LoggedEvent[];
}

/**
 * One tab's place among the queues of all tabs: each has a key of its own, so no tab overwrites another's.
 * A place that throws or is full costs the memory over a reload, nothing else.
 */
export interface Shelf {
  /** Writes the queue down; an empty one leaves no key. `now` 0 says that the tab is leaving: anybody may take it. */
  keep(events: readonly LoggedEvent[], now: number): void;
  /** Whether another tab has taken what this one had written down, because it slept for too long. Told once. */
  wasTaken(): boolean;
  /** Takes the queues of tabs that are gone; the next to look finds them no more. */
  adopt(now: number): LoggedEvent[];
}

function parse(text: string | null): Kept | null {
  try {
    const kept = JSON.parse(text ?? '') as Partial<Kept> | null;
    if (typeof kept?.at !== 'number' || !Array.isArray(kept.events)) return null;
    // Anybody may write to a browser's storage; the server judges the rest.
    const events = kept.events.filter(
      (event) => typeof event === 'object' && event !== null && typeof event.eventName === 'string',
    );
    return { at: kept.at, events };
  } catch {
    return null;
  }
}

/** @param prefix of the keys of all tabs, e.g. `tara.events.` @param tab this one's name among them */
export function createShelf(store: EventStore | undefined, prefix: string, tab: string): Shelf {
  const mine = prefix + tab;
  let written = false;
  const safely = (run: (store: EventStore) => void) => {
    try {
      if (store) run(store);
    } catch {
      // See above.
    }
  };
  return {
    keep(events, now) {
      if (events.length === 0 && !written) return;
      // Where it fails, an older copy stays, and is removed another time.
      safely((place) => {
        if (events.length > 0) place.set(mine, JSON.stringify({ at: now, events }));
        else place.remove(mine);
        written = events.length > 0;
      });
    },
    wasTaken() {
      let taken = false;
      safely((place) => {
        taken = written && (place.get(mine) ?? null) === null;
      });
      if (taken) written = false;
      return taken;
    },
    adopt(now) {
      const found: LoggedEvent[] = [];
      safely((place) => {
        for (const key of place.keys()) {
          if (!key.startsWith(prefix) || key === mine) continue;
          const kept = parse(place.get(key));
          // A time in the future is no tab's: its clock was set back, or somebody made it up.
          if (kept && kept.at <= now && now - kept.at < ORPHANED_AFTER_MS) continue;
          place.remove(key);
          if (kept) found.push(...kept.events);
        }
      });
      return found;
    },
  };
}
