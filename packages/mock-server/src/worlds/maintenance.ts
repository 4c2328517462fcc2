import type { Database } from '#store/database.ts';
import { uptime } from '#time/clock.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#time/durations.ts';
import { DEFAULT_WORLD } from './address.ts';

/** A world in memory without calls for this long is deleted. */
const DEFAULT_IDLE_MS = 12 * HOUR_MS;

/** The minimum interval between two searches for idle worlds. */
const SWEEP_MS = MINUTE_MS;

/** The minimum interval between two searches for undelivered messages in a world that is called. */
const DELIVERY_MS = 10 * SECOND_MS;

/** What a call triggers besides its own work. Each returns undefined if nothing is due. */
export interface Maintenance {
  removeIdleWorlds(): Promise<void> | undefined;
  /** Records that a world is used, so that it does not count as idle. */
  recordUse(world: string): Promise<void> | undefined;
  /** Delivers messages that a killed process has left: another process does it, or the same one after its restart. */
  deliverPending(world: string, deliver: () => Promise<void>): Promise<void> | undefined;
  /** Deletes what is known of a deleted world: a new one of the name is used from its first call on. */
  forget(world: string): void;
}

/** Returns whether an interval of machine time, in ms, has passed since the name was last due. */
function createTimer(intervalMs: number) {
  const dueAt = new Map<string, number>();
  return {
    isDue: (name: string): boolean => {
      const at = uptime();
      if (at < (dueAt.get(name) ?? 0)) return false;
      dueAt.set(name, at + intervalMs);
      return true;
    },
    delete: (name: string) => void dueAt.delete(name),
  };
}

/** @param idle machine time in ms after which an unused world is deleted; 0, the default of a durable store, deletes none */
export function createMaintenance(database: Database, idle: number | undefined): Maintenance {
  const isDurable = database.kind !== 'memory';
  const idleMs = idle ?? (isDurable ? 0 : DEFAULT_IDLE_MS);
  const sweeps = createTimer(Math.min(SWEEP_MS, idleMs));
  sweeps.isDue('');
  const uses = createTimer(idleMs === 0 ? SWEEP_MS : Math.min(SWEEP_MS, idleMs / 4));
  const deliveries = createTimer(DELIVERY_MS);

  const removeUnused = async (): Promise<void> => {
    const unused = await database.unusedSince(database.now() - idleMs);
    await Promise.all(unused.filter((name) => name !== DEFAULT_WORLD).map((name) => database.remove(name)));
  };

  return {
    removeIdleWorlds: () => (idleMs > 0 && sweeps.isDue('') ? removeUnused() : undefined),
    // A durable store records the latest of these instants; after a restart no world's time begins before it.
    recordUse: (world) =>
      (idleMs > 0 || isDurable) && uses.isDue(world) ? database.touch(world, database.now()) : undefined,
    deliverPending: (world, deliver) => (isDurable && deliveries.isDue(world) ? deliver() : undefined),
    forget: (world) => {
      uses.delete(world);
    },
  };
}
