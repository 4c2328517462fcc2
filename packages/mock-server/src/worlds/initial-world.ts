import { resolveConfig, type WorldConfig } from '#config/world-config.ts';
import type { Secrets } from '#random/secrets.ts';
import { contentOf, type WorldContent } from '#seed/content.ts';
import type { StoreContents } from '#store/port.ts';
import { initialContents } from './demo-player.ts';
import type { Origin, Settings } from './record.ts';
import { scenarioOf } from './scenarios.ts';

export interface ConfigAndContent {
  readonly config: WorldConfig;
  readonly content: WorldContent;
}

/** The switches of a world and the content that follows from them. */
export function configAndContentOf({
  origin,
  startedAt,
}: Pick<Settings, 'origin' | 'startedAt'>): ConfigAndContent {
  const config = resolveConfig({ ...scenarioOf(origin.scenario).config, ...origin.config });
  return { config, content: contentOf(config, startedAt) };
}

/**
 * The documents and logs at the beginning of a scenario.
 * @param secrets the source of tokens; undefined if they follow from the seed
 */
export function contentsOf(origin: Origin, startedAt: number, secrets: Secrets | undefined): StoreContents {
  const { demo = {}, friends = 0, prepare } = scenarioOf(origin.scenario);
  return initialContents({
    seed: origin.seed,
    config: configAndContentOf({ origin, startedAt }).config,
    startedAt,
    demo,
    friends,
    secrets,
    ...(prepare ? { prepare } : {}),
  });
}
