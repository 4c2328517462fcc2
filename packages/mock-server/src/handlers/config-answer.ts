import { prepareBody, type PreparedBody } from '#http/prepared.ts';
import type { WorldConfig } from '#config/world-config.ts';
import type { World } from '#worlds/world.ts';
import type { WorldContent } from '#seed/content.ts';
import { webConfig } from './web-config.ts';

/** The answers of appConfig: with the game list, and without it for a client that has the current one. */
export interface ConfigAnswers {
  readonly body: { readonly appWebConfig: ReturnType<typeof webConfig>; readonly gameListVersion: number };
  readonly full: PreparedBody;
  readonly short: PreparedBody;
}

function prepare(answer: object): PreparedBody {
  return prepareBody('application/json; charset=utf-8', JSON.stringify(answer));
}

/** By content, settings and, if the answer contains it, world; removed with the content. */
const cache = new WeakMap<WorldContent, Map<string, ConfigAnswers>>();

/** How many variants are cached per content: an answer has a few hundred kilobytes, and a server may have many worlds. */
const VARIANTS_MAX = 32;

/** Settings as text; a world keeps the same object until it is reconfigured. */
const texts = new WeakMap<WorldConfig, string>();
function getSettings(config: WorldConfig): string {
  const known = texts.get(config);
  if (known !== undefined) return known;
  const text = JSON.stringify(config);
  texts.set(config, text);
  return text;
}

/** The configuration answers of a world, serialised and compressed once per version of its configuration. */
export function configAnswers(world: World): ConfigAnswers {
  const { config, content } = world;
  const variants = cache.get(content) ?? new Map<string, ConfigAnswers>();
  cache.set(content, variants);
  const key = `${config.socialLogin ? world.name : ''} ${getSettings(config)}`;
  const known = variants.get(key);
  if (known) return known;
  const body = {
    appWebConfig: webConfig(config, content, world.name),
    gameListVersion: content.gameListVersion,
  };
  const answers = {
    body,
    full: prepare({ code: 200, errcode: 0, ...body, gameList: content.games }),
    short: prepare({ code: 200, errcode: 0, ...body }),
  };
  if (variants.size >= VARIANTS_MAX)
    for (const oldest of [...variants.keys()].slice(0, 1)) variants.delete(oldest);
  variants.set(key, answers);
  return answers;
}
