import type { Replacement, StoredWorld } from '../database.ts';
import { SnapshotMissingError } from '../errors.ts';
import type { DueAt } from '../port.ts';
import type { Engine, Work } from './engine.ts';
import { createSpaceStore, findBase, forkSpace, type Base } from './forks.ts';
import type { Lists } from './lists.ts';
import { createSnapshots, dropSnapshots } from './snapshots.ts';
import { copySpace, prepareSpace, retireSpace, claimSpace } from './spaces.ts';
import { readJson } from './stored-text.ts';
import { DamagedNumberError } from './read-bytes-plugin.ts';
import type { StoredText } from './tables.ts';
import { createTurns } from './turns.ts';
import { fillSpace, type Target } from './writes.ts';

/** The row of a world. */
export interface Row {
  readonly name: string;
  readonly space: number;
  readonly epoch: number;
  readonly version: number;
  readonly record: StoredText;
  /** Whether its numbers cannot be read; it can still be replaced or removed. */
  readonly isDamaged?: boolean;
}

/** The stored record; undefined if it cannot be read. */
function getRecord({ record, name }: Row): unknown {
  try {
    return readJson(record, name);
  } catch {
    return undefined;
  }
}

async function fill(
  target: Target,
  world: string,
  contents: Replacement['contents'],
  to: { readonly space: number; readonly version: number },
): Promise<void> {
  if (!('snapshot' in contents)) return fillSpace(target, to, contents);
  const { trx } = target;
  const snapshot = await trx
    .selectFrom('snapshot')
    .select(['space', 'at'])
    .where('world', '=', world)
    .where('name', '=', contents.snapshot)
    .executeTakeFirst();
  if (!snapshot) throw new SnapshotMissingError(contents.snapshot);
  await copySpace(trx, snapshot, to);
}

/** Reads the row of a world. */
export async function findRow(from: Pick<Work, 'selectFrom'>, name: string): Promise<Row | undefined> {
  try {
    const row = await from
      .selectFrom('world')
      .select(['space', 'epoch', 'version', 'record'])
      .where('name', '=', name)
      .executeTakeFirst();
    return row && { ...row, name };
  } catch (error) {
    if (!(error instanceof DamagedNumberError)) throw error;
    return { name, space: 0, epoch: 0, version: 0, record: '', isDamaged: true };
  }
}

/** Worlds by their rows. An unchanged row is the same object as before. */
export interface StoredWorlds {
  find(row: Row): StoredWorld | Promise<StoredWorld>;
  forget(name: string): void;
}

interface StoredWorldsOptions {
  readonly lists: Lists;
  readonly dueAt: DueAt;
  /** Called when a space is no longer used; it can be deleted after a while. */
  onRetired(): void;
}

export function createStoredWorlds(
  engine: Engine,
  { lists, dueAt, onRetired }: StoredWorldsOptions,
): StoredWorlds {
  const turns = createTurns();
  const views = new Map<string, { readonly world: StoredWorld; readonly base: Base | undefined }>();

  const show = (row: Row, base: Base | undefined): StoredWorld => {
    const known = views.get(row.name)?.world;
    if (known?.version === row.version) return known;
    const world = toView(row, base);
    views.set(row.name, { world, base });
    return world;
  };

  const find = (row: Row): StoredWorld | Promise<StoredWorld> => {
    const known = views.get(row.name);
    if (known?.world.generation === row.space) return show(row, known.base);
    return row.isDamaged ? show(row, undefined) : findBase(engine, row.space).then((base) => show(row, base));
  };

  const toView = (row: Row, base: Base | undefined): StoredWorld => {
    const { name, space, epoch, version, isDamaged = false } = row;
    /** Replaces this row. */
    const moveOn = async (
      trx: Work,
      fields: { readonly record: string } & Partial<Pick<Row, 'space' | 'epoch'>>,
    ): Promise<Row | undefined> => {
      const next = await engine.nextChange(trx);
      const { numUpdatedRows } = await trx
        .updateTable('world')
        .set({ ...fields, version: next })
        .where('name', '=', name)
        .$if(!isDamaged, (query) => query.where('version', '=', version))
        .executeTakeFirst();
      return numUpdatedRows === 0n ? undefined : { ...row, ...fields, version: next, isDamaged: false };
    };
    return {
      version,
      generation: space,
      record: getRecord(row),
      store: createSpaceStore(engine, turns, { world: name, space, dueAt, base }),
      list: (list) => lists.at({ world: name, name: list, scope: list === 'history' ? space : epoch }),
      write: async (record) => {
        const next = await engine.run((trx) => moveOn(trx, { record: JSON.stringify(record) }));
        return next && show(next, base);
      },
      fork: async (child, begin) => {
        const isForked = await forkSpace(engine, { world: name, space, dueAt, base }, child, begin);
        if (!isForked) onRetired();
        return isForked;
      },
      replace: async ({ record, contents, isFresh }) => {
        const prepared = 'snapshot' in contents ? undefined : await prepareSpace(engine, dueAt, contents);
        const next = await engine.run(async (trx) => {
          await engine.lockSpace(trx, space);
          if ((await findRow(trx, name))?.version !== version) return undefined;
          const begun = prepared ?? (await engine.nextChange(trx));
          const fields = { record: JSON.stringify(record), space: begun, epoch: isFresh ? begun : epoch };
          // A change of the record alone does not lock the space, so it may come in between.
          const replaced = await moveOn(trx, fields);
          if (!replaced) return undefined;
          if (prepared === undefined)
            await fill({ trx, dueAt }, name, contents, { space: begun, version: begun });
          else await claimSpace(trx, prepared);
          if (isFresh) await dropSnapshots(engine, trx, name);
          await retireSpace(engine, trx, space);
          return replaced;
        });
        onRetired();
        return next && find(next);
      },
      ...createSnapshots(engine, { world: name, space }),
    };
  };

  return { find, forget: (name) => void views.delete(name) };
}
