import { resolveConfig, type WorldConfig } from '#config/world-config.ts';
import type { Secrets } from '#random/secrets.ts';
import { contentOf, type WorldContent } from '#seed/content.ts';
import type { StoreContents } from '#store/port.ts';
import { initialContents } from './demo-player.ts';
import type { Origin, Settings } from './record.ts';
import { scenarioOf } from './scenarios.ts';

/** The switches of a world, with what it offers by them. */
export interface ConfigAndContent {
  readonly config: WorldConfig;
  readonly content: WorldContent;
}

/** What a world is switched to and offers. */
export function configAndContentOf({
  origin,
  startedAt,
}: Pick<Settings, 'origin' | 'startedAt'>): ConfigAndContent {
  const config = resolveConfig({ ...scenarioOf(origin.scenario).config, ...origin.config });
  return { config, content: contentOf(config, startedAt) };
}

/**
 * The documents and logs with which a scenario begins.
 * @param secrets where tokens come from; undefined where they follow from the seed
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
