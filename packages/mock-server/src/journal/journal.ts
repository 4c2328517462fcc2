import type { Schema } from '#contract/schema-types.ts';
import type { RecentList } from '#store/database.ts';
import { approximateSize } from '#store/size.ts';
import { createPauses } from '#time/pauses.ts';
import { maskSecrets } from './mask-secrets.ts';
import type { StateChange } from './state-changes.ts';

/** A received call. */
export interface JournalEntry {
  readonly id: number;
  /** The X-Request-Id of the answer. */
  readonly requestId: string;
  readonly time: number;
  readonly method: string;
  readonly path: string;
  readonly operationId?: string;
  /** 0 if the connection was cut. */
  readonly status: number;
  readonly errcode?: number;
  readonly playerId?: number;
  readonly durationMs: number;
  readonly faultId?: number;
  /** Whether the answer comes from an idempotency record; nothing was changed. */
  readonly replayed?: true;
  /** How the answer broke the contract, if it did. */
  readonly contractViolation?: string;
  readonly request?: unknown;
  readonly response?: unknown;
  /** The call's changes of the world. */
  readonly changes?: readonly StateChange[];
}

export interface ReceivedEvent {
  readonly id: number;
  readonly time: number;
  readonly event: Schema<'LoggedEvent'>;
}

export interface JournalFilter {
  operationId?: string;
  status?: number;
  errcode?: number;
  playerId?: number;
  /** Matches any part of path, body or answer, regardless of case. */
  text?: string;
  /** Fields that the body contains with these values; it may contain more. */
  request?: Readonly<Record<string, unknown>>;
  sinceId?: number;
  /** Excluded calls. */
  without?: readonly string[];
  /** By the world's clock, in ms since 1970 UTC. */
  since?: number;
  limit?: number;
}

export interface EventFilter {
  eventName?: string;
  sinceId?: number;
  limit?: number;
}

/** The received calls with their answers, and the reported events. */
export interface Journal {
  write(entry: Omit<JournalEntry, 'id'>): Promise<void>;
  /** Newest first; passwords and tokens are masked. */
  search(filter: JournalFilter): Promise<JournalEntry[]>;
  /** The number of stored entries. */
  size(): Promise<number>;
  get(id: number): Promise<JournalEntry | undefined>;
  clearRequests(): Promise<number>;
  receiveEvents(events: readonly Schema<'LoggedEvent'>[], time: number): Promise<void>;
  /** Newest first; passwords and tokens are masked. */
  events(filter: EventFilter): Promise<ReceivedEvent[]>;
  clearEvents(): Promise<number>;
}

const DEFAULT_LIMIT = 100;

/** A larger body is not stored. Bodies of the contract are smaller; others may be as large as a body can be. */
const MAX_BODY_SIZE = 64 * 1024;

/** A longer address is cut. */
const MAX_PATH_LENGTH = 2048;

/** An entry as it is stored. */
function shortened<T extends Omit<JournalEntry, 'id'>>(entry: T): T {
  const { path, request } = entry;
  const isLarge = approximateSize(request, MAX_BODY_SIZE) >= MAX_BODY_SIZE;
  if (!isLarge && path.length <= MAX_PATH_LENGTH) return entry;
  const omitted = `A body of more than ${MAX_BODY_SIZE} characters is not stored.`;
  return { ...entry, path: path.slice(0, MAX_PATH_LENGTH), request: isLarge ? { omitted } : request };
}

function contains(whole: unknown, part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return whole === part;
  if (typeof whole !== 'object' || whole === null || Array.isArray(whole) !== Array.isArray(part))
    return false;
  return Object.entries(part).every(([key, value]) =>
    contains((whole as Record<string, unknown>)[key], value),
  );
}

function matcher({
  sinceId = 0,
  since = 0,
  without = [],
  text,
  request,
  ...exact
}: Omit<JournalFilter, 'limit'>) {
  const needle = text?.toLowerCase();
  const wanted = Object.entries(exact);
  return (entry: JournalEntry): boolean => {
    if (entry.id <= sinceId || entry.time < since) return false;
    if (entry.operationId !== undefined && without.includes(entry.operationId)) return false;
    if (!wanted.every(([key, value]) => entry[key as keyof JournalEntry] === value)) return false;
    if (request === undefined && needle === undefined) return true;
    const masked = maskSecrets(entry);
    if (request !== undefined && !contains(masked.request, request)) return false;
    if (needle === undefined) return true;
    return JSON.stringify([masked.path, masked.request, masked.response]).toLowerCase().includes(needle);
  };
}

/** The entries of a list with their numbers, oldest first. */
async function entriesOf<T extends { readonly id: number }>(list: RecentList): Promise<T[]> {
  return (await list.all()).map(({ id, value }) => ({ id, ...(value as Omit<T, 'id'>) }) as T);
}

export function createJournal(requests: RecentList, events: RecentList): Journal {
  return {
    write: (entry) => requests.add([shortened(entry)]),
    // Masked before the comparison: a search must not reveal what it may not show.
    search: async ({ limit = DEFAULT_LIMIT, ...wanted }) => {
      const fits = matcher(wanted);
      const found: JournalEntry[] = [];
      const all = await entriesOf<JournalEntry>(requests);
      const pause = createPauses();
      for (let index = all.length - 1; index >= 0 && found.length < limit; index--) {
        const entry = all[index];
        if (entry && fits(entry)) found.push(maskSecrets(entry));
        await pause();
      }
      return found;
    },
    size: () => requests.size(),
    get: async (id) => {
      const entry = (await entriesOf<JournalEntry>(requests)).find((one) => one.id === id);
      return entry && maskSecrets(entry);
    },
    clearRequests: () => requests.clear(),
    receiveEvents: async (received, time) => {
      // A client sends a batch again if the outcome of the first attempt is unknown.
      const known = new Set<unknown>();
      if (received.some(({ eventId }) => eventId !== undefined))
        for (const { event } of await entriesOf<ReceivedEvent>(events)) known.add(event.eventId);
      const added: Omit<ReceivedEvent, 'id'>[] = [];
      for (const event of received) {
        if (event.eventId !== undefined && known.has(event.eventId)) continue;
        known.add(event.eventId);
        added.push({ time, event });
      }
      if (added.length > 0) await events.add(added);
    },
    events: async ({ eventName, sinceId = 0, limit = DEFAULT_LIMIT }) =>
      (await entriesOf<ReceivedEvent>(events))
        .filter(({ id }) => id > sinceId)
        .filter(({ event }) => eventName === undefined || event.eventName === eventName)
        .slice(-limit)
        .toReversed()
        .map(maskSecrets),
    clearEvents: () => events.clear(),
  };
}
