import { createWorld, type Origin, type World } from './world.ts';

/** The world at the root of the server. */
export const DEFAULT_WORLD = 'default';

const NAME = /^[a-z0-9-]{1,40}$/;

/** Whether a world can have that name. */
export const isWorldName = (name: string): boolean => NAME.test(name);

/** All worlds of a server. A world comes into being when it is first asked for. */
export interface Worlds {
  /** @throws {RangeError} when no world can have that name. */
  get(name: string): Promise<World>;
  /** Names of the worlds that exist. */
  names(): string[];
}

export interface WorldsOptions {
  seed: number;
  scenario: Origin['scenario'];
  now?: number;
}

export const createWorlds = ({ seed, scenario, now }: WorldsOptions): Worlds => {
  const worlds = new Map<string, Promise<World>>();
  return {
    get: (name) => {
      const known = worlds.get(name);
      if (known) return known;
      if (!isWorldName(name))
        throw new RangeError(`a world is named by 1 to 40 of a-z, 0-9 and -, not "${name}"`);
      const world = createWorld({
        name,
        prefix: name === DEFAULT_WORLD ? '' : `/w/${name}`,
        origin: { scenario, seed, config: {} },
        ...(now === undefined ? {} : { now }),
      });
      worlds.set(name, world);
      return world;
    },
    names: () => [...worlds.keys()],
  };
};
