import { openDatabase } from '#store/open.ts';
import { dueAt } from '#worlds/due.ts';
import type { Database } from '#store/database.ts';
import type { WorldExport } from '#worlds/export-schema.ts';
import { createWorlds, type Worlds } from '#worlds/registry.ts';
import { readWorldsFile, reasonOf, writeWorldsFile, type DamagedWorld } from './worlds-file.ts';

/** What is carried between a store and a file. */
export interface Transfer {
  readonly file: string;
  /** The name of the store. */
  readonly store: string;
  /** Only these worlds; all of them where it is empty. */
  readonly worlds: readonly string[];
  /** Leaves out worlds that are damaged, instead of doing nothing. */
  readonly skipDamaged: boolean;
}

/** What a transfer came to. */
export interface Transferred {
  /** Names of the worlds that were carried over. */
  readonly worlds: readonly string[];
  /** Those that were left out. */
  readonly damaged: readonly DamagedWorld[];
}

/** A world is damaged, and nobody has asked for leaving it out: nothing was carried over. */
export class DamagedWorldsError extends Error {
  override readonly name = 'DamagedWorldsError';
  readonly damaged: readonly DamagedWorld[];
  constructor(damaged: readonly DamagedWorld[]) {
    super(damaged.map(({ world, reason }) => `the world ${world} is damaged: ${reason}`).join('\n'));
    this.damaged = damaged;
  }
}

async function withStore<R>(
  store: string,
  work: (worlds: Worlds, database: Database) => Promise<R>,
): Promise<R> {
  if (store === 'memory')
    throw new RangeError('name a store that keeps worlds: --store file:<path> or postgres://…');
  const database = await openDatabase(store, dueAt);
  try {
    return await work(
      createWorlds({ seed: 1, scenario: 'default', maxWorlds: Number.MAX_SAFE_INTEGER }, database),
      database,
    );
  } finally {
    await database.close();
  }
}

/**
 * Writes worlds of a store to a file.
 * @throws {DamagedWorldsError}; {Error} when the store cannot be opened, lacks a world or the file cannot be written
 */
export function exportWorlds({ file, store, worlds: wanted, skipDamaged }: Transfer): Promise<Transferred> {
  return withStore(store, async (worlds) => {
    const names = (await worlds.names()).toSorted();
    const missing = wanted.find((name) => !names.includes(name));
    if (missing !== undefined) throw new Error(`the store holds no world ${missing}`);
    const damaged: DamagedWorld[] = [];
    const exported: string[] = [];
    async function* readAll(): AsyncGenerator<readonly [string, WorldExport]> {
      for (const name of wanted.length > 0 ? wanted : names) {
        let data: WorldExport;
        try {
          const world = await worlds.view(name);
          await world.refresh();
          data = await world.export();
        } catch (error) {
          damaged.push({ world: name, reason: reasonOf(error) });
          if (!skipDamaged) throw new DamagedWorldsError(damaged);
          continue;
        }
        exported.push(name);
        yield [name, data];
      }
    }
    await writeWorldsFile(file, readAll());
    return { worlds: exported, damaged };
  });
}

/**
 * Puts the worlds of a file in the place of those of the same names in a store.
 * @throws {DamagedWorldsError}; {Error} when the file cannot be read or the store cannot be opened
 */
export async function importWorlds({
  file,
  store,
  worlds: wanted,
  skipDamaged,
}: Transfer): Promise<Transferred> {
  const { worlds: found, damaged } = await readWorldsFile(file, wanted);
  if (damaged.length > 0 && !skipDamaged) throw new DamagedWorldsError(damaged);
  return withStore(store, async (worlds) => {
    for (const [name, data] of found) await (await worlds.get(name)).import(data);
    return { worlds: [...found.keys()], damaged };
  });
}
