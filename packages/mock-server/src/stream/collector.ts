import type { Operation } from '#contract/document.ts';
import type { FollowedCall, JournalFollower } from '#journal/follower.ts';
import { readPlayer } from '#worlds/unit-of-work.ts';
import { isListed } from '#worlds/history.ts';
import type { World } from '#worlds/world.ts';
import { toChanges } from './changes.ts';
import { createGap, toText, type StreamEvent } from './events.ts';
import { toEventId, type Position } from './position.ts';

/** Maximum number of events of a type at a time. */
export const MAX_EVENTS = 500;

/** The call of the contract by which clients report events. */
const REPORTS = 'appEventLogClient';

/** Accounts of players are read once. */
const MAX_ACCOUNTS = 1000;

interface CollectOptions {
  /** The position of the other readers; without it, everything. */
  readonly until?: Position;
  /** Whether the lists have begun anew. */
  readonly isReplaced?: boolean;
  /** Maximum number of events of a type. */
  readonly max?: number;
}

type EventType = 'call' | 'report' | 'change';

/** Creates readers of the new events of a world; they share what they have read of the operations and players. */
export function createCollector(operations: readonly Operation[]) {
  const operationById = new Map<string, Operation>(operations.map((operation) => [operation.id, operation]));
  const accounts = new Map<number, string | undefined>();

  const getAccount = async (world: World, playerId: number): Promise<string | undefined> => {
    if (!accounts.has(playerId)) {
      if (accounts.size >= MAX_ACCOUNTS) accounts.clear();
      accounts.set(playerId, (await readPlayer(world, playerId))?.account);
    }
    return accounts.get(playerId);
  };

  const toCallEvent = async (world: World, { call }: FollowedCall, id: string): Promise<StreamEvent> => {
    const { operationId, playerId } = call;
    const operation = operationId === undefined ? undefined : operationById.get(operationId);
    const account = playerId === undefined ? undefined : await getAccount(world, playerId);
    const data = { ...call, summary: operation?.summary, account };
    return { text: toText('call', data, id), operationId, playerId, isReport: operation?.isReport ?? false };
  };

  /** The waiting calls that are answered now, or that the journal has dropped. */
  const readAnswered = async (journal: JournalFollower, waiting: readonly number[]) => {
    const found = await Promise.all(waiting.map((id) => journal.callsAfter(id - 1, 1)));
    const entries = found.map(([entry], index) => ({ entry, id: waiting[index] }));
    return entries
      .map(({ entry, id }) => ({ id, entry: entry?.call.id === id ? entry : undefined }))
      .filter(({ entry }) => entry?.isOpen !== true);
  };

  return {
    /** Forgets what depends on the data of the world. */
    reset: (): void => accounts.clear(),

    /**
     * Reads the events after a position, up to another one.
     * @returns the events with the position after them
     */
    collect: async (
      world: World,
      from: Position,
      { until, isReplaced = false, max = MAX_EVENTS }: CollectOptions = {},
    ): Promise<{ readonly events: readonly StreamEvent[]; readonly position: Position }> => {
      const { history } = world;
      const journal = world.journal.follow();
      // All reads come first: after a failure the same position is read again.
      const [calls, reports, changes, answered] = await Promise.all([
        journal.callsAfter(from.calls, max),
        journal.eventsAfter(from.reports, max),
        history.after(from.changes),
        readAnswered(journal, from.waiting),
      ]);
      const isCut = calls.length === max || reports.length === max;
      const end = isCut ? await journal.last() : undefined;
      const events: StreamEvent[] = [];
      const position = { ...from, waiting: [...from.waiting] };

      /** Adds the events of a list, with gaps for those that are left out. */
      const take = async <Item, Part>(
        type: EventType,
        list: readonly Item[],
        {
          getId,
          split,
          toEvent,
          last = 0,
        }: {
          readonly getId: (item: Item) => number;
          readonly split: (item: Item) => readonly Part[];
          readonly toEvent: (part: Part, isLast: boolean) => Promise<StreamEvent> | StreamEvent;
          /** The number of the last item, if the list may be cut. */
          readonly last?: number | undefined;
        },
      ): Promise<void> => {
        const place = `${type}s` as const;
        const limit = until?.[place] ?? Number.POSITIVE_INFINITY;
        let left = max;
        let omitted = 0;
        for (const item of list) {
          const id = getId(item);
          if (id > limit) break;
          const missing = id - position[place] - 1;
          if (item === list[0] && missing > 0 && !isReplaced)
            events.push(createGap({ reason: 'dropped', event: type, count: missing }));
          position[place] = id;
          const parts = split(item);
          const sent = parts.slice(0, left);
          for (const [index, part] of sent.entries())
            events.push(await toEvent(part, index === parts.length - 1));
          left -= sent.length;
          omitted += parts.length - sent.length;
        }
        const rest = list.length < max ? 0 : Math.max(0, Math.min(last, limit) - position[place]);
        omitted += rest;
        position[place] += rest;
        if (omitted > 0)
          events.push(createGap({ reason: 'many', event: type, count: omitted }, toEventId(position)));
      };

      await take('call', calls, {
        last: end?.calls,
        getId: ({ call }) => call.id,
        split: (entry) => [entry],
        toEvent: (entry) => {
          if (entry.isOpen) position.waiting.push(entry.call.id);
          return toCallEvent(world, entry, toEventId(position));
        },
      });
      for (const { id, entry } of answered) {
        position.waiting = position.waiting.filter((waiting) => waiting !== id);
        if (entry) events.push(await toCallEvent(world, entry, toEventId(position)));
      }
      await take('change', changes, {
        getId: ({ id }) => id,
        split: (entry) =>
          isListed(entry) ? toChanges(entry).map((change) => ({ change, operationId: entry.call })) : [],
        // An entry is complete with its last change.
        toEvent: async ({ change, operationId }, isLast) => {
          const { playerId } = change;
          const account = playerId === undefined ? undefined : await getAccount(world, playerId);
          const data = { ...change, account };
          const id = isLast ? toEventId(position) : undefined;
          return { text: toText('change', data, id), operationId, playerId, isReport: false };
        },
      });
      await take('report', reports, {
        last: end?.events,
        getId: ({ id }) => id,
        split: (report) => [report],
        toEvent: (report) => ({
          text: toText('report', report, toEventId(position)),
          operationId: REPORTS,
          playerId: report.event.eventUserId,
          isReport: true,
        }),
      });
      return { events, position };
    },
  };
}
