import type { LoggedEvent } from '#contract/generated.ts';
import { maskSecrets } from './mask-secrets.ts';
import type { StateChange } from './state-changes.ts';

/** A call the world received. */
export interface JournalEntry {
  readonly id: number;
  /** As the answer's X-Request-Id says it. */
  readonly requestId: string;
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
  /** Whether its Idempotency-Key was answered before: nothing was done. */
  readonly replayed?: true;
  /** How the answer broke the contract, if it did. */
  readonly contractViolation?: string;
  readonly request?: unknown;
  readonly response?: unknown;
  /** What the call changed in the world. */
  readonly changes?: readonly StateChange[];
}

export interface ReceivedEvent {
  readonly id: number;
  readonly time: number;
  readonly event: LoggedEvent;
}

export interface JournalFilter {
  operationId?: string;
  status?: number;
  errcode?: number;
  playerId?: number;
  /** Found anywhere in path, body or answer, in any case. */
  text?: string;
  /** Fields that the body holds with these values; it may hold more. */
  request?: Readonly<Record<string, unknown>>;
  sinceId?: number;
  limit?: number;
}

export interface EventFilter {
  eventName?: string;
  sinceId?: number;
  limit?: number;
}

/** The calls that a world received, with their answers, and what clients reported to it. */
export interface Journal {
  write(entry: Omit<JournalEntry, 'id'>): void;
  /** Newest first; passwords and tokens are masked. */
  search(filter: JournalFilter): JournalEntry[];
  /** Entries kept at the moment. */
  size(): number;
  get(id: number): JournalEntry | undefined;
  clearRequests(): number;
  receiveEvents(events: readonly LoggedEvent[], time: number): void;
  /** Newest first. */
  events(filter: EventFilter): ReceivedEvent[];
  clearEvents(): number;
  /** An empty journal, whose numbers go on where those of this one end. */
  successor(): Journal;
}

/** Entries kept; the oldest go first. */
const KEPT = 1000;
const DEFAULT_LIMIT = 100;

function trim<T>(list: T[]): T[] {
  return list.length > KEPT * 2 ? list.slice(-KEPT) : list;
}

function contains(whole: unknown, part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return whole === part;
  if (typeof whole !== 'object' || whole === null || Array.isArray(whole) !== Array.isArray(part))
    return false;
  return Object.entries(part).every(([key, value]) =>
    contains((whole as Record<string, unknown>)[key], value),
  );
}

function matcher({ sinceId = 0, text, request, ...exact }: Omit<JournalFilter, 'limit'>) {
  const needle = text?.toLowerCase();
  const wanted = Object.entries(exact);
  return (entry: JournalEntry): boolean => {
    if (entry.id <= sinceId) return false;
    if (!wanted.every(([key, value]) => entry[key as keyof JournalEntry] === value)) return false;
    if (request === undefined && needle === undefined) return true;
    const masked = maskSecrets(entry);
    if (request !== undefined && !contains(masked.request, request)) return false;
    if (needle === undefined) return true;
    return JSON.stringify([masked.path, masked.request, masked.response]).toLowerCase().includes(needle);
  };
}

/** @param last the numbers that were given before */
export function createJournal(last = { request: 0, event: 0 }): Journal {
  let requests: JournalEntry[] = [];
  let events: ReceivedEvent[] = [];
  let lastRequest = last.request;
  let lastEvent = last.event;
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
    // Masked before the comparison: a search must not find out what it may not show.
    search: ({ limit = DEFAULT_LIMIT, ...wanted }) => {
      const fits = matcher(wanted);
      const found: JournalEntry[] = [];
      for (let index = requests.length - 1; index >= 0 && found.length < limit; index--) {
        const entry = requests[index];
        if (entry && fits(entry)) found.push(maskSecrets(entry));
      }
      return found;
    },
    size: () => requests.length,
    get: (id) => {
      const entry = requests.find((one) => one.id === id);
      return entry && maskSecrets(entry);
    },
    clearRequests,
    receiveEvents: (received, time) => {
      for (const event of received) {
        // A client sends a batch again when it cannot know whether the first one arrived.
        const { eventId } = event;
        if (eventId !== undefined && events.some((kept) => kept.event.eventId === eventId)) continue;
        lastEvent += 1;
        events.push({ id: lastEvent, time, event });
      }
      events = trim(events);
    },
    events: ({ eventName, sinceId = 0, limit = DEFAULT_LIMIT }) =>
      events
        .filter(({ id }) => id > sinceId)
        .filter(({ event }) => eventName === undefined || event.eventName === eventName)
        .slice(-limit)
        .toReversed(),
    clearEvents,
    successor: () => createJournal({ request: lastRequest, event: lastEvent }),
  };
}
