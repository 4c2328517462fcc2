import { sql, type SqlBool } from 'kysely';
import { getKind, type Change, type DueAt, type StoreContents } from '../port.ts';
import type { Work } from './engine.ts';
import { storedKey } from './stored-text.ts';

/** Databases limit the number of values per statement. */
const ROWS_AT_ONCE = 500;

/** Splits items into chunks for one statement each. */
export function* splitChunks<T>(items: readonly T[]): Generator<readonly T[]> {
  for (let start = 0; start < items.length; start += ROWS_AT_ONCE)
    yield items.slice(start, start + ROWS_AT_ONCE);
}

/** The end of a log. */
export interface LogEnd {
  readonly seq: number;
  readonly version: number;
}

/** The stored versions of the keys of some changes. */
export interface Current {
  readonly documents: ReadonlyMap<string, number>;
  readonly logs: ReadonlyMap<string, LogEnd>;
}

const NO_LOG: LogEnd = { seq: 0, version: 0 };

/** Where documents are written. */
export interface Target {
  readonly trx: Work;
  readonly dueAt: DueAt;
}

/** A commit in progress. */
export interface Writing extends Target {
  readonly space: number;
  /** The number of this change. */
  readonly version: number;
  /** Rows up to this change are part of a snapshot. */
  readonly pinned: number;
  readonly current: Current;
}

/** Writes the changes of documents. */
export async function writeDocuments(writing: Writing, changes: readonly Change[]): Promise<void> {
  const { trx, dueAt, space, version, pinned, current } = writing;
  const rows = [];
  const closed: string[] = [];
  const removed: string[] = [];
  for (const change of changes) {
    if (change.kind !== 'put' && change.kind !== 'add' && change.kind !== 'remove') continue;
    const key = storedKey(change.key);
    const before = current.documents.get(key);
    if (before !== undefined && before <= pinned) closed.push(key);
    else if (before !== undefined && change.kind === 'remove') removed.push(key);
    if (change.kind === 'remove') continue;
    const value = JSON.stringify(change.value);
    rows.push({
      space,
      key,
      kind: storedKey(getKind(change.key)),
      version,
      ended: 0,
      due: dueAt(change.key, change.value),
      value,
    });
  }
  for (const chunk of splitChunks(closed))
    await trx
      .updateTable('document')
      .set({ ended: version })
      .where('space', '=', space)
      .where('ended', '=', 0)
      .where('key', 'in', chunk)
      .execute();
  for (const chunk of splitChunks(removed))
    await trx
      .deleteFrom('document')
      .where('space', '=', space)
      .where('ended', '=', 0)
      .where('key', 'in', chunk)
      .execute();
  for (const chunk of splitChunks(rows))
    await trx
      .insertInto('document')
      .values([...chunk])
      .onConflict((conflict) =>
        conflict.columns(['space', 'key', 'ended']).doUpdateSet(({ ref }) => ({
          version: ref('excluded.version'),
          due: ref('excluded.due'),
          value: ref('excluded.value'),
        })),
      )
      .execute();
}

/** Removes the items of a log after `seq`. */
async function cutLog({ trx, space, version, pinned }: Writing, log: string, seq: number): Promise<void> {
  const isCut = sql<SqlBool>`space = ${space} and log = ${log} and ended = 0 and seq > ${seq}`;
  await trx
    .updateTable('log_item')
    .set({ ended: version })
    .where(isCut)
    .where('version', '<=', pinned)
    .execute();
  await trx.deleteFrom('log_item').where(isCut).execute();
}

/** Writes the changes of logs. */
export async function writeLogs(writing: Writing, changes: readonly Change[]): Promise<void> {
  const { trx, space, version, current } = writing;
  const ends = new Map<string, number>();
  const rows = [];
  for (const change of changes) {
    if (change.kind !== 'append' && change.kind !== 'clear' && change.kind !== 'shorten') continue;
    const log = storedKey(change.key);
    let end = ends.get(log) ?? (current.logs.get(log) ?? NO_LOG).seq;
    if (change.kind === 'append') {
      for (const item of change.items) {
        end += 1;
        rows.push({ space, log, ended: 0, seq: end, version, value: JSON.stringify(item) });
      }
    } else {
      const left = change.kind === 'clear' ? 0 : Math.max(0, end - change.by);
      if (left < end) await cutLog(writing, log, left);
      end = left;
    }
    ends.set(log, end);
  }
  for (const chunk of splitChunks(rows))
    await trx
      .insertInto('log_item')
      .values([...chunk])
      .execute();
}

/** Splits documents and logs into pieces of a limited number of rows; a log is never split. */
export function* getPieces({ documents, logs }: StoreContents): Generator<StoreContents> {
  for (const chunk of splitChunks(Object.entries(documents)))
    yield { documents: Object.fromEntries(chunk), logs: {} };
  let piece: Record<string, unknown[]> = {};
  let rows = 0;
  for (const [key, items] of Object.entries(logs)) {
    piece[key] = items;
    rows += items.length;
    if (rows < ROWS_AT_ONCE) continue;
    yield { documents: {}, logs: piece };
    piece = {};
    rows = 0;
  }
  yield { documents: {}, logs: piece };
}

/** Fills a new space. */
export async function fillSpace(
  target: Target,
  { space, version }: { readonly space: number; readonly version: number },
  { documents, logs }: StoreContents,
): Promise<void> {
  const writing = {
    ...target,
    space,
    version,
    pinned: 0,
    current: { documents: new Map(), logs: new Map() },
  };
  const added = Object.entries(documents).map(([key, value]) => ({ kind: 'add', key, value }) as const);
  const appended = Object.entries(logs).map(([key, items]) => ({ kind: 'append', key, items }) as const);
  await writeDocuments(writing, added);
  await writeLogs(writing, appended);
}
