import type { WorldConfig, WorldConfigOverrides } from '#config/world-config.ts';
import type { Journal } from '#journal/journal.ts';
import type { Secrets } from '#random/secrets.ts';
import type { WorldContent } from '#seed/content.ts';
import type { Store } from '#store/port.ts';
import type { ClockState } from '#time/clock.ts';
import type { WorldExport } from './export-schema.ts';
import type { History, UndoResult } from './history.ts';
import type { Origin, Settings } from './record.ts';
import type { Faults } from './world-faults.ts';

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
  /** Whether there are any rules of faults. */
  readonly hasFaults: boolean;
  readonly journal: Journal;
  readonly history: History;
  readonly origin: Origin;
  readonly config: WorldConfig;
  readonly content: WorldContent;
  readonly startedAt: number;
  /** Where tokens and codes come from; undefined where they follow from the seed. */
  readonly secrets: Secrets | undefined;
  /**
   * Stores a world that does not exist yet: a call which is refused makes none.
   * @throws {TooManyWorldsError} when there is no room for a new one.
   */
  ensureStored(): Promise<void> | undefined;
  /** Changes whenever the record changes: clock, switches, faults. */
  readonly version: number;
  /**
   * Shows the world as it is now.
   * @throws {WorldReplacedError} when the world has been reset, imported, restored or dropped since.
   */
  refresh(): Promise<void>;
  /** Starts again from a scenario, at `now` or at the server's own time; journal, faults and snapshots end. */
  reset(origin: Origin, now?: number): Promise<void>;
  /** Takes back the latest change of state, or all through that entry. Settings and the clock stay as they are. */
  undo(through?: number): Promise<UndoResult>;
  /** Changes settings of the running world and leaves its players alone. */
  reconfigure(overrides: WorldConfigOverrides): Promise<void>;
  /**
   * @param move gives the clock as it shall be; it may run twice
   */
  moveClock(move: (clock: ClockState, machineNow: number) => ClockState): Promise<void>;
  /** Named moments that can be restored; gone with the next reset. */
  snapshots(): Promise<readonly WorldSnapshot[]>;
  /** @returns when it was taken, by the world's clock */
  saveSnapshot(name: string): Promise<number>;
  removeSnapshot(name: string): Promise<void>;
  /** Goes on from a moment. */
  restore(moment: WorldSnapshot): Promise<void>;
  /** The world as data. */
  export(): Promise<WorldExport>;
  import(data: WorldExport): Promise<void>;
}

/** A world as it was when a snapshot was taken. */
export interface WorldSnapshot {
  readonly name: string;
  /** By the world's clock, in ms since 1970 UTC. */
  readonly takenAt: number;
  readonly settings: Settings;
}
