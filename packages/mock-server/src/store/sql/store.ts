import type { DueAt, Store } from '../port.ts';
import { commitChanges } from './commit.ts';
import { documentRows, currentPart, partAt, readContents, readPart } from './contents.ts';
import { runRead, type Engine } from './engine.ts';
import type { Turns } from './turns.ts';
import { readJson, readKey, readObject, storedKey } from './stored-text.ts';
import type { StoredText } from './tables.ts';

/** The end of the key range of a kind: a kind ends with a colon, and the next character is a semicolon. */
function afterKind(kind: string): string {
  return `${kind.slice(0, -1)};`;
}

/** A place of documents and logs. */
interface Place {
  readonly world: string;
  readonly space: number;
  /** Undefined for the current state. */
  readonly at?: number;
  /** Known numbers of documents by kind: a count at an earlier moment reads every row of the kind. */
  readonly counts?: ReadonlyMap<string, number>;
}

type Reader = Omit<Store, 'commit' | 'runInTurn'>;

/** The documents and logs of a place, for reading. An earlier moment must be pinned by a snapshot. */
export function createSqlReader(engine: Engine, { world, space, at, counts }: Place): Reader {
  const { db } = engine;
  const part = at === undefined ? currentPart(space) : partAt(space, at);
  const read = <R>(work: () => Promise<R>): Promise<R> => runRead(engine, work);
  const documents = () => db.selectFrom('document').where('space', '=', space).where(part.isThere);
  /** Only current documents have an index of their kinds. */
  const documentsWithin = (kind: string) => {
    const first = storedKey(kind);
    return at === undefined
      ? documents().where('kind', '=', first)
      : documents().where('key', '>=', first).where('key', '<', afterKind(first));
  };
  const valueOf = (value: StoredText, key: string): unknown =>
    readJson(value, `${key} of the world ${world}`);
  const getDocument = (value: StoredText, key: string): object =>
    readObject(value, `${key} of the world ${world}`);
  const getKey = (key: StoredText): string => readKey(key, `A key of the world ${world}`);
  const reader = { getKey, getDocument, valueOf };

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
          .where(part.isThere)
          .orderBy('seq', 'desc');
        if (count !== undefined) query = query.limit(Math.max(1, count));
        const found = await query.execute();
        const version = found[0]?.version ?? 0;
        const items = found.slice(0, count).map(({ value }) => valueOf(value, key));
        return { version, items: items.toReversed() };
      }),

    scan: (kind) =>
      read(async () => {
        const found = new Map<string, object>();
        const first = storedKey(kind);
        for await (const { key, value } of documentRows(db, part, first, afterKind(first))) {
          const name = getKey(key);
          found.set(name, getDocument(value, name));
        }
        return found;
      }),

    count: (kind) =>
      read(async () => {
        const known = counts?.get(kind);
        if (known !== undefined) return known;
        const { count } = await documentsWithin(kind)
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow();
        return count;
      }),

    due: (kind, until, limit) =>
      read(async () => {
        let query = documentsWithin(kind)
          .select(['key', 'due'])
          .where('due', '>', 0)
          .where('due', '<=', until)
          .orderBy('document.due')
          .orderBy('document.key');
        if (limit !== undefined) query = query.limit(limit);
        return (await query.execute()).map(({ key, due }) => ({ key: getKey(key), at: due }));
      }),

    contents: () =>
      at === undefined ? readContents(engine, space, reader) : read(() => readPart(db, part, reader)),
  };
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
  return {
    ...createSqlReader(engine, { world, space }),
    commit: (changes, decidedBy) =>
      changes.length === 0
        ? Promise.resolve(true)
        : engine.run((trx) => commitChanges(engine, { trx, dueAt }, { world, space }, changes, decidedBy)),
    runInTurn: (key, work) => turns.take(`${space} ${key}`, work),
  };
}
