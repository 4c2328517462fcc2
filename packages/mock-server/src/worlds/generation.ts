import type { WorldConfig } from '#config/world-config.ts';
import type { Faults } from '#faults/faults.ts';
import { TransportFailure } from '#http/envelope.ts';
import type { Journal } from '#journal/journal.ts';
import type { WorldContent } from '#seed/content.ts';
import type { Store, StoreContents } from '#store/port.ts';
import type { Clock, ClockState } from '#time/clock.ts';
import type { WorldConfigOverrides } from '#config/world-config.ts';
import type { History } from './history.ts';
import type { KeptAnswers } from './kept-answers.ts';
import type { ScenarioName } from './scenarios.ts';

/** What a world is made from; the same origin gives the same world. */
export interface Origin {
  scenario: ScenarioName;
  seed: number;
  config: WorldConfigOverrides;
}

/** A whole world as data. */
export interface WorldExport {
  origin: Origin;
  startedAt: number;
  clock: ClockState;
  contents: StoreContents;
}

/** Named moments that can be restored. */
export type Snapshots = Map<string, WorldExport & { readonly snapshotAt: number }>;

/** The settings of a world and what follows from them: replaced as a whole. */
export interface Settings {
  readonly origin: Origin;
  readonly config: WorldConfig;
  readonly content: WorldContent;
}

/**
 * All that a world is between two replacements (a reset, an import, a restored snapshot). A call belongs to the generation
 * that was there when it began: it reads that one and writes that one, and when it is retired nothing is written any
 * more. Journal, faults and snapshots outlive an import, and end with a reset.
 */
export interface Generation {
  settings: Settings;
  readonly startedAt: number;
  readonly clock: Clock;
  /** Refuses commits once the generation is retired. */
  readonly store: Store;
  readonly faults: Faults;
  readonly journal: Journal;
  readonly history: History;
  readonly snapshots: Snapshots;
  readonly keptAnswers: KeptAnswers;
  isRetired: boolean;
}

/** The world was replaced or dropped while a call was under way: HTTP 503. */
export class WorldReplacedError extends TransportFailure {
  constructor() {
    super('unavailable', { message: 'The world was replaced while the call ran; nothing was done.' });
  }
}

/** @throws {WorldReplacedError} when the generation has been replaced. */
export function requireCurrent({ isRetired }: Generation): void {
  if (isRetired) throw new WorldReplacedError();
}

/** Makes a generation around a store of its own. */
export function createGeneration(parts: Omit<Generation, 'isRetired'>): Generation {
  const { store } = parts;
  const generation: Generation = {
    ...parts,
    isRetired: false,
    store: {
      load: (key) => store.load(key),
      scan: (prefix) => store.scan(prefix),
      commit: async (changes) => {
        requireCurrent(generation);
        return store.commit(changes);
      },
    },
  };
  return generation;
}
