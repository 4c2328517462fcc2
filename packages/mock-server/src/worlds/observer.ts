import type { NamedCall } from './history.ts';

/** A change of a world without an entry in its history: settings, the clock, a reset, an undo. */
export interface UnrecordedChange extends NamedCall {
  /** By the clock of the world, in ms since 1970 UTC. */
  readonly time: number;
}

/** Is notified of what happens in a world, by this process only. */
export interface WorldObserver {
  /** The journal or the history has a new or a changed entry, or the world was replaced. */
  written(): void;
  changed(change: UnrecordedChange): void;
  /** The world was deleted. */
  removed(): void;
}

/** The observers by the names of their worlds; a world without one has no overhead. */
export type WorldObservers = Map<string, WorldObserver>;
