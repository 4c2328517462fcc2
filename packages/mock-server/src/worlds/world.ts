import { createFaults, type Faults } from '#faults/faults.ts';
import { createJournal, type Journal } from '#journal/journal.ts';
import { createMemoryStore } from '#store/memory.ts';
import { LOG_PREFIX, type Store, type StoreContents } from '#store/port.ts';
import type { Secrets } from '#random/secrets.ts';
import { createClock, type Clock, type ClockState } from '#time/clock.ts';
import { resolveConfig, type WorldConfig, type WorldConfigOverrides } from '#config/world-config.ts';
import { contentOf, type WorldContent } from '#seed/content.ts';
import { initialContents } from './demo-player.ts';
import { createHistory, type History, type Undone } from './history.ts';
import { scenarioOf, type ScenarioName } from './scenarios.ts';

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

/** An isolated universe: its own players, configuration, clock, faults and journal. */
export interface World {
  readonly name: string;
  /** Goes before every address that holds state: empty for the default world. */
  readonly prefix: string;
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
  readonly snapshots: Map<string, WorldExport & { readonly snapshotAt: number }>;
  /** Starts again from a scenario, at `now` or at the server's own time. */
  reset(origin: Origin, now?: number): Promise<void>;
  /** Takes back the latest change of state. Settings and the clock stay as they are. */
  undo(): Promise<Undone>;
  /** Changes settings of the running world and leaves its players alone. */
  reconfigure(overrides: WorldConfigOverrides): void;
  /** The world as data. Stored values never change in place, so it may be kept. */
  export(): Promise<WorldExport>;
  import(data: WorldExport): Promise<void>;
}

export interface WorldOptions {
  name: string;
  prefix: string;
  origin: Origin;
  /** Freezes the clock at this instant; left out, it runs with the machine. */
  now?: number;
  secrets?: Secrets | undefined;
}

function configOf(origin: Origin): WorldConfig {
  return resolveConfig({ ...scenarioOf(origin.scenario).config, ...origin.config });
}

async function collect(store: Store): Promise<StoreContents> {
  const contents: StoreContents = { documents: {}, logs: {} };
  for (const [key, value] of await store.scan('')) {
    if (key.startsWith(LOG_PREFIX)) contents.logs[key] = [...(value as unknown[])];
    else contents.documents[key] = value;
  }
  return contents;
}

/** Makes a world and fills it. */
export async function createWorld({
  name,
  prefix,
  origin: firstOrigin,
  now,
  secrets,
}: WorldOptions): Promise<World> {
  const clock = createClock(now);
  const ownTime = clock.state();
  const store = createMemoryStore();
  const faults = createFaults();
  const journal = createJournal();
  const history = createHistory();
  const snapshots = new Map<string, WorldExport & { readonly snapshotAt: number }>();
  let origin = firstOrigin;
  let config = configOf(origin);
  let startedAt = clock.now();
  let content = contentOf(config, startedAt);

  const reset = async (next: Origin, at?: number): Promise<void> => {
    const nextConfig = configOf(next);
    origin = next;
    config = nextConfig;
    clock.restore(ownTime);
    if (at !== undefined) clock.set(at);
    startedAt = clock.now();
    content = contentOf(config, startedAt);
    faults.clear();
    journal.clear();
    history.clear();
    snapshots.clear();
    const { demo = {}, friends = 0, prepare } = scenarioOf(next.scenario);
    await store.replace(
      initialContents({
        seed: next.seed,
        config,
        startedAt,
        demo,
        friends,
        secrets,
        ...(prepare ? { prepare } : {}),
      }),
    );
  };

  await reset(firstOrigin);
  return {
    name,
    prefix,
    clock,
    store,
    faults,
    journal,
    history,
    snapshots,
    secrets,
    get origin() {
      return origin;
    },
    get config() {
      return config;
    },
    get content() {
      return content;
    },
    get startedAt() {
      return startedAt;
    },
    reset,
    undo: () => history.undo(store),
    reconfigure: (overrides) => {
      const next = { ...origin, config: { ...origin.config, ...overrides } };
      config = configOf(next);
      content = contentOf(config, startedAt);
      origin = next;
    },
    export: async () => ({ origin, startedAt, clock: clock.state(), contents: await collect(store) }),
    import: async (data) => {
      config = configOf(data.origin);
      ({ origin, startedAt } = data);
      content = contentOf(config, startedAt);
      clock.restore(data.clock);
      history.clear();
      await store.replace(data.contents);
    },
  };
}
