import { openDatabase } from '#store/open.ts';
import { dueAt } from '#worlds/due.ts';
import type { Database } from '#store/database.ts';
import type { WorldExport } from '#worlds/export-schema.ts';
import { createWorlds, type Worlds } from '#worlds/directory.ts';
import { readWorldsFile, getReason, writeWorldsFile, type DamagedWorld } from './worlds-file.ts';

/** A transfer between a store and a file. */
export interface Transfer {
  readonly file: string;
  /** The name of the store. */
  readonly store: string;
  /** Only these worlds; all if it is empty. */
  readonly worlds: readonly string[];
  /** Leaves out damaged worlds instead of doing nothing. */
  readonly skipDamaged: boolean;
}

/** The result of a transfer. */
export interface Transferred {
  /** Names of the transferred worlds. */
  readonly worlds: readonly string[];
  /** Worlds that were left out. */
  readonly damaged: readonly DamagedWorld[];
}

/** A world is damaged and may not be left out: nothing was transferred. */
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
  if (store === 'memory') throw new RangeError('name a durable store: --store file:<path> or postgres://…');
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
 * @throws {DamagedWorldsError}; {Error} if the store cannot be opened, lacks a world or the file cannot be written
 */
export function exportWorlds({ file, store, worlds: wanted, skipDamaged }: Transfer): Promise<Transferred> {
  return withStore(store, async (worlds) => {
    const names = (await worlds.names()).toSorted();
    const missing = wanted.find((name) => !names.includes(name));
    if (missing !== undefined) throw new Error(`the store has no world ${missing}`);
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
          damaged.push({ world: name, reason: getReason(error) });
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
 * Imports the worlds of a file into a store and replaces worlds of the same names.
 * @throws {DamagedWorldsError}; {Error} if the file cannot be read or the store cannot be opened
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
