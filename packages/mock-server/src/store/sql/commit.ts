import { sql } from 'kysely';
import { WorldReplacedError } from '../errors.ts';
import type { Change } from '../port.ts';
import type { Engine, Work } from './engine.ts';
import { readText, storedKey } from './stored-text.ts';
import { splitChunks, writeDocuments, writeLogs, type Current, type LogEnd, type Target } from './writes.ts';

function isLogChange({ kind }: Change): boolean {
  return kind === 'append' || kind === 'clear' || kind === 'shorten';
}

async function readCurrent(trx: Work, space: number, changes: readonly Change[]): Promise<Current> {
  const documents = new Map<string, number>();
  const logs = new Map<string, LogEnd>();
  const keys = changes.filter((change) => !isLogChange(change)).map(({ key }) => storedKey(key));
  for (const chunk of splitChunks(keys)) {
    const found = await trx
      .selectFrom('document')
      .select(['key', 'version'])
      .where('space', '=', space)
      .where('ended', '=', 0)
      .where('key', 'in', chunk)
      .execute();
    for (const { key, version } of found) documents.set(readText(key, 'A key'), version);
  }
  const names = changes.filter(isLogChange).map(({ key }) => storedKey(key));
  for (const chunk of splitChunks(names)) {
    const found = await trx
      .selectFrom('log_item')
      .select(({ fn }) => ['log', fn.max('seq').as('seq'), fn.max('version').as('version')])
      .where('space', '=', space)
      .where('ended', '=', 0)
      .where('log', 'in', chunk)
      .groupBy('log')
      .execute();
    for (const { log, seq, version } of found) logs.set(readText(log, 'A key'), { seq, version });
  }
  return { documents, logs };
}

function isCurrent({ documents, logs }: Current, change: Change): boolean {
  const key = storedKey(change.key);
  if (change.kind === 'append' || change.kind === 'clear') return true;
  if (change.kind === 'add') return !documents.has(key);
  const found = change.kind === 'shorten' ? logs.get(key)?.version : documents.get(key);
  return (found ?? 0) === change.expect;
}

/** The latest change of a space that a snapshot contains; 0 for none. */
function pinnedIn(space: number) {
  return sql<number>`coalesce((select max(at) from snapshot where space = ${space}), 0)`.as('pinned');
}

/**
 * Applies all of the changes or none.
 * @param decidedBy the version of the world that determined the changes, if any
 * @returns false if a document or the world has changed since it was read
 * @throws {WorldReplacedError} if the world has another space now
 */
export async function commitChanges(
  engine: Engine,
  target: Target,
  { world, space }: { readonly world: string; readonly space: number },
  changes: readonly Change[],
  decidedBy: number | undefined,
): Promise<boolean> {
  const { trx } = target;
  const keys = changes.map(({ key }) => storedKey(key));
  await engine.lockKeys(trx, space, keys);
  const stored = await trx
    .selectFrom('world')
    .select(['space', 'version', pinnedIn(space)])
    .where('name', '=', world)
    .executeTakeFirst();
  if (stored?.space !== space) throw new WorldReplacedError();
  if (decidedBy !== undefined && stored.version !== decidedBy) return false;
  const current = await readCurrent(trx, space, changes);
  if (!changes.every((change) => isCurrent(current, change))) return false;
  if (changes.every(({ kind }) => kind === 'check')) return true;
  const version = await engine.nextChange(trx);
  const writing = { ...target, space, version, pinned: stored.pinned, current };
  await writeDocuments(writing, changes);
  await writeLogs(writing, changes);
  return true;
}
