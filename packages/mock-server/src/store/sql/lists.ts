import { sql } from 'kysely';
import { LIST_BOUNDS, type RecentList } from '../database.ts';
import { StoreUnavailableError } from '../errors.ts';
import { approximateSize } from '../size.ts';
import { runRead, type Engine, type ListPlace, type Work } from './engine.ts';
import { readJson } from './stored-text.ts';

/** Larger items count as this size: their content was shortened. */
const MAX_ITEM_SIZE = 1024 * 1024;

interface Addition {
  readonly place: ListPlace;
  readonly items: readonly unknown[];
  readonly resolve: (ids: readonly number[]) => void;
  readonly reject: (error: unknown) => void;
}

/** Lists are trimmed after this fraction of their limit. */
const TRIMS_PER_BOUND = 10;

/**
 * Removes the oldest items. The row of the latest removed one stays without its value and with the size 0, so that readers
 * know where the list is complete.
 */
async function trim(trx: Work, { world, name }: ListPlace, last: number): Promise<void> {
  const { items, size } = LIST_BOUNDS[name];
  const { bound } = await trx
    .selectNoFrom(
      sql<number>`(select coalesce(max(id), 0) from (
        select id, sum(size) over (order by id desc) as total
        from list_item where world = ${world} and name = ${name}) as sized
        where id <= ${last - items} or (total > ${size} and id < ${last}))`.as('bound'),
    )
    .executeTakeFirstOrThrow();
  await trx
    .deleteFrom('list_item')
    .where('world', '=', world)
    .where('name', '=', name)
    .where('id', '<', bound)
    .execute();
  await trx
    .updateTable('list_item')
    .set({ value: 'null', size: 0 })
    .where('world', '=', world)
    .where('name', '=', name)
    .where('id', '=', bound)
    .execute();
}

function toRow(item: unknown) {
  return { size: approximateSize(item, MAX_ITEM_SIZE), value: JSON.stringify(item) };
}

/** Writes items of one list, and trims the list from time to time. @returns the number before the first item */
async function addTo(engine: Engine, place: ListPlace, items: readonly unknown[]): Promise<number> {
  const rows = items.map(toRow);
  const last = await engine.addItems(place, rows);
  const bounds = LIST_BOUNDS[place.name];
  const step = Math.ceil(bounds.items / TRIMS_PER_BOUND);
  const before = last - items.length;
  // A few large items exceed the limit before the next trim.
  const isLarge = rows.some(({ size }) => size * step > bounds.size);
  if (isLarge || Math.floor(last / step) > Math.floor(before / step))
    await engine.run((trx) => trim(trx, place, last), 'light');
  return before;
}

/**
 * The logged call has happened already: if its entry cannot be written, the outcome of the call is unknown to its caller.
 */
function entryFailure(error: unknown): unknown {
  return error instanceof StoreUnavailableError ? error.afterChange() : error;
}

/** Lists of the worlds of a database. Items added during a write are written together in the next transaction. */
export interface Lists {
  at(place: ListPlace): RecentList;
  /** How many items wait to be written. */
  waiting(): number;
}

/** Maximum of items per transaction. */
const BATCH = 200;

export function createLists(engine: Engine): Lists {
  let waiting: Addition[] = [];
  let isWriting = false;

  const writeGroup = async (group: readonly Addition[], { place }: Addition): Promise<void> => {
    const items = group.flatMap((addition) => addition.items);
    let last = await addTo(engine, place, items);
    for (const addition of group) addition.resolve(addition.items.map(() => (last += 1)));
  };

  const write = async (batch: readonly Addition[]): Promise<void> => {
    const groups = new Map<string, [Addition, ...Addition[]]>();
    for (const addition of batch) {
      const { world, name, scope } = addition.place;
      const key = JSON.stringify([world, name, scope]);
      const group = groups.get(key);
      if (group) group.push(addition);
      else groups.set(key, [addition]);
    }
    await Promise.all([...groups.values()].map((group) => writeGroup(group, group[0])));
  };

  const flush = async (): Promise<void> => {
    if (isWriting) return;
    isWriting = true;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, BATCH);
      waiting = waiting.slice(BATCH);
      try {
        await write(batch);
      } catch (error) {
        for (const { reject } of batch) reject(entryFailure(error));
      }
    }
    isWriting = false;
  };

  const read = <R>(work: () => Promise<R>): Promise<R> => runRead(engine, work);
  return {
    waiting: () => waiting.reduce((sum, { items }) => sum + items.length, 0),
    at: (place) => {
      const { world, name, scope } = place;
      const items = () =>
        engine.db
          .selectFrom('list_item')
          .where('world', '=', world)
          .where('name', '=', name)
          .where('scope', '=', scope);
      const removeWhere = (id?: number) =>
        engine.run(async (trx) => {
          const query = trx
            .deleteFrom('list_item')
            .where('world', '=', world)
            .where('name', '=', name)
            .where('scope', '=', scope);
          const removed = await (id === undefined ? query : query.where('id', '=', id))
            .returning('size')
            .execute();
          return removed.filter(({ size }) => size > 0).length;
        });
      return {
        add: (added) =>
          added.length === 0
            ? Promise.resolve([])
            : new Promise((resolve, reject) => {
                waiting.push({ place, items: added, resolve, reject });
                void flush();
              }),
        replace: async (id, value) => {
          try {
            const { numUpdatedRows } = await engine.run(
              (trx) =>
                trx
                  .updateTable('list_item')
                  .set(toRow(value))
                  .where('world', '=', world)
                  .where('name', '=', name)
                  .where('scope', '=', scope)
                  .where('id', '=', id)
                  .where('size', '>', 0)
                  .executeTakeFirstOrThrow(),
              'light',
            );
            return numUpdatedRows > 0;
          } catch (error) {
            throw entryFailure(error);
          }
        },
        after: (first, limit) =>
          read(async () => {
            let query = items()
              .select(['id', 'value'])
              .where('id', '>', first)
              .where('size', '>', 0)
              .orderBy('list_item.id');
            if (limit !== undefined) query = query.limit(limit);
            return (await query.execute()).map(({ id, value }) => ({
              id,
              value: readJson(value, `Entry ${id} of the ${name} of the world ${world}`),
            }));
          }),
        last: () =>
          read(async () => {
            const row = await engine.db
              .selectFrom('list')
              .select('last')
              .where('world', '=', world)
              .where('name', '=', name)
              .executeTakeFirst();
            return row?.last ?? 0;
          }),
        size: () =>
          read(async () => {
            const { count } = await items()
              .select(({ fn }) => fn.countAll<number>().as('count'))
              .where('size', '>', 0)
              .executeTakeFirstOrThrow();
            return count;
          }),
        dropped: () =>
          read(async () => (await items().select('id').where('size', '=', 0).executeTakeFirst())?.id ?? 0),
        clear: () => removeWhere(),
        remove: async (id) => (await removeWhere(id)) > 0,
      };
    },
  };
}
