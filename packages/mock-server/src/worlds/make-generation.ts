import { resolveConfig } from '#config/world-config.ts';
import { createFaults } from '#faults/faults.ts';
import { createJournal } from '#journal/journal.ts';
import type { Secrets } from '#random/secrets.ts';
import { contentOf } from '#seed/content.ts';
import { createMemoryStore } from '#store/memory.ts';
import { LOG_PREFIX, type OpenStore, type Store, type StoreContents } from '#store/port.ts';
import { createClock, type Clock } from '#time/clock.ts';
import { initialContents } from './demo-player.ts';
import {
  createGeneration,
  type Generation,
  type Origin,
  type Settings,
  type WorldExport,
} from './generation.ts';
import { createHistory } from './history.ts';
import { createKeptAnswers } from './kept-answers.ts';
import { scenarioOf } from './scenarios.ts';

const openStore: OpenStore = async (contents) => createMemoryStore(contents);

/** What an origin says of a world's settings. */
export function settingsOf(origin: Origin, startedAt: number): Settings {
  const config = resolveConfig({ ...scenarioOf(origin.scenario).config, ...origin.config });
  return { origin, config, content: contentOf(config, startedAt) };
}

/** All that a store holds. */
export async function collectContents(store: Store): Promise<StoreContents> {
  const contents: StoreContents = { documents: {}, logs: {} };
  for (const [key, value] of await store.scan('')) {
    if (key.startsWith(LOG_PREFIX)) contents.logs[key] = [...(value as unknown[])];
    else contents.documents[key] = value;
  }
  return contents;
}

/** What a generation begins with beside its origin. */
interface Beginning {
  readonly clock: Clock;
  /** Whose numbers of faults and of journal entries go on. */
  readonly previous: Pick<Generation, 'faults' | 'journal'> | undefined;
  /** Where tokens come from; undefined where they follow from the seed. */
  readonly secrets: Secrets | undefined;
}

/** The beginning of a scenario. */
export async function beginGeneration(
  origin: Origin,
  { clock, previous, secrets }: Beginning,
): Promise<Generation> {
  const startedAt = clock.now();
  const settings = settingsOf(origin, startedAt);
  const { demo = {}, friends = 0, prepare } = scenarioOf(origin.scenario);
  const { config } = settings;
  const start = {
    seed: origin.seed,
    config,
    startedAt,
    demo,
    friends,
    secrets,
    ...(prepare ? { prepare } : {}),
  };
  const contents = initialContents(start);
  return createGeneration({
    settings,
    startedAt,
    clock,
    store: await openStore(contents),
    keptAnswers: createKeptAnswers(contents),
    faults: previous?.faults.successor() ?? createFaults(),
    journal: previous?.journal.successor() ?? createJournal(),
    history: createHistory(),
    snapshots: new Map(),
  });
}

/** What was exported, going on from there. */
export async function continueGeneration(data: WorldExport, previous: Generation): Promise<Generation> {
  const { origin, startedAt, contents } = data;
  const { faults, journal, snapshots } = previous;
  const clock = createClock();
  clock.restore(data.clock);
  return createGeneration({
    settings: settingsOf(origin, startedAt),
    startedAt,
    clock,
    store: await openStore(contents),
    keptAnswers: createKeptAnswers(contents),
    faults,
    journal,
    history: createHistory(),
    snapshots,
  });
}
