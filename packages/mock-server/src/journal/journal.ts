import type { IncomingHttpHeaders } from 'node:http';
import type { Schema } from '#contract/schema-types.ts';
import type { RecentList } from '#store/database.ts';
import { approximateSize } from '#store/size.ts';
import { createPauses } from '#time/pauses.ts';
import type { Changes } from '#store/recording.ts';
import type {
  Arrival,
  Hidden,
  JournalEntry,
  JournalFilter,
  JournalHost,
  ReceivedEvent,
  StoredEntry,
} from './entry.ts';
import { createJournalFollower, entriesAfter, type JournalFollower } from './follower.ts';
import { keptHeaders } from './kept-headers.ts';
import { maskSecrets } from './mask-secrets.ts';
import { createMatcher, MAX_BODY_SIZE, MAX_PATH_LENGTH, OMITTED_BODY, type Match } from './match.ts';

/** An entry to write. Of its headers, those without secrets are stored. */
export interface NewEntry extends Omit<JournalEntry, 'id' | 'headers'>, Hidden {
  readonly headers: IncomingHttpHeaders;
}

/** A call before which a world can be forked. */
export interface ForkPoint extends Pick<JournalEntry, 'id' | 'time'> {
  readonly arrival: Arrival;
  readonly generation: number;
}

export interface ForkPoints {
  /** Of all stored calls. */
  readonly ids: readonly number[];
  readonly points: readonly ForkPoint[];
  /** The changes of the calls that are not in the world's history. */
  readonly unlisted: readonly Changes[];
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
  /**
   * @param id of the entry to replace, if the call has one
   * @returns the number of the entry
   */
  write(entry: NewEntry, id?: number): Promise<number>;
  /** Newest first; passwords and tokens are masked. */
  search(filter: JournalFilter): Promise<JournalEntry[]>;
  /** The matching entries, and whether there may be more. */
  count(filter: Omit<JournalFilter, 'limit' | 'isWaiting'>): Promise<Counted>;
  /** The number of stored entries. */
  size(): Promise<number>;
  get(id: number): Promise<JournalEntry | undefined>;
  /** What forks need of the stored calls, oldest first. */
  forkPoints(): Promise<ForkPoints>;
  clearRequests(): Promise<number>;
  receiveEvents(events: readonly Schema<'LoggedEvent'>[], time: number): Promise<void>;
  /** Newest first; passwords and tokens are masked. */
  events(filter: EventFilter): Promise<ReceivedEvent[]>;
  clearEvents(): Promise<number>;
  /** For a reader of new entries. */
  follow(): JournalFollower;
}

const DEFAULT_LIMIT = 100;

function shortened(entry: StoredEntry): StoredEntry {
  const { path, request } = entry;
  const isLarge = approximateSize(request, MAX_BODY_SIZE) >= MAX_BODY_SIZE;
  if (!isLarge && path.length <= MAX_PATH_LENGTH) return entry;
  return { ...entry, path: path.slice(0, MAX_PATH_LENGTH), request: isLarge ? OMITTED_BODY : request };
}

type Numbered = StoredEntry & { readonly id: number };

function notify({ name, observers }: JournalHost): void {
  observers.get(name)?.written();
}

export function createJournal(requests: RecentList, events: RecentList, host: JournalHost): Journal {
  const shown = (stored: Numbered): JournalEntry => {
    const {
      waitsUntil = 0,
      waitsMs: _whenStored,
      arrival: _arrival,
      generation: _generation,
      unlisted: _unlisted,
      ...entry
    } = stored;
    const waitsMs = waitsUntil - host.machineNow();
    return maskSecrets(waitsMs > 0 ? { ...entry, waitsMs } : entry);
  };
  return {
    write: async (entry, id) => {
      const { waitsMs } = entry;
      const kept = { ...entry, headers: keptHeaders(entry.headers) };
      const stored = shortened(
        waitsMs === undefined ? kept : { ...kept, waitsUntil: host.machineNow() + waitsMs },
      );
      // The journal may have been emptied while the call waited.
      const isReplaced = id !== undefined && (await requests.replace(id, stored));
      const [added = 0] = isReplaced ? [id] : await requests.add([stored]);
      notify(host);
      return added;
    },
    // Masked before the comparison: a search must not reveal what it may not show.
    search: async ({ limit = DEFAULT_LIMIT, isWaiting = false, ...wanted }) => {
      const match = createMatcher(wanted);
      const found: JournalEntry[] = [];
      const all = await entriesAfter<Numbered>(requests, wanted.sinceId);
      const pause = createPauses();
      for (let index = all.length - 1; index >= 0 && found.length < limit; index--) {
        const entry = all[index];
        const item = entry && match(entry) === 'yes' ? shown(entry) : undefined;
        if (item && (!isWaiting || item.waitsMs !== undefined)) found.push(item);
        await pause();
      }
      return found;
    },
    count: async (wanted) => {
      const match = createMatcher(wanted);
      const all = await entriesAfter<Numbered>(requests, wanted.sinceId);
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
      const [entry] = await entriesAfter<Numbered>(requests, id - 1, 1);
      return entry?.id === id ? shown(entry) : undefined;
    },
    forkPoints: async () => {
      const ids: number[] = [];
      const points: ForkPoint[] = [];
      const unlisted: Changes[] = [];
      for (const { id, value } of await requests.after(0)) {
        const { time, arrival, generation, unlisted: changes } = value as StoredEntry;
        ids.push(id);
        if (arrival && generation !== undefined) points.push({ id, time, arrival, generation });
        if (changes) unlisted.push(changes);
      }
      return { ids, points, unlisted };
    },
    clearRequests: () => requests.clear(),
    receiveEvents: async (received, time) => {
      // A client sends a batch again if the outcome of the first attempt is unknown.
      const known = new Set<unknown>();
      if (received.some(({ eventId }) => eventId !== undefined))
        for (const { event } of await entriesAfter<ReceivedEvent>(events)) known.add(event.eventId);
      const added: Omit<ReceivedEvent, 'id'>[] = [];
      for (const event of received) {
        if (event.eventId !== undefined && known.has(event.eventId)) continue;
        known.add(event.eventId);
        added.push({ time, event });
      }
      if (added.length === 0) return;
      await events.add(added);
      notify(host);
    },
    events: async ({ eventName, sinceId = 0, limit = DEFAULT_LIMIT }) =>
      (await entriesAfter<ReceivedEvent>(events, sinceId))
        .filter(({ event }) => eventName === undefined || event.eventName === eventName)
        .slice(-limit)
        .toReversed()
        .map(maskSecrets),
    clearEvents: () => events.clear(),
    follow: () => createJournalFollower(requests, events, host),
  };
}
