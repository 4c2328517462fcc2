import type { StoreContents } from '#store/port.ts';
import { uptime } from '#time/clock.ts';
import { HOUR_MS } from '#time/durations.ts';
import type { WorldRecord } from './record.ts';

/** The beginning of a world. */
export interface Beginning {
  readonly record: WorldRecord;
  readonly contents: StoreContents;
}

/** The beginnings that were shown of worlds that are not stored, so that the first writing call stores the same world. */
export interface Beginnings {
  of(world: string): Beginning;
  forget(world: string): void;
}

/** Maximum of remembered beginnings; the oldest is removed first. */
const MAX_REMEMBERED = 100;

/** @param begin creates a beginning; it is remembered for an hour of machine time */
export function createBeginnings(begin: () => Beginning): Beginnings {
  const remembered = new Map<string, { readonly since: number; readonly beginning: Beginning }>();
  return {
    of: (world) => {
      const known = remembered.get(world);
      if (known && uptime() - known.since < HOUR_MS) return known.beginning;
      remembered.delete(world);
      const beginning = begin();
      remembered.set(world, { since: uptime(), beginning });
      const oldest = remembered.keys().next();
      if (remembered.size > MAX_REMEMBERED && !oldest.done) remembered.delete(oldest.value);
      return beginning;
    },
    forget: (world) => void remembered.delete(world),
  };
}
