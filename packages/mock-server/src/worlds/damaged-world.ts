import type { StoredWorld } from '#store/database.ts';
import { WorldDamagedError } from '#store/errors.ts';
import type { WorldRecord } from './record.ts';

/**
 * A stand-in for a world whose record cannot be read: it can be replaced and refuses everything else.
 * @param initial the record from which a replacement starts
 */
export function damagedWorld(
  name: string,
  stored: StoredWorld,
  { reason, initial }: { readonly reason: string; readonly initial: WorldRecord },
): StoredWorld {
  const refuse = (): Promise<never> => Promise.reject(new WorldDamagedError(name, reason));
  return {
    ...stored,
    record: initial,
    store: {
      load: refuse,
      tail: refuse,
      commit: refuse,
      runInTurn: refuse,
      scan: refuse,
      count: refuse,
      due: refuse,
      contents: refuse,
    },
    write: refuse,
    fork: refuse,
    snapshots: refuse,
    saveSnapshot: refuse,
    removeSnapshot: refuse,
  };
}
