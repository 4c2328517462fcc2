import { resolveConfig, type WorldConfig } from '#config/world-config.ts';
import type { Secrets } from '#random/secrets.ts';
import { createContent, type WorldContent } from '#seed/content.ts';
import type { StoreContents } from '#store/port.ts';
import { initialContents } from './demo-player.ts';
import type { Origin, Settings } from './record.ts';
import { getScenario } from './scenarios.ts';

export interface ConfigAndContent {
  readonly config: WorldConfig;
  readonly content: WorldContent;
}

/** The switches of a world and the content that follows from them. */
export function createConfigAndContent({
  origin,
  startedAt,
}: Pick<Settings, 'origin' | 'startedAt'>): ConfigAndContent {
  const config = resolveConfig({ ...getScenario(origin.scenario).config, ...origin.config });
  return { config, content: createContent(config, startedAt) };
}

/**
 * The documents and logs at the beginning of a scenario.
 * @param secrets the source of tokens; undefined if they follow from the seed
 */
export function createContents(
  origin: Origin,
  startedAt: number,
  secrets: Secrets | undefined,
): StoreContents {
  const { demo = {}, friends = 0, prepare } = getScenario(origin.scenario);
  return initialContents({
    seed: origin.seed,
    config: createConfigAndContent({ origin, startedAt }).config,
    startedAt,
    demo,
    friends,
    secrets,
    ...(prepare ? { prepare } : {}),
  });
}
