import { HOUR_MS, MINUTE_MS } from '#time/durations.ts';
import { uptime } from '#time/clock.ts';
import { DEFAULT_WORLD, isWorldName, WORLD_NAME_RULE, worldPrefix } from './address.ts';
import type { Secrets } from '#random/secrets.ts';
import { createWorld, type Origin, type World } from './world.ts';

/** A world that nobody has called for this long is dropped; its name begins anew. */
const DEFAULT_IDLE_MS = 12 * HOUR_MS;

/** How often the worlds are looked through for idle ones, at most. */
const SWEEP_MS = MINUTE_MS;

/** All worlds of a server. A world comes into being when it is first asked for. */
export interface Worlds {
  /** @throws {RangeError} when no world can have that name. */
  get(name: string): Promise<World>;
  /** Names of the worlds that exist. */
  names(): string[];
  /** Forgets a world; the default world starts again instead. */
  drop(name: string): Promise<void>;
}

export interface WorldsOptions {
  seed: number;
  scenario: Origin['scenario'];
  now?: number;
  /** Machine time in ms after which an unused world is dropped; 0 keeps all. */
  idleMs?: number;
  /** Where tokens and codes come from; left out, from the seed. */
  secrets?: Secrets;
}

interface Kept {
  readonly world: Promise<World>;
  usedAt: number;
}

export function createWorlds({
  seed,
  scenario,
  now,
  idleMs = DEFAULT_IDLE_MS,
  secrets,
}: WorldsOptions): Worlds {
  const worlds = new Map<string, Kept>();
  let sweptAt = uptime();

  const sweep = (at: number): void => {
    if (idleMs === 0 || at - sweptAt < Math.min(SWEEP_MS, idleMs)) return;
    sweptAt = at;
    for (const [name, { usedAt }] of worlds)
      if (name !== DEFAULT_WORLD && at - usedAt >= idleMs) worlds.delete(name);
  };

  const create = (name: string): Promise<World> =>
    createWorld({
      name,
      prefix: worldPrefix(name),
      origin: { scenario, seed, config: {} },
      ...(now === undefined ? {} : { now }),
      secrets,
    });

  return {
    get: (name) => {
      const at = uptime();
      const known = worlds.get(name);
      if (known) known.usedAt = at;
      sweep(at);
      if (known) return known.world;
      if (!isWorldName(name)) throw new RangeError(`${WORLD_NAME_RULE}, not "${name}"`);
      const world = create(name);
      worlds.set(name, { world, usedAt: at });
      return world;
    },
    names: () => [...worlds.keys()],
    drop: async (name) => {
      const known = worlds.get(name);
      if (name !== DEFAULT_WORLD) worlds.delete(name);
      else if (known) await (await known.world).reset({ scenario, seed, config: {} });
    },
  };
}
