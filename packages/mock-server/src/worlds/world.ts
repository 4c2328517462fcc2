import type { WorldConfig, WorldConfigOverrides } from '#config/world-config.ts';
import type { Arrival } from '#journal/entry.ts';
import type { Journal } from '#journal/journal.ts';
import type { Secrets } from '#random/secrets.ts';
import type { WorldContent } from '#seed/content.ts';
import type { Store } from '#store/port.ts';
import type { ClockState } from '#time/clock.ts';
import type { WorldExport } from './export-schema.ts';
import type { History, UndoResult } from './history.ts';
import type { WorldObserver } from './observer.ts';
import type { Origin, Settings } from './record.ts';
import type { Matching, RuleTarget } from '#rules/rules.ts';
import type { Rules } from './world-rules.ts';

/** The clock of a world. All due times (codes, orders, lockouts) refer to it. */
export interface Clock {
  /** Milliseconds since 1970 UTC. */
  now(): number;
  state(): ClockState;
}

/**
 * A view of an isolated world: its own players, configuration, clock, rules and journal. Changes of settings by others
 * become visible with `refresh()`; changes by the owner of the view are visible immediately.
 */
export interface World {
  readonly name: string;
  /** The prefix of every address that belongs to the world: empty for the default world. */
  readonly prefix: string;
  readonly clock: Clock;
  /** Writes through it are recorded if the view was requested with a recording. */
  readonly store: Store;
  /** The same documents, for internal changes that no undo reverses; a fork does. */
  readonly unrecordedStore: Store;
  readonly rules: Rules;
  /** Whether there is a rule for a call. */
  hasRulesFor(operationId: string): boolean;
  /** Finds the rule that applies to a call and counts the hit. */
  matchRules(target: RuleTarget): Matching | Promise<Matching>;
  readonly journal: Journal;
  readonly history: History;
  /** Is notified of what happens in the world; undefined if nobody follows it. */
  readonly observer: WorldObserver | undefined;
  readonly origin: Origin;
  readonly config: WorldConfig;
  readonly content: WorldContent;
  readonly startedAt: number;
  /** The source of tokens and codes; undefined if they follow from the seed. */
  readonly secrets: Secrets | undefined;
  /**
   * Stores a world that does not exist yet; a refused call does not create a world.
   * @throws {TooManyWorldsError} at the maximum number of worlds
   */
  ensureStored(): Promise<void> | undefined;
  /** False for a new world before `ensureStored()`. */
  readonly isStored: boolean;
  /** Changes with each replacement: a reset, an import, a restored snapshot. */
  readonly generation: number;
  /** Changes with the record: clock, switches, rules. */
  readonly version: number;
  /** Whether something was changed through this view, if it was requested with a recording. */
  readonly hasChanged: boolean;
  /**
   * Reads the current state of the world.
   * @throws {WorldReplacedError} if the world has been reset, imported, restored or deleted since
   */
  refresh(): Promise<void>;
  /** Resets the world to a scenario, at `now` or at the server's own time; deletes journal, rules and snapshots. */
  reset(origin: Origin, now?: number): Promise<void>;
  /** Undoes the latest change of state, or all changes back to that entry. Settings and the clock stay. */
  undo(through?: number): Promise<UndoResult>;
  /** Changes switches of the running world; players stay. */
  reconfigure(overrides: WorldConfigOverrides): Promise<void>;
  /** @param move returns the new clock; it may run twice */
  moveClock(move: (clock: ClockState, machineNow: number) => ClockState): Promise<void>;
  /** The snapshots; a reset deletes them. */
  snapshots(): Promise<readonly WorldSnapshot[]>;
  /** @returns when it was taken, by the world's clock */
  saveSnapshot(name: string): Promise<number>;
  removeSnapshot(name: string): Promise<void>;
  /** Restores a snapshot. */
  restore(moment: WorldSnapshot): Promise<void>;
  /** The state of the settings when a call arrives, for a later fork. */
  arrive(): Arrival;
  /**
   * Creates a world with the state before a call. This world does not change.
   * @param requestId the call's entry in the journal
   */
  fork(name: string, requestId: number): Promise<ForkResult>;
  /** Exports the world. */
  export(): Promise<WorldExport>;
  import(data: WorldExport): Promise<void>;
}

/** A snapshot of a world. */
export interface WorldSnapshot {
  readonly name: string;
  /** By the world's clock, in ms since 1970 UTC. */
  readonly takenAt: number;
  readonly settings: Settings;
}

/** The result of a fork. */
export type ForkResult =
  | { readonly kind: 'forked' }
  /** The journal has no such call. */
  | { readonly kind: 'unknown' }
  /** Changes since the call are no longer stored; forks reach back to the call `from`, if to any. */
  | { readonly kind: 'too-old'; readonly from: number | undefined }
  /** The world was replaced since the call. */
  | { readonly kind: 'replaced' }
  /** A world of that name exists. */
  | { readonly kind: 'exists' };
