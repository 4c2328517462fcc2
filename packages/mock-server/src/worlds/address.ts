/** The world at the root of the server. */
export const DEFAULT_WORLD = 'default';

const NAME = /^[a-z0-9-]{1,40}$/;

/** The rule for a world's name, for messages. */
export const WORLD_NAME_RULE = 'The name of a world has 1 to 40 of a-z, 0-9 and -';

/** Whether a text is a valid name of a world. */
export function isWorldName(name: string): boolean {
  return NAME.test(name);
}

/** The prefix of a named world; with a route parameter as its name, the prefix of the routes. */
export function namedPrefix(name: string): string {
  return `/w/${name}`;
}

/** The prefix of all addresses of a world: empty for the default world. */
export function worldPrefix(name: string): string {
  return name === DEFAULT_WORLD ? '' : namedPrefix(name);
}

const NAMED = new RegExp(`^${namedPrefix('([^/]+)')}(/.*)$`, 's');

/** Splits a path into the world it names, whose name may be invalid, and the path within that world. */
export function splitWorldPath(path: string): { world: string; path: string } {
  const [, world, within] = NAMED.exec(path) ?? [];
  return world === undefined || within === undefined
    ? { world: DEFAULT_WORLD, path }
    : { world, path: within };
}
