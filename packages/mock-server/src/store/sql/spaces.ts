import { sql } from 'kysely';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { HOUR_MS, MINUTE_MS } from '#time/durations.ts';
import type { DueAt, StoreContents } from '../port.ts';
import { fillSpace, getPieces } from './writes.ts';
import type { Engine, Work } from './engine.ts';

/** How long an unused space can still be read: earlier calls have ended by then. */
const READABLE_MS = MINUTE_MS;

/** Rows deleted at a time, so that no call waits long. */
const ROWS_AT_ONCE = 1000;

/** The world name under which a forked space, as the name of a snapshot, pins its base; no world can have it. */
export const FORKS = ':forks';

/** Copies a space as it was after the change `at` into a new one. The copy of a forked space has the same base. */
export async function copySpace(
  trx: Work,
  from: { readonly space: number; readonly at: number },
  to: { readonly space: number; readonly version: number },
): Promise<void> {
  const wasThere = sql`space = ${from.space} and version <= ${from.at} and (ended = 0 or ended > ${from.at})`;
  const begun = sql`cast(${to.space} as bigint), 0, cast(${to.version} as bigint)`;
  await sql`insert into document (space, ended, version, key, kind, due, value)
    select ${begun}, key, kind, due, value from document where ${wasThere}`.execute(trx);
  await sql`insert into log_item (space, ended, version, log, seq, value)
    select ${begun}, log, seq, value from log_item where ${wasThere}`.execute(trx);
  await sql`insert into snapshot (world, name, space, at, record)
    select world, ${String(to.space)}, space, at, record from snapshot
    where world = ${FORKS} and name = ${String(from.space)}`.execute(trx);
}

/** A world with more documents than this is written in pieces. */
const LARGE = 2000;

/** How long a space may take to be filled before it counts as left by a killed process. */
export const FILLING_MS = HOUR_MS;

/**
 * Fills a new space in several transactions if it is large, so that other calls do not wait. Until a world uses it, it is
 * recorded as unused.
 * @returns its number; undefined if the contents are small enough for one transaction
 */
export async function prepareSpace(
  engine: Engine,
  dueAt: DueAt,
  contents: StoreContents,
): Promise<number | undefined> {
  if (Object.keys(contents.documents).length < LARGE) return undefined;
  const space = await engine.run(async (trx) => {
    const begun = await engine.nextChange(trx);
    await trx
      .insertInto('retired')
      .values({ space: begun, at: engine.time.now() + FILLING_MS })
      .execute();
    return begun;
  });
  for (const piece of getPieces(contents)) {
    await engine.run((trx) => fillSpace({ trx, dueAt }, { space, version: space }, piece), 'light');
    await nextTurn();
  }
  return space;
}

/** Records that a world uses a prepared space. */
export async function claimSpace(trx: Work, space: number): Promise<void> {
  await trx.deleteFrom('retired').where('space', '=', space).execute();
}

/** Records that a space is unused, unless a snapshot contains it. */
export async function retireSpace({ time }: Engine, trx: Work, space: number): Promise<void> {
  await sql`insert into retired (space, at) select cast(${space} as bigint), cast(${time.now()} as bigint)
    where not exists (select 1 from snapshot where space = ${space})
      and not exists (select 1 from world where space = ${space})
      and not exists (select 1 from retired where space = ${space})`.execute(trx);
}

/** Deletes the ended rows of a space that no snapshot contains. */
export async function deleteEnded(trx: Work, space: number): Promise<void> {
  const isShown = (table: string) => sql`exists (select 1 from snapshot s
    where s.space = ${sql.table(table)}.space and ${sql.table(table)}.version <= s.at and ${sql.table(table)}.ended > s.at)`;
  for (const table of ['document', 'log_item'])
    await sql`delete from ${sql.table(table)}
      where space = ${space} and ended <> 0 and not ${isShown(table)}`.execute(trx);
}

/** Removes the pin of the base of a deleted space. */
async function releaseBase(engine: Engine, trx: Work, space: number): Promise<void> {
  const released = await trx
    .deleteFrom('snapshot')
    .where('world', '=', FORKS)
    .where('name', '=', String(space))
    .returning('space')
    .executeTakeFirst();
  if (!released) return;
  await deleteEnded(trx, released.space);
  await retireSpace(engine, trx, released.space);
}

async function deleteSome(engine: Engine, space: number): Promise<boolean> {
  return engine.run(async (trx) => {
    let isLeft = false;
    for (const [table, columns] of [
      ['document', 'key, ended'],
      ['log_item', 'log, ended, seq'],
    ] as const) {
      const deleted =
        await sql`delete from ${sql.table(table)} where space = ${space} and (${sql.raw(columns)}) in (
        select ${sql.raw(columns)} from ${sql.table(table)} where space = ${space} limit ${sql.lit(ROWS_AT_ONCE)})`.execute(
          trx,
        );
      isLeft ||= Number(deleted.numAffectedRows ?? 0) === ROWS_AT_ONCE;
    }
    if (!isLeft) {
      await trx.deleteFrom('retired').where('space', '=', space).execute();
      await releaseBase(engine, trx, space);
    }
    return isLeft;
  }, 'light');
}

/** Deletes spaces that have been unused for a while. */
export async function deleteRetired(engine: Engine): Promise<void> {
  const over = await engine.db
    .selectFrom('retired')
    .select('space')
    .where('at', '<', engine.time.now() - READABLE_MS)
    .execute();
  for (const { space } of over) while (await deleteSome(engine, space));
}
