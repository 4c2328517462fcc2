import type { StoreContents } from '#store/port.ts';
import { uptime } from '#time/clock.ts';
import { HOUR_MS } from '#time/durations.ts';
import type { WorldRecord } from './record.ts';

/** The state of a world before its first call. */
export interface InitialWorld {
  readonly record: WorldRecord;
  readonly contents: StoreContents;
}

/** The initial states that were shown of worlds that are not stored, so that the first writing call stores the same one. */
export interface InitialWorlds {
  get(world: string): InitialWorld;
  delete(world: string): void;
}

/** Maximum of cached states; the oldest is removed first. */
const MAX_CACHED = 100;

/** @param create creates an initial state, which is cached for an hour of machine time */
export function createInitialWorlds(create: () => InitialWorld): InitialWorlds {
  const cached = new Map<string, { readonly since: number; readonly initial: InitialWorld }>();
  return {
    get: (world) => {
      const known = cached.get(world);
      if (known && uptime() - known.since < HOUR_MS) return known.initial;
      cached.delete(world);
      const initial = create();
      cached.set(world, { since: uptime(), initial });
      const oldest = cached.keys().next();
      if (cached.size > MAX_CACHED && !oldest.done) cached.delete(oldest.value);
      return initial;
    },
    delete: (world) => void cached.delete(world),
  };
}
