import { sql } from 'kysely';
import type { Beginning } from '../database.ts';
import { WorldReplacedError } from '../errors.ts';
import { createMemoryStore, getState } from '../memory/store.ts';
import type { DueAt, Store, StoreContents } from '../port.ts';
import { runRead, type Engine, type Work } from './engine.ts';
import { createForkedStore, withoutRemoved, type BaseState } from './forked-store.ts';
import { currentPart } from './contents.ts';
import { claimSpace, FILLING_MS, FORKS } from './spaces.ts';
import { createSqlReader, createSqlStore } from './store.ts';
import { readKey, readObject } from './stored-text.ts';
import type { Turns } from './turns.ts';
import { fillSpace } from './writes.ts';

/** The state from which a space was forked. */
export interface Base {
  readonly space: number;
  /** The number of the change after which it is read. */
  readonly at: number;
  /** The numbers of documents of large kinds. */
  readonly counts: ReadonlyMap<string, number>;
  /** Its own base, if it was forked too. */
  readonly base: Base | undefined;
}

/** Reads the base of a space. @returns undefined if the space was not forked */
export async function findBase(engine: Engine, space: number): Promise<Base | undefined> {
  const found = await runRead(engine, () =>
    engine.db
      .selectFrom('snapshot')
      .select(['space', 'at', 'record'])
      .where('world', '=', FORKS)
      .where('name', '=', String(space))
      .executeTakeFirst(),
  );
  if (!found) return undefined;
  const { space: from, at } = found;
  const record = readObject(found.record, `The base of the space ${space}`);
  return { space: from, at, counts: new Map(Object.entries(record)), base: await findBase(engine, from) };
}

function readBase(engine: Engine, world: string, { space, at, counts, base }: Base): BaseState {
  const reader = createSqlReader(engine, { world, space, at, counts });
  if (!base) return reader;
  const readOnly = { ...reader, commit: () => Promise.resolve(false), runInTurn: runNow };
  return createForkedStore(readOnly, readBase(engine, world, base));
}

function runNow<R>(_key: string, work: () => Promise<R>): Promise<R> {
  return work();
}

interface SpaceOptions {
  readonly world: string;
  readonly space: number;
  readonly dueAt: DueAt;
  readonly base: Base | undefined;
}

/** The store of a space, forked or not. */
export function createSpaceStore(
  engine: Engine,
  turns: Turns,
  { world, space, dueAt, base }: SpaceOptions,
): Store {
  if (!base) return createSqlStore(engine, turns, { world, space, dueAt });
  const own = createSqlStore(engine, turns, { world, space, dueAt: withoutRemoved(dueAt) });
  return createForkedStore(own, readBase(engine, world, base));
}

async function addWorld(
  { engine, dueAt, trx }: { readonly engine: Engine; readonly dueAt: DueAt; readonly trx: Work },
  name: string,
  { space, record, contents }: { space: number; record: unknown; contents: StoreContents },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('world')
    .values({
      name,
      space,
      epoch: space,
      version: space,
      record: JSON.stringify(record),
      touched_at: engine.time.now(),
    })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  await fillSpace({ trx, dueAt }, { space, version: space }, contents);
  return true;
}

/** Creates a world. @returns whether none of that name existed */
export async function createWorld(
  engine: Engine,
  dueAt: DueAt,
  name: string,
  { record, contents }: { readonly record: unknown; readonly contents: StoreContents },
): Promise<boolean> {
  return engine.run(async (trx) => {
    const space = await engine.nextChange(trx);
    return addWorld({ engine, dueAt, trx }, name, { space, record, contents });
  });
}

/** Kinds with more documents than this are counted when a base is pinned. */
const LARGE_KIND = 500;

async function countLargeKinds(trx: Work, space: number): Promise<Map<string, number>> {
  const found = await trx
    .selectFrom('document')
    .select(({ fn }) => ['kind', fn.countAll<number>().as('count')])
    .where('space', '=', space)
    .where(currentPart(space).isThere)
    .groupBy('kind')
    .having(({ fn }) => fn.countAll(), '>', LARGE_KIND)
    .execute();
  return new Map(found.map(({ kind, count }) => [readKey(kind, 'A kind'), count]));
}

/** Pins the current state of a space as the base of a new space, which is unused until a world has it. */
function pin(
  engine: Engine,
  { world, space }: Pick<SpaceOptions, 'world' | 'space'>,
): Promise<Pick<Base, 'at' | 'counts'> & { readonly begun: number }> {
  return engine.run(async (trx) => {
    await engine.lockSpace(trx, space);
    const row = await trx.selectFrom('world').select('space').where('name', '=', world).executeTakeFirst();
    if (row?.space !== space) throw new WorldReplacedError();
    const at = await engine.nextChange(trx);
    const begun = await engine.nextChange(trx);
    const counts = await countLargeKinds(trx, space);
    const record = JSON.stringify(Object.fromEntries(counts));
    await trx
      .insertInto('snapshot')
      .values({ world: FORKS, name: String(begun), space, at, record })
      .execute();
    await trx
      .insertInto('retired')
      .values({ space: begun, at: engine.time.now() + FILLING_MS })
      .execute();
    return { at, begun, counts };
  });
}

/** Marks a space that no world got as unused from now on. */
function release(engine: Engine, space: number): Promise<void> {
  return engine.run(async (trx) => {
    await trx
      .updateTable('retired')
      .set({ at: sql`0` })
      .where('space', '=', space)
      .execute();
  });
}

/**
 * Creates a world that reads a space as it is now, with further changes of its own.
 * @returns as `StoredWorld.fork`
 */
export async function forkSpace(
  engine: Engine,
  { world, space, dueAt, base }: SpaceOptions,
  name: string,
  begin: (state: Store) => Promise<Beginning | undefined>,
): Promise<boolean> {
  const { at, begun, counts } = await pin(engine, { world, space });
  let isForked = false;
  try {
    const ownDueAt = withoutRemoved(dueAt);
    const own = createMemoryStore(await getState({ documents: {}, logs: {} }, ownDueAt));
    const state = createForkedStore(own, readBase(engine, world, { space, at, counts, base }));
    const beginning = await begin(state);
    if (!beginning) return false;
    const { record, changes } = beginning;
    if (!(await state.commit(changes))) throw new Error(`the fixed state of the world ${world} has changed`);
    const contents = await own.contents();
    isForked = await engine.run(async (trx) => {
      const isAdded = await addWorld({ engine, dueAt: ownDueAt, trx }, name, {
        space: begun,
        record,
        contents,
      });
      if (isAdded) await claimSpace(trx, begun);
      return isAdded;
    });
    return isForked;
  } finally {
    if (!isForked) await release(engine, begun);
  }
}
