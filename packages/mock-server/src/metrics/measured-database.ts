import type { Database, StoredWorld } from '#store/database.ts';
import { WorldReplacedError } from '#store/errors.ts';
import type { Change } from '#store/port.ts';
import { stopwatch } from '#time/clock.ts';
import type { StoreMetrics } from './store-metrics.ts';

/** Wraps a database so that its commits are counted. */
export function measuredDatabase(database: Database, metrics: StoreMetrics): Database {
  const known = new WeakMap<StoredWorld, StoredWorld>();

  const measured = (world: StoredWorld): StoredWorld => {
    const before = known.get(world);
    if (before) return before;
    const { store } = world;
    const commit = async (changes: readonly Change[], decidedBy?: number): Promise<boolean> => {
      const elapsed = stopwatch();
      try {
        const isCommitted = await store.commit(changes, decidedBy);
        if (isCommitted) metrics.committed(elapsed());
        else metrics.conflicted();
        return isCommitted;
      } catch (error) {
        if (!(error instanceof WorldReplacedError)) metrics.failed();
        throw error;
      }
    };
    const made: StoredWorld = {
      ...world,
      store: { ...store, commit },
      write: async (record) => measuredOr(await world.write(record)),
      replace: async (replacement) => measuredOr(await world.replace(replacement)),
    };
    known.set(world, made);
    return made;
  };
  const measuredOr = (world: StoredWorld | undefined): StoredWorld | undefined => world && measured(world);

  return { ...database, find: async (name) => measuredOr(await database.find(name)) };
}
