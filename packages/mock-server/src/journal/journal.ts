import type { Schema } from '#contract/schema-types.ts';
import type { RecentList } from '#store/database.ts';
import { approximateSize } from '#store/size.ts';
import { createPauses } from '#time/pauses.ts';
import { maskSecrets } from './mask-secrets.ts';
import { createMatcher, MAX_BODY_SIZE, MAX_PATH_LENGTH, OMITTED_BODY, type Match } from './match.ts';
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

export interface Counted {
  /** The numbers of the matching entries, oldest first. */
  readonly ids: readonly number[];
  /** How many further entries may match; the journal does not store or does not show what decides it. */
  readonly unknown: number;
  /** Whether no entry that may match was dropped because of the journal's limits. */
  readonly isComplete: boolean;
  /** Entries from this number on were not dropped. */
  readonly completeFrom: number;
}

/** The received calls with their answers, and the reported events. */
export interface Journal {
  write(entry: Omit<JournalEntry, 'id'>): Promise<void>;
  /** Newest first; passwords and tokens are masked. */
  search(filter: JournalFilter): Promise<JournalEntry[]>;
  /** The matching entries, and whether there may be more. */
  count(filter: Omit<JournalFilter, 'limit'>): Promise<Counted>;
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

/** An entry as it is stored. */
function shortened<T extends Omit<JournalEntry, 'id'>>(entry: T): T {
  const { path, request } = entry;
  const isLarge = approximateSize(request, MAX_BODY_SIZE) >= MAX_BODY_SIZE;
  if (!isLarge && path.length <= MAX_PATH_LENGTH) return entry;
  return { ...entry, path: path.slice(0, MAX_PATH_LENGTH), request: isLarge ? OMITTED_BODY : request };
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
      const match = createMatcher(wanted);
      const found: JournalEntry[] = [];
      const all = await entriesOf<JournalEntry>(requests);
      const pause = createPauses();
      for (let index = all.length - 1; index >= 0 && found.length < limit; index--) {
        const entry = all[index];
        if (entry && match(entry) === 'yes') found.push(maskSecrets(entry));
        await pause();
      }
      return found;
    },
    count: async (wanted) => {
      const match = createMatcher(wanted);
      const all = await entriesOf<JournalEntry>(requests);
      const dropped = await requests.dropped();
      const { sinceId = 0, since = 0 } = wanted;
      const isComplete = dropped <= sinceId || (all[0]?.time ?? 0) < since;
      const found: Record<Match, number[]> = { yes: [], no: [], unknown: [] };
      const pause = createPauses();
      for (const entry of all) {
        found[match(entry)].push(entry.id);
        await pause();
      }
      return { ids: found.yes, unknown: found.unknown.length, isComplete, completeFrom: dropped + 1 };
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
