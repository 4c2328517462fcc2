import type { Operation } from '#contract/document.ts';
import { StoreFailure, WorldReplacedError } from '#store/errors.ts';
import { uptime } from '#time/clock.ts';
import { SECOND_MS } from '#time/durations.ts';
import type { Worlds } from '#worlds/directory.ts';
import type { UnrecordedChange, WorldObserver } from '#worlds/observer.ts';
import type { World } from '#worlds/world.ts';
import { toWorldChange } from './changes.ts';
import { createCollector, MAX_EVENTS } from './collector.ts';
import { createGap, selectText, toText, type EndReason, type StreamEvent } from './events.ts';
import type { Listener } from './listener.ts';
import { toEventId, type Position } from './position.ts';

/** The minimum interval between two readings of the lists. */
const TICK_MS = 100;

/** More listeners lengthen that interval, because each costs a write: to a second for fifty. */
const TICK_MS_PER_LISTENER = 20;

/** Fifty listeners of a busy world get fifty events of a type at a time, so that they do not cost more than its calls. */
const MAX_SENT = 2500;

/** How often the lists are read without a notification, if other processes write to them. */
const POLL_MS = SECOND_MS;

/** How often a comment is sent, so that a proxy does not end a quiet stream, and a lost reader is noticed. */
export const HEARTBEAT_MS = 15 * SECOND_MS;

/** Where a reader begins; what is absent begins now. */
export type Start = Position | Pick<Position, 'calls'>;

/** The events of one world for its listeners in this process. */
export interface Feed extends WorldObserver {
  join(listener: Listener, start: Start | undefined): Promise<void>;
  leave(listener: Listener): void;
  end(reason: EndReason): void;
}

/** @param onGone called when the last listener is gone, and when the world is deleted: a new listener needs another feed */
export function createFeed(
  worlds: Worlds,
  name: string,
  { operations, onGone }: { readonly operations: readonly Operation[]; readonly onGone: () => void },
): Feed {
  const collector = createCollector(operations);
  /** Those that have not joined yet included. */
  const listeners = new Set<Listener>();
  const joined = new Map<string, Set<Listener>>();
  let world: World | undefined;
  let position: Position | undefined;
  /** Whether the world was replaced since the last events were sent. */
  let isReplaced = false;
  let notes: UnrecordedChange[] = [];
  let turn: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let readAt = Number.NEGATIVE_INFINITY;

  const inTurn = <R>(work: () => Promise<R>): Promise<R> => {
    const result = turn.then(work);
    turn = result.catch(() => undefined);
    return result;
  };

  const end = (reason: EndReason): void => {
    for (const listener of listeners) listener.end(reason);
  };

  const broadcast = (events: readonly StreamEvent[]): void => {
    for (const group of joined.values()) {
      const [first] = group;
      const text = first ? selectText(events, first.filter) : '';
      if (text === '') continue;
      const bytes = Buffer.from(text);
      for (const listener of group) listener.send(bytes);
    }
  };

  /** The end of the lists, with the calls that wait. */
  const findEnd = async (followed: World): Promise<Position> => {
    const journal = followed.journal.follow();
    const [{ calls, events }, changes] = await Promise.all([journal.last(), followed.history.last()]);
    const open = (await journal.callsAfter(0)).filter(({ call, isOpen }) => isOpen && call.id <= calls);
    return { calls, reports: events, changes, waiting: open.map(({ call }) => call.id) };
  };

  const removed = (): void => {
    onGone();
    end('replaced');
  };

  /** Reads the state of the world. */
  const refresh = async (): Promise<void> => {
    try {
      if (world) return await world.refresh();
    } catch (error) {
      if (!(error instanceof WorldReplacedError)) throw error;
      isReplaced = true;
      collector.reset();
    }
    world = await worlds.peek(name);
    if (!world && isReplaced) removed();
  };

  const read = async (): Promise<void> => {
    readAt = uptime();
    await refresh();
    // A world that does not exist yet is followed from its first call on.
    position ??= world ? await findEnd(world) : { calls: 0, reports: 0, changes: 0, waiting: [] };
    if (!world) return;
    const max = Math.min(MAX_EVENTS, Math.ceil(MAX_SENT / Math.max(1, listeners.size)));
    const collected = await collector.collect(world, position, { isReplaced, max });
    ({ position } = collected);
    const replaced = isReplaced ? [createGap({ reason: 'replaced' })] : [];
    const noted = notes.map((note) => ({
      text: toText('change', toWorldChange(note)),
      operationId: note.call,
    }));
    isReplaced = false;
    notes = [];
    broadcast([...replaced, ...collected.events, ...noted]);
  };

  const tick = async (): Promise<void> => {
    timer = undefined;
    try {
      await inTurn(read);
    } catch (error) {
      // The store may answer again: the next tick reads the same.
      if (error instanceof StoreFailure) return;
      for (const listener of listeners) listener.fail(error);
    }
  };

  const written = (): void => {
    const interval = Math.max(TICK_MS, listeners.size * TICK_MS_PER_LISTENER);
    timer ??= setTimeout(() => void tick(), Math.max(0, readAt + interval - uptime())).unref();
  };

  const intervals = [
    setInterval(() => {
      if (position)
        for (const group of joined.values())
          for (const listener of group) listener.send(`: \nid: ${toEventId(position)}\n\n`);
    }, HEARTBEAT_MS),
    ...(worlds.isShared ? [setInterval(written, POLL_MS)] : []),
  ];
  for (const interval of intervals) interval.unref();

  const catchUp = async (listener: Listener, start: Start | undefined, now: Position): Promise<void> => {
    const from = { ...now, waiting: [], ...start };
    const isKnown = from.calls <= now.calls && from.reports <= now.reports && from.changes <= now.changes;
    const { events } =
      world && isKnown && start
        ? await collector.collect(world, from, { until: now })
        : { events: isKnown ? [] : [createGap({ reason: 'dropped' })] };
    listener.send(`${selectText(events, listener.filter)}id: ${toEventId(now)}\n\n`);
  };

  return {
    join: async (listener, start) => {
      listeners.add(listener);
      await inTurn(async () => {
        await read();
        if (!position) return;
        await catchUp(listener, start, position);
        // It may be gone meanwhile.
        if (!listeners.has(listener)) return;
        const key = JSON.stringify(listener.filter);
        const group = joined.get(key) ?? new Set();
        joined.set(key, group.add(listener));
      });
    },
    leave: (listener) => {
      listeners.delete(listener);
      for (const [key, group] of joined) if (group.delete(listener) && group.size === 0) joined.delete(key);
      if (listeners.size > 0) return;
      clearTimeout(timer);
      for (const interval of intervals) clearInterval(interval);
      onGone();
    },
    end,
    written,
    changed: (change) => {
      notes.push(change);
      written();
    },
    removed,
  };
}
