import type { DueAt, Store } from '../port.ts';
import { commitChanges } from './commit.ts';
import { documentRows, currentPart, readContents } from './contents.ts';
import { runRead, type Engine } from './engine.ts';
import type { Turns } from './turns.ts';
import { readJson, readKey, readObject, storedKey } from './stored-text.ts';
import type { StoredText } from './tables.ts';

/** The end of the key range of a kind: a kind ends with a colon, and the next character is a semicolon. */
function afterKind(kind: string): string {
  return `${kind.slice(0, -1)};`;
}

/**
 * The documents and logs of a space.
 * @param turns shared by all stores of the process
 */
export function createSqlStore(
  engine: Engine,
  turns: Turns,
  { world, space, dueAt }: { readonly world: string; readonly space: number; readonly dueAt: DueAt },
): Store {
  const { db } = engine;
  const read = <R>(work: () => Promise<R>): Promise<R> => runRead(engine, work);
  const documents = () => db.selectFrom('document').where('space', '=', space).where('ended', '=', 0);
  const valueOf = (value: StoredText, key: string): unknown =>
    readJson(value, `${key} of the world ${world}`);
  const getDocument = (value: StoredText, key: string): object =>
    readObject(value, `${key} of the world ${world}`);
  const getKey = (key: StoredText): string => readKey(key, `A key of the world ${world}`);

  return {
    load: (key) =>
      read(async () => {
        const found = await documents()
          .select(['version', 'value'])
          .where('key', '=', storedKey(key))
          .executeTakeFirst();
        return found
          ? { version: found.version, value: getDocument(found.value, key) }
          : { version: 0, value: undefined };
      }),

    tail: (key, count) =>
      read(async () => {
        let query = db
          .selectFrom('log_item')
          .select(['version', 'value'])
          .where('space', '=', space)
          .where('log', '=', storedKey(key))
          .where('ended', '=', 0)
          .orderBy('seq', 'desc');
        if (count !== undefined) query = query.limit(Math.max(1, count));
        const found = await query.execute();
        const version = found[0]?.version ?? 0;
        const items = found.slice(0, count).map(({ value }) => valueOf(value, key));
        return { version, items: items.toReversed() };
      }),

    commit: (changes, decidedBy) =>
      changes.length === 0
        ? Promise.resolve(true)
        : engine.run((trx) => commitChanges(engine, { trx, dueAt }, { world, space }, changes, decidedBy)),

    runInTurn: (key, work) => turns.take(`${space} ${key}`, work),

    scan: (kind) =>
      read(async () => {
        const found = new Map<string, object>();
        const first = storedKey(kind);
        for await (const { key, value } of documentRows(db, currentPart(space), first, afterKind(first))) {
          const name = getKey(key);
          found.set(name, getDocument(value, name));
        }
        return found;
      }),

    count: (kind) =>
      read(async () => {
        const { count } = await documents()
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('kind', '=', storedKey(kind))
          .executeTakeFirstOrThrow();
        return count;
      }),

    due: (kind, until, limit) =>
      read(async () => {
        let query = documents()
          .select(['key', 'due'])
          .where('kind', '=', storedKey(kind))
          .where('due', '>', 0)
          .where('due', '<=', until)
          .orderBy('document.due')
          .orderBy('document.key');
        if (limit !== undefined) query = query.limit(limit);
        return (await query.execute()).map(({ key, due }) => ({ key: getKey(key), at: due }));
      }),

    contents: () => readContents(engine, space, { getKey, getDocument, valueOf }),
  };
}
