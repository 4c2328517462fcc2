import type { WorldConfig, WorldConfigOverrides } from '#config/world-config.ts';
import type { Secrets } from '#random/secrets.ts';
import type { Faults } from '#faults/faults.ts';
import type { Journal } from '#journal/journal.ts';
import type { WorldContent } from '#seed/content.ts';
import type { Store } from '#store/port.ts';
import { createClock, type Clock } from '#time/clock.ts';
import {
  requireCurrent,
  type Generation,
  type Origin,
  type Snapshots,
  type WorldExport,
} from './generation.ts';
import type { History, Undone } from './history.ts';
import { beginGeneration, collectContents, continueGeneration, settingsOf } from './make-generation.ts';

/** An isolated universe: its own players, configuration, clock, faults and journal. */
export interface World {
  readonly name: string;
  /** Goes before every address that holds state: empty for the default world. */
  readonly prefix: string;
  /** What the fields below are read from: the latest, or that of the call which looks. */
  readonly generation: Generation;
  readonly clock: Clock;
  readonly store: Store;
  readonly faults: Faults;
  readonly journal: Journal;
  readonly history: History;
  readonly origin: Origin;
  readonly config: WorldConfig;
  readonly content: WorldContent;
  readonly startedAt: number;
  /** Where tokens and codes come from; undefined where they follow from the seed. */
  readonly secrets: Secrets | undefined;
  /** Named moments that can be restored; gone with the next reset. */
  readonly snapshots: Snapshots;
  /** Starts again from a scenario, at `now` or at the server's own time. */
  reset(origin: Origin, now?: number): Promise<void>;
  /** Takes back the latest change of state. Settings and the clock stay as they are. */
  undo(): Promise<Undone>;
  /** Changes settings of the running world and leaves its players alone. */
  reconfigure(overrides: WorldConfigOverrides): void;
  /** The world as data. Stored values never change in place, so it may be kept. */
  export(): Promise<WorldExport>;
  import(data: WorldExport): Promise<void>;
  /** The world as one call sees it: its generation stays the same, unless the call itself replaces it. */
  bind(observe: (store: Store) => Store): World;
  /** Ends the world: calls that are under way do nothing any more. */
  retire(): void;
}

export interface WorldOptions {
  name: string;
  prefix: string;
  origin: Origin;
  /** Freezes the clock at this instant; left out, it runs with the machine. */
  now?: number;
  secrets?: Secrets | undefined;
}

/** How a world, or a call's view of it, comes by its generation. */
interface Lineage {
  readonly name: string;
  readonly prefix: string;
  readonly secrets: Secrets | undefined;
  current(): Generation;
  /** The store of the generation, as the owner of this view wants to use it. */
  store(): Store;
  replace(make: (previous: Generation) => Promise<Generation>): Promise<void>;
  begin(origin: Origin, at: number | undefined, previous: Generation): Promise<Generation>;
  retire(): void;
}

function worldOf(lineage: Lineage): World {
  const { name, prefix, secrets, current } = lineage;
  return {
    name,
    prefix,
    secrets,
    get generation() {
      return current();
    },
    get store() {
      return lineage.store();
    },
    get clock() {
      return current().clock;
    },
    get faults() {
      return current().faults;
    },
    get journal() {
      return current().journal;
    },
    get history() {
      return current().history;
    },
    get snapshots() {
      return current().snapshots;
    },
    get origin() {
      return current().settings.origin;
    },
    get config() {
      return current().settings.config;
    },
    get content() {
      return current().settings.content;
    },
    get startedAt() {
      return current().startedAt;
    },
    reset: (origin, at) => lineage.replace((previous) => lineage.begin(origin, at, previous)),
    import: (data) => lineage.replace((previous) => continueGeneration(data, previous)),
    undo: () => current().history.undo(current().store),
    reconfigure: (overrides) => {
      const generation = current();
      const { origin } = generation.settings;
      const next = { ...origin, config: { ...origin.config, ...overrides } };
      generation.settings = settingsOf(next, generation.startedAt);
    },
    export: async () => {
      const { settings, startedAt, clock, store } = current();
      return {
        origin: settings.origin,
        startedAt,
        clock: clock.state(),
        contents: await collectContents(store),
      };
    },
    bind: (observe) => bound(lineage, observe),
    retire: lineage.retire,
  };
}

function bound(lineage: Lineage, observe: (store: Store) => Store): World {
  let generation = lineage.current();
  let store = observe(generation.store);
  return worldOf({
    ...lineage,
    current: () => generation,
    store: () => store,
    replace: async (make) => {
      requireCurrent(generation);
      await lineage.replace(async (previous) => {
        generation = await make(previous);
        store = observe(generation.store);
        return generation;
      });
    },
  });
}

/** Makes a world and fills it. */
export async function createWorld({ name, prefix, origin, now, secrets }: WorldOptions): Promise<World> {
  const begin: Lineage['begin'] = (next, at, previous) => {
    const clock = createClock(now);
    if (at !== undefined) clock.set(at);
    return beginGeneration(next, { clock, previous, secrets });
  };
  let generation = await beginGeneration(origin, { clock: createClock(now), previous: undefined, secrets });
  return worldOf({
    name,
    prefix,
    secrets,
    current: () => generation,
    store: () => generation.store,
    begin,
    replace: async (make) => {
      const next = await make(generation);
      generation.isRetired = true;
      generation = next;
    },
    retire: () => {
      generation.isRetired = true;
    },
  });
}
