import { maskSecrets } from './mask-secrets.ts';

/** A call the world received. */
export interface JournalEntry {
  readonly id: number;
  readonly time: number;
  readonly method: string;
  readonly path: string;
  readonly operationId?: string;
  /** 0 when the connection was cut. */
  readonly status: number;
  readonly errcode?: number;
  readonly playerId?: number;
  readonly durationMs: number;
  readonly faultId?: number;
  /** How the answer broke the contract, if it did. */
  readonly breach?: string;
  readonly request?: unknown;
  readonly response?: unknown;
}

export interface ReceivedEvent {
  readonly id: number;
  readonly time: number;
  readonly event: object;
}

export interface JournalFilter {
  operationId?: string;
  status?: number;
  errcode?: number;
  playerId?: number;
  sinceId?: number;
  limit?: number;
}

export interface EventFilter {
  eventName?: string;
  sinceId?: number;
  limit?: number;
}

/** What a world was asked and told, and what clients reported to it. */
export interface Journal {
  write(entry: Omit<JournalEntry, 'id'>): void;
  /** Newest first; passwords and tokens are masked. */
  search(filter: JournalFilter): JournalEntry[];
  clearRequests(): number;
  receiveEvents(events: readonly object[], time: number): void;
  /** Newest first. */
  events(filter: EventFilter): ReceivedEvent[];
  clearEvents(): number;
  clear(): void;
}

/** Entries kept; the oldest go first. */
const KEPT = 1000;
const DEFAULT_LIMIT = 100;

const trim = <T>(list: T[]): T[] => (list.length > KEPT * 2 ? list.slice(-KEPT) : list);

export const createJournal = (): Journal => {
  let requests: JournalEntry[] = [];
  let events: ReceivedEvent[] = [];
  let lastRequest = 0;
  let lastEvent = 0;
  const clearRequests = (): number => {
    const { length } = requests;
    requests = [];
    return length;
  };
  const clearEvents = (): number => {
    const { length } = events;
    events = [];
    return length;
  };
  return {
    write: (entry) => {
      lastRequest += 1;
      requests.push({ id: lastRequest, ...entry });
      requests = trim(requests);
    },
    search: ({ limit = DEFAULT_LIMIT, sinceId = 0, ...wanted }) =>
      requests
        .filter((entry) => entry.id > sinceId)
        .filter((entry) =>
          Object.entries(wanted).every(([key, value]) => entry[key as keyof JournalEntry] === value),
        )
        .slice(-limit)
        .toReversed()
        .map((entry) => maskSecrets(entry)),
    clearRequests,
    receiveEvents: (received, time) => {
      for (const event of received) {
        lastEvent += 1;
        events.push({ id: lastEvent, time, event });
      }
      events = trim(events);
    },
    events: ({ eventName, sinceId = 0, limit = DEFAULT_LIMIT }) =>
      events
        .filter(({ id }) => id > sinceId)
        .filter(
          ({ event }) => eventName === undefined || (event as { eventName?: string }).eventName === eventName,
        )
        .slice(-limit)
        .toReversed(),
    clearEvents,
    clear: () => {
      clearRequests();
      clearEvents();
    },
  };
};
