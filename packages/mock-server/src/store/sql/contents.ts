import { randomUUID } from 'node:crypto';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { createPauses } from '#time/pauses.ts';
import type { StoreContents } from '../port.ts';
import { runRead, type Engine, type Work } from './engine.ts';
import { deleteEnded, retireSpace } from './spaces.ts';
import { readText } from './stored-text.ts';
import type { StoredText } from './tables.ts';

/** Rows read at a time: reading a whole world in one step would block all other calls. */
const PAGE = 500;

/** The world name under which exports pin the space that they read; no world can have it. */
const EXPORTS = ':exports';

type Readable = Pick<Work, 'selectFrom'>;

interface DocumentRow {
  readonly key: StoredText;
  readonly value: StoredText;
}

/** The rows of a space that are read. */
export interface Part {
  readonly space: number;
  readonly isThere: RawBuilder<SqlBool>;
}

/** The current rows of a space. */
export function currentPart(space: number): Part {
  return { space, isThere: sql<SqlBool>`ended = 0` };
}

/** The rows of a space after a change. */
export function partAt(space: number, at: number): Part {
  return { space, isThere: sql<SqlBool>`version <= ${at} and (ended = 0 or ended > ${at})` };
}

/**
 * Reads rows page by page in the order of an index; other calls run in between.
 * @param read returns the page after `last`
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
 * The documents with stored keys in a range, including its start, in key order. The order names its table: otherwise it
 * would refer to the selected expression, which has no index.
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

/** After every stored key. */
const LAST_KEY = '\u{10ffff}';

interface LogRow {
  readonly log: StoredText;
  readonly ended: number;
  readonly seq: number;
  readonly value: StoredText;
}

/** The items of all logs in the order of the primary key; items of one log may be out of order. */
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

/** Converts the rows of a world to keys and values. */
interface Reader {
  getKey(key: StoredText): string;
  getDocument(value: StoredText, key: string): object;
  valueOf(value: StoredText, key: string): unknown;
}

export async function readPart(
  db: Readable,
  part: Part,
  { getKey, getDocument, valueOf }: Reader,
): Promise<StoreContents> {
  const contents: StoreContents = { documents: {}, logs: {} };
  for await (const { key, value } of documentRows(db, part, '', LAST_KEY)) {
    const name = getKey(key);
    contents.documents[name] = getDocument(value, name);
  }
  const logs = new Map<string, LogRow[]>();
  for await (const row of logRows(db, part)) {
    const name = getKey(row.log);
    const known = logs.get(name);
    if (known) known.push(row);
    else logs.set(name, [row]);
  }
  const pause = createPauses();
  for (const [name, rows] of logs) {
    const inOrder = rows.toSorted((a, b) => a.seq - b.seq);
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

/** Removes the pins of exports whose process was killed. No other process may use the database. */
export function unpinAll(engine: Engine): Promise<void> {
  return unpin(engine);
}

/**
 * All documents and logs of a space at one moment. Other calls continue meanwhile: PostgreSQL uses a transaction, a file
 * pins the moment like a snapshot.
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
