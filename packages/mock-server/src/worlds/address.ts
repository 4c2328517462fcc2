/** The world at the root of the server. */
export const DEFAULT_WORLD = 'default';

const NAME = /^[a-z0-9-]{1,40}$/;

/** What a world's name may be, in words. */
export const WORLD_NAME_RULE = 'A world is named by 1 to 40 of a-z, 0-9 and -';

/** Whether a world can have that name. */
export function isWorldName(name: string): boolean {
  return NAME.test(name);
}

/** Where the worlds stand; with a route's parameter for the name it is the prefix of their routes. */
export function namedPrefix(name: string): string {
  return `/w/${name}`;
}

/** What every address of a world begins with: nothing for the default world. */
export function worldPrefix(name: string): string {
  return name === DEFAULT_WORLD ? '' : namedPrefix(name);
}

const NAMED = new RegExp(`^${namedPrefix('([^/]+)')}(/.*)$`, 's');

/** Takes a path apart into the world it names, which need not have a possible name, and the path within. */
export function splitWorldPath(path: string): { world: string; path: string } {
  const [, world, within] = NAMED.exec(path) ?? [];
  return world === undefined || within === undefined
    ? { world: DEFAULT_WORLD, path }
    : { world, path: within };
}
