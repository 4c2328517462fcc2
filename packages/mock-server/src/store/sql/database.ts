import type { Database } from '../database.ts';
import type { DueAt } from '../port.ts';
import { runRead, type Engine } from './engine.ts';
import { createWorld } from './forks.ts';
import { createLists } from './lists.ts';
import { dropSnapshots } from './snapshots.ts';
import { deleteRetired, retireSpace } from './spaces.ts';
import { createStoredWorlds, findRow } from './stored-worlds.ts';
import { readText } from './stored-text.ts';
import type { StoredText } from './tables.ts';

/** The names of worlds. A damaged name is left out: no call can name it. */
function namesIn(rows: readonly { readonly name: StoredText }[]): string[] {
  return rows.flatMap(({ name }) => {
    try {
      return [readText(name, 'A name')];
    } catch {
      return [];
    }
  });
}

/** Worlds in an SQL database. */
export function createSqlDatabase(engine: Engine, dueAt: DueAt): Database {
  const { db } = engine;
  const lists = createLists(engine);
  let cleaning: Promise<void> = Promise.resolve();

  const read = <R>(work: () => Promise<R>): Promise<R> => runRead(engine, work);
  /** After a failure, the next replacement tries again. */
  const clean = (): void => {
    cleaning = cleaning.then(() => deleteRetired(engine)).catch(() => undefined);
  };

  const worlds = createStoredWorlds(engine, { lists, dueAt, onRetired: clean });
  // Removes data that a killed process has left.
  clean();

  return {
    kind: engine.kind,
    now: () => engine.time.now(),
    names: () => read(async () => namesIn(await db.selectFrom('world').select('name').execute())),
    find: (name) =>
      read(async () => {
        const row = await findRow(db, name);
        if (!row) worlds.forget(name);
        return row && worlds.find(row);
      }),
    create: async (name, record, contents) =>
      void (await createWorld(engine, dueAt, name, { record, contents })),
    remove: async (name) => {
      await engine.run(async (trx) => {
        const row = await findRow(trx, name);
        if (!row) return;
        await engine.lockSpace(trx, row.space);
        await trx.deleteFrom('world').where('name', '=', name).execute();
        await dropSnapshots(engine, trx, name);
        await trx.deleteFrom('list').where('world', '=', name).execute();
        await trx.deleteFrom('list_item').where('world', '=', name).execute();
        await retireSpace(engine, trx, row.space);
      });
      clean();
    },
    touch: (name, at) =>
      engine.run(async (trx) => {
        await trx.updateTable('world').set({ touched_at: at }).where('name', '=', name).execute();
      }, 'light'),
    unusedSince: (at) =>
      read(async () => {
        const found = await db.selectFrom('world').select('name').where('touched_at', '<', at).execute();
        return namesIn(found);
      }),
    waiting: () => lists.waiting(),
    check: () => read(async () => void (await db.selectFrom('world').select('name').limit(1).execute())),
    close: async () => {
      await cleaning;
      await engine.close();
    },
  };
}
