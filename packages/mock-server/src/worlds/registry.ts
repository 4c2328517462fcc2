import { TransportFailure } from '#http/envelope.ts';
import { HOUR_MS, MINUTE_MS } from '#time/durations.ts';
import { uptime } from '#time/clock.ts';
import { DEFAULT_WORLD, isWorldName, WORLD_NAME_RULE, worldPrefix } from './address.ts';
import type { Secrets } from '#random/secrets.ts';
import type { Origin } from './generation.ts';
import { createWorld, type World } from './world.ts';

/** A world that nobody has called for this long is dropped; its name begins anew. */
const DEFAULT_IDLE_MS = 12 * HOUR_MS;

/** More worlds than this are not kept at once. */
const DEFAULT_MAX_WORLDS = 1000;

/** One world more than the server keeps: HTTP 503. */
export class TooManyWorldsError extends TransportFailure {
  constructor(max: number) {
    const message = `This server keeps ${max} worlds at once; drop one (DELETE /w/<world>/__mock/worlds).`;
    super('unavailable', { message });
  }
}

/** How often the worlds are looked through for idle ones, at most. */
const SWEEP_MS = MINUTE_MS;

/** All worlds of a server. A world comes into being when it is first asked for. */
export interface Worlds {
  /** @throws {RangeError} when no world can have that name; {TooManyWorldsError} when there is no room for a new one. */
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
  /** How many worlds there are at once at most; default 1000. */
  maxWorlds?: number;
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
  maxWorlds = DEFAULT_MAX_WORLDS,
  secrets,
}: WorldsOptions): Worlds {
  const worlds = new Map<string, Kept>();
  let sweptAt = uptime();

  /** A call that is under way in a forgotten world does nothing any more, in particular not in the next of that name. */
  const forget = async (name: string): Promise<void> => {
    const known = worlds.get(name);
    worlds.delete(name);
    (await known?.world)?.retire();
  };

  const sweep = (at: number): void => {
    if (idleMs === 0 || at - sweptAt < Math.min(SWEEP_MS, idleMs)) return;
    sweptAt = at;
    for (const [name, { usedAt }] of worlds)
      if (name !== DEFAULT_WORLD && at - usedAt >= idleMs) void forget(name);
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
      if (worlds.size >= maxWorlds && name !== DEFAULT_WORLD) throw new TooManyWorldsError(maxWorlds);
      const world = create(name);
      worlds.set(name, { world, usedAt: at });
      return world;
    },
    names: () => [...worlds.keys()],
    drop: async (name) => {
      const known = worlds.get(name);
      if (name !== DEFAULT_WORLD) await forget(name);
      else if (known) await (await known.world).reset({ scenario, seed, config: {} });
    },
  };
}
