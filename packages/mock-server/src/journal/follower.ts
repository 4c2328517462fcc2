import type { RecentList } from '#store/database.ts';
import { MINUTE_MS } from '#time/durations.ts';
import type { JournalEntry, JournalHost, ReceivedEvent, StoredEntry } from './entry.ts';
import { maskSecrets } from './mask-secrets.ts';

/** An entry without headers, bodies and changes. */
export interface FollowedCall {
  readonly call: Omit<JournalEntry, 'headers' | 'request' | 'response' | 'changes' | 'misses'>;
  /** Whether the entry may still change: the call waits, or runs after it has waited. */
  readonly isOpen: boolean;
}

/** Reads the new entries of a journal; secrets are masked. */
export interface JournalFollower {
  /**
   * The calls with a higher number, oldest first.
   * @param limit maximum number; all without it
   */
  callsAfter(id: number, limit?: number): Promise<FollowedCall[]>;
  /** The events with a higher number, as for calls. */
  eventsAfter(id: number, limit?: number): Promise<ReceivedEvent[]>;
  /** The highest numbers that an entry has had; 0 for none. */
  last(): Promise<{ readonly calls: number; readonly events: number }>;
}

/** How long a call that has waited may run before its entry counts as abandoned, in ms. */
const RUN_MS = MINUTE_MS;

/** The entries of a list after a number, oldest first. */
export async function entriesAfter<T extends { readonly id: number }>(
  list: RecentList,
  first = 0,
  limit?: number,
): Promise<T[]> {
  const items = await list.after(first, limit);
  return items.map(({ id, value }) => ({ id, ...(value as Omit<T, 'id'>) }) as T);
}

function toFollowed(stored: StoredEntry & { readonly id: number }, machineNow: number): FollowedCall {
  const {
    waitsUntil,
    waitsMs: _whenStored,
    headers: _headers,
    request: _request,
    response: _response,
    changes: _changes,
    misses: _misses,
    arrival: _arrival,
    generation: _generation,
    unlisted: _unlisted,
    ...call
  } = stored;
  const { path, contractViolation } = call;
  const waitsMs = waitsUntil === undefined ? 0 : waitsUntil - machineNow;
  return {
    call: {
      ...call,
      path: maskSecrets(path),
      ...(waitsMs > 0 ? { waitsMs } : {}),
      ...(contractViolation === undefined ? {} : { contractViolation: maskSecrets(contractViolation) }),
    },
    isOpen: waitsUntil !== undefined && waitsMs > -RUN_MS,
  };
}

export function createJournalFollower(
  requests: RecentList,
  events: RecentList,
  host: JournalHost,
): JournalFollower {
  return {
    callsAfter: async (id, limit) => {
      const found = await entriesAfter<StoredEntry & { readonly id: number }>(requests, id, limit);
      const now = host.machineNow();
      return found.map((entry) => toFollowed(entry, now));
    },
    eventsAfter: async (id, limit) => (await entriesAfter<ReceivedEvent>(events, id, limit)).map(maskSecrets),
    last: async () => ({ calls: await requests.last(), events: await events.last() }),
  };
}
