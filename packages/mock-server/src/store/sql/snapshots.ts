import type { StoredWorld } from '../database.ts';
import { WorldReplacedError } from '../errors.ts';
import { runRead, type Engine, type Work } from './engine.ts';
import { DamagedNumberError } from './read-bytes-plugin.ts';
import { deleteEnded, retireSpace } from './spaces.ts';
import { readObject, readText } from './stored-text.ts';

/** The spaces of a world's snapshots; empty if one of them cannot be read, which leaves its rows behind. */
async function shownSpaces(trx: Work, world: string): Promise<number[]> {
  try {
    const rows = await trx
      .selectFrom('snapshot')
      .select('space')
      .distinct()
      .where('world', '=', world)
      .execute();
    return rows.map(({ space }) => space);
  } catch (error) {
    if (error instanceof DamagedNumberError) return [];
    throw error;
  }
}

/** Deletes all snapshots of a world. */
export async function dropSnapshots(engine: Engine, trx: Work, world: string): Promise<void> {
  const spaces = await shownSpaces(trx, world);
  await trx.deleteFrom('snapshot').where('world', '=', world).execute();
  for (const space of spaces) await retireSpace(engine, trx, space);
}

/** Deletes a snapshot and the rows that only it contains. */
async function drop(engine: Engine, trx: Work, world: string, snapshot: string): Promise<void> {
  const removed = await trx
    .deleteFrom('snapshot')
    .where('world', '=', world)
    .where('name', '=', snapshot)
    .returning('space')
    .executeTakeFirst();
  if (!removed) return;
  await deleteEnded(trx, removed.space);
  await retireSpace(engine, trx, removed.space);
}

/** The snapshots of a world. */
export function createSnapshots(
  engine: Engine,
  { world, space }: { readonly world: string; readonly space: number },
): Pick<StoredWorld, 'snapshots' | 'saveSnapshot' | 'removeSnapshot'> {
  const isCurrent = async (trx: Work): Promise<boolean> => {
    const row = await trx.selectFrom('world').select('space').where('name', '=', world).executeTakeFirst();
    return row?.space === space;
  };
  return {
    snapshots: () =>
      runRead(engine, async () => {
        const found = await engine.db
          .selectFrom('snapshot')
          .select(['name', 'record'])
          .where('world', '=', world)
          .orderBy('name')
          .execute();
        return found.map((row) => {
          const name = readText(row.name, `The name of a snapshot of the world ${world}`);
          return { name, record: readObject(row.record, `The snapshot ${name} of the world ${world}`) };
        });
      }),
    saveSnapshot: (name, record) =>
      engine.run(async (trx) => {
        await engine.lockSpace(trx, space);
        if (!(await isCurrent(trx))) throw new WorldReplacedError();
        const at = await engine.nextChange(trx);
        // Replaces the previous snapshot of that name; rows that both contain stay.
        await drop(engine, trx, world, name);
        await trx
          .insertInto('snapshot')
          .values({ world, name, space, at, record: JSON.stringify(record) })
          .execute();
      }),
    removeSnapshot: (name) => engine.run((trx) => drop(engine, trx, world, name)),
  };
}
