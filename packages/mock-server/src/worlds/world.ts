import type { WorldConfig, WorldConfigOverrides } from '#config/world-config.ts';
import { withoutRules } from '#faults/faults.ts';
import { createJournal, type Journal } from '#journal/journal.ts';
import type { Secrets } from '#random/secrets.ts';
import type { WorldContent } from '#seed/content.ts';
import type { StoredWorld } from '#store/database.ts';
import { WorldReplacedError } from '#store/errors.ts';
import type { Store } from '#store/port.ts';
import { clockSetTo, startClock, timeOf, type ClockState } from '#time/clock.ts';
import { worldPrefix } from './address.ts';
import { contentsOf } from './beginning.ts';
import type { WorldExport } from './export-schema.ts';
import { createHistory, type History, type Undone } from './history.ts';
import type { Reading } from './readings.ts';
import { newRecord, type Origin, type Settings, type WorldRecord } from './record.ts';
import { createWorldFaults, type Faults, type Revision } from './world-faults.ts';

/** The time of one world. Everything that falls due (codes, orders, lockouts) reads it and nothing else. */
export interface Clock {
  /** Milliseconds since 1970 UTC. */
  now(): number;
  state(): ClockState;
}

/**
 * An isolated universe as somebody sees it who has asked for it: its own players, configuration, clock, faults and journal.
 * What others change of its settings is seen by who asks for it again; what the owner of this view changes shows in it.
 */
export interface World {
  readonly name: string;
  /** Goes before every address that holds state: empty for the default world. */
  readonly prefix: string;
  readonly clock: Clock;
  /** What is written through it is recorded where the view was asked for with a recording. */
  readonly store: Store;
  /** The same documents, for housekeeping that nobody takes back. */
  readonly unrecordedStore: Store;
  readonly faults: Faults;
  readonly journal: Journal;
  readonly history: History;
  readonly origin: Origin;
  readonly config: WorldConfig;
  readonly content: WorldContent;
  readonly startedAt: number;
  /** Where tokens and codes come from; undefined where they follow from the seed. */
  readonly secrets: Secrets | undefined;
  /** @throws {WorldReplacedError} when the world has been reset, imported, restored or dropped since. */
  requireCurrent(): Promise<void>;
  /** Starts again from a scenario, at `now` or at the server's own time; journal, faults and snapshots end. */
  reset(origin: Origin, now?: number): Promise<void>;
  /** Takes back the latest change of state. Settings and the clock stay as they are. */
  undo(): Promise<Undone>;
  /** Changes settings of the running world and leaves its players alone. */
  reconfigure(overrides: WorldConfigOverrides): Promise<void>;
  /** @param move gives the clock as it shall be; it may run twice */
  moveClock(move: (clock: ClockState) => ClockState): Promise<void>;
  /** Named moments that can be restored; gone with the next reset. */
  snapshots(): Promise<readonly Moment[]>;
  /** @returns when it was taken, by the world's clock */
  saveSnapshot(name: string): Promise<number>;
  removeSnapshot(name: string): Promise<void>;
  /** Goes on from a moment. */
  restore(moment: Moment): Promise<void>;
  /** The world as data. */
  export(): Promise<WorldExport>;
  import(data: WorldExport): Promise<void>;
}

/** A world as it was when a snapshot was taken. */
export interface Moment {
  readonly name: string;
  /** By the world's clock, in ms since 1970 UTC. */
  readonly takenAt: number;
  readonly settings: Settings;
}

/** Where a view of a world comes from. */
export interface WorldSource {
  readonly name: string;
  readonly secrets: Secrets | undefined;
  /** At which instant the clock of a new world stands still; undefined: it runs. */
  readonly now: number | undefined;
  /** The world as it is now; undefined when it has been dropped. */
  find(): Promise<StoredWorld | undefined>;
  /** What its record says; `written` is the record where this process has just written it. */
  read(stored: StoredWorld, written?: WorldRecord): Reading;
}

type Replacing = (record: WorldRecord) => {
  readonly record: WorldRecord;
  readonly contents: Parameters<StoredWorld['replace']>[0]['contents'];
  readonly isFresh: boolean;
};

/** What a view shows. */
interface Shown extends Reading {
  readonly stored: StoredWorld;
  readonly store: Store;
}

/**
 * A view of a world.
 * @param observe gets the store of each generation that the view shows, and gives the one to be used in its place
 */
export function viewWorld(
  source: WorldSource,
  found: StoredWorld,
  observe: (store: Store) => Store = (store) => store,
): World {
  const { name, secrets } = source;
  let shown: Shown = { stored: found, ...source.read(found), store: observe(found.store) };

  const show = (stored: StoredWorld, written?: WorldRecord): void => {
    const isSame = stored.generation === shown.stored.generation;
    const store = isSame ? shown.store : observe(stored.store);
    shown = { stored, ...source.read(stored, written), store };
  };
  /** Looks again, after somebody else has changed the record. */
  const lookAgain = async (): Promise<void> => {
    const latest = await source.find();
    if (latest?.generation !== shown.stored.generation) throw new WorldReplacedError();
    show(latest);
  };
  const revise = async <R>(change: Revision<R>): Promise<R> => {
    for (;;) {
      const { record, result } = change(shown.record);
      if (record === shown.record) return result;
      const written = await shown.stored.write(record);
      if (written) {
        show(written, record);
        return result;
      }
      await lookAgain();
    }
  };
  const replace = async (make: Replacing): Promise<void> => {
    for (;;) {
      const replacement = make(shown.record);
      const begun = await shown.stored.replace(replacement);
      if (begun) return show(begun, replacement.record);
      await lookAgain();
    }
  };

  return {
    name,
    prefix: worldPrefix(name),
    secrets,
    clock: { now: () => timeOf(shown.record.clock), state: () => shown.record.clock },
    faults: createWorldFaults(() => shown.record, revise),
    get store() {
      return shown.store;
    },
    get unrecordedStore() {
      return shown.stored.store;
    },
    get journal() {
      return createJournal(shown.stored.list('requests'), shown.stored.list('events'));
    },
    get history() {
      return createHistory(shown.stored.list('history'));
    },
    get origin() {
      return shown.record.origin;
    },
    get config() {
      return shown.offer.config;
    },
    get content() {
      return shown.offer.content;
    },
    get startedAt() {
      return shown.record.startedAt;
    },
    requireCurrent: async () => {
      if (!(await shown.stored.isCurrent())) throw new WorldReplacedError();
    },
    reset: (origin, at) =>
      replace(({ faults }) => {
        const clock = startClock(source.now);
        const record = newRecord(origin, at === undefined ? clock : clockSetTo(clock, at));
        return {
          record: { ...record, faults: withoutRules(faults) },
          contents: contentsOf(origin, record.startedAt, secrets),
          isFresh: true,
        };
      }),
    import: ({ contents, ...settings }) =>
      replace((record) => ({ record: { ...record, ...settings }, contents, isFresh: false })),
    restore: ({ name: snapshot, settings }) =>
      replace((record) => ({
        record: { ...record, ...settings },
        contents: { snapshot },
        isFresh: false,
      })),
    undo: () => createHistory(shown.stored.list('history')).undo(shown.stored.store),
    reconfigure: (overrides) =>
      revise((record) => {
        const { origin } = record;
        const config = { ...origin.config, ...overrides };
        return { record: { ...record, origin: { ...origin, config } }, result: undefined };
      }),
    moveClock: (move) =>
      revise((record) => ({ record: { ...record, clock: move(record.clock) }, result: undefined })),
    snapshots: async () =>
      (await shown.stored.snapshots()).map(({ name: snapshot, record }) => ({
        ...(record as Omit<Moment, 'name'>),
        name: snapshot,
      })),
    saveSnapshot: async (snapshot) => {
      const { origin, startedAt, clock } = shown.record;
      const takenAt = timeOf(clock);
      await shown.stored.saveSnapshot(snapshot, { takenAt, settings: { origin, startedAt, clock } });
      return takenAt;
    },
    removeSnapshot: (snapshot) => shown.stored.removeSnapshot(snapshot),
    export: async () => {
      const { origin, startedAt, clock } = shown.record;
      return { origin, startedAt, clock, contents: await shown.stored.store.contents() };
    },
  };
}
