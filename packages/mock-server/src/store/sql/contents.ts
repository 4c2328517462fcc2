import { randomUUID } from 'node:crypto';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { createPauses } from '#time/pauses.ts';
import type { StoreContents } from '../port.ts';
import { runRead, type Engine, type Work } from './engine.ts';
import { deleteEnded, retireSpace } from './spaces.ts';
import { readText } from './stored-text.ts';
import type { StoredText } from './tables.ts';

/** Rows that are read at a stretch: a whole world at once would keep all other calls waiting. */
const PAGE = 500;

/** Where exports pin the space that they read; no world can have that name. */
const EXPORTS = ':exports';

type Readable = Pick<Work, 'selectFrom'>;

interface DocumentRow {
  readonly key: StoredText;
  readonly value: StoredText;
}

/** Which rows of a space are read. */
interface Part {
  readonly space: number;
  readonly isThere: RawBuilder<SqlBool>;
}

/** What a space holds now. */
export function currentPart(space: number): Part {
  return { space, isThere: sql<SqlBool>`ended = 0` };
}

/** What a space held after a change. */
function partAt(space: number, at: number): Part {
  return { space, isThere: sql<SqlBool>`version <= ${at} and (ended = 0 or ended > ${at})` };
}

/**
 * Rows page by page, in an order that an index has; others have their turns in between.
 * @param read a page of the rows that come after `last`
 */
async function* inPages<Row>(read: (last: Row | undefined) => Promise<readonly Row[]>): AsyncGenerator<Row> {
  const pause = createPauses();
  for (let last: Row | undefined; ;) {
    const rows = await read(last);
    for (const row of rows) {
      yield row;
      await pause();
    }
    last = rows.at(-1);
    if (rows.length < PAGE) return;
  }
}

/**
 * The documents whose stored keys lie between two texts, the first one included, in the order of their keys. The order names
 * its table: the selection gives the name of a column to what is read of it, which no index has.
 */
export function documentRows(
  db: Readable,
  { space, isThere }: Part,
  from: string,
  before: string,
): AsyncGenerator<DocumentRow> {
  return inPages<DocumentRow>((last) =>
    db
      .selectFrom('document')
      .select(['key', 'value'])
      .where('space', '=', space)
      .where(isThere)
      .where('key', last ? '>' : '>=', last ? readText(last.key, 'A key') : from)
      .where('key', '<', before)
      .orderBy('document.key')
      .limit(PAGE)
      .execute(),
  );
}

/** After every text that is stored as a key. */
const LAST_KEY = '\u{10ffff}';

interface LogRow {
  readonly log: StoredText;
  readonly ended: number;
  readonly seq: number;
  readonly value: StoredText;
}

/** The items of all logs, log by log, in the order of the primary key: those of one log may be out of theirs. */
function logRows(db: Readable, { space, isThere }: Part): AsyncGenerator<LogRow> {
  return inPages<LogRow>((last) => {
    const { ended, seq } = last ?? { ended: 0, seq: 0 };
    const log = last ? readText(last.log, 'The name of a log') : '';
    return db
      .selectFrom('log_item')
      .select(['log', 'ended', 'seq', 'value'])
      .where('space', '=', space)
      .where(isThere)
      .where(sql<SqlBool>`(log, ended, seq) > (${log}, ${ended}, ${seq})`)
      .orderBy('log_item.log')
      .orderBy('log_item.ended')
      .orderBy('log_item.seq')
      .limit(PAGE)
      .execute();
  });
}

/** How the rows of a world become keys and values. */
interface Reader {
  keyOf(key: StoredText): string;
  documentOf(value: StoredText, key: string): object;
  valueOf(value: StoredText, key: string): unknown;
}

async function readPart(
  db: Readable,
  part: Part,
  { keyOf, documentOf, valueOf }: Reader,
): Promise<StoreContents> {
  const contents: StoreContents = { documents: {}, logs: {} };
  for await (const { key, value } of documentRows(db, part, '', LAST_KEY)) {
    const name = keyOf(key);
    contents.documents[name] = documentOf(value, name);
  }
  const logs = new Map<string, LogRow[]>();
  for await (const row of logRows(db, part)) {
    const name = keyOf(row.log);
    const known = logs.get(name);
    if (known) known.push(row);
    else logs.set(name, [row]);
  }
  const pause = createPauses();
  for (const [name, rows] of logs) {
    const inOrder = rows.toSorted((one, other) => one.seq - other.seq);
    contents.logs[name] = inOrder.map(({ value }) => valueOf(value, name));
    await pause();
  }
  return contents;
}

async function unpin(engine: Engine, name?: string): Promise<void> {
  await engine.run(async (trx) => {
    let pinned = trx.deleteFrom('snapshot').where('world', '=', EXPORTS);
    if (name !== undefined) pinned = pinned.where('name', '=', name);
    for (const { space } of await pinned.returning('space').execute()) {
      await deleteEnded(trx, space);
      await retireSpace(engine, trx, space);
    }
  });
}

/** Lets go of what the exports of a process have pinned that was killed. No other process may use the database. */
export function unpinAll(engine: Engine): Promise<void> {
  return unpin(engine);
}

/**
 * All that a space holds at one moment. Others go on meanwhile: a PostgreSQL shows the moment to this transaction alone, in a
 * file it is pinned as a snapshot is.
 */
export async function readContents(engine: Engine, space: number, reader: Reader): Promise<StoreContents> {
  if (engine.kind === 'postgres') return engine.read((trx) => readPart(trx, currentPart(space), reader));
  const name = randomUUID();
  const at = await engine.run(async (trx) => {
    const change = await engine.nextChange(trx);
    await trx
      .insertInto('snapshot')
      .values({ world: EXPORTS, name, space, at: change, record: '{}' })
      .execute();
    return change;
  });
  try {
    return await runRead(engine, () => readPart(engine.db, partAt(space, at), reader));
  } finally {
    await unpin(engine, name);
  }
}
