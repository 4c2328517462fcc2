import { accessSync, closeSync, constants, mkdirSync, openSync, readSync, statSync } from 'node:fs';
import path from 'node:path';

/** Creates a folder and its parents. Node's own recursion does not end below /proc. */
function createFolder(folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found?.isDirectory()) return;
  if (found) throw Object.assign(new Error(`${folder} is a file`), { code: 'ENOTDIR' });
  createFolder(path.dirname(folder));
  mkdirSync(folder);
}

/** Creates the folder of a file. @throws {Error} with the obstacle, if the file cannot be written */
export function requireWritable(file: string): void {
  const folder = path.dirname(path.resolve(file));
  try {
    createFolder(folder);
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(
      code === 'EEXIST' || code === 'ENOTDIR'
        ? `${folder} is not a folder`
        : `the folder ${folder} cannot be created or written (${code})`,
      { cause: error },
    );
  }
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) return;
  if (found.isDirectory()) throw new Error(`${file} is a folder; name a file in it`);
  // Opening a pipe waits for its other end.
  if (!found.isFile()) throw new Error(`${file} is not a file`);
  try {
    accessSync(file, constants.R_OK | constants.W_OK);
  } catch (error) {
    throw new Error('the file cannot be read and written', { cause: error });
  }
}

/** Where the header of an SQLite file says how it is written: 1 after a stop, 2 while it has a log. */
const WRITE_VERSION_AT = 18;
const WITHOUT_LOG = 1;

function getWriteVersion(file: string): number {
  const descriptor = openSync(file, 'r');
  try {
    const header = Buffer.alloc(WRITE_VERSION_AT + 1);
    readSync(descriptor, header, 0, header.length, 0);
    return header[WRITE_VERSION_AT] ?? 0;
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Checks that the log beside a file belongs to the file. A killed server leaves a log; SQLite would also apply the log to a
 * backup that was copied over the file, and so undo the restore.
 * @throws {Error} if the file was closed completely, so that the log is not its own
 */
export function requireOwnLog(file: string): void {
  const log = `${file}-wal`;
  const hasLog = (statSync(log, { throwIfNoEntry: false })?.size ?? 0) > 0;
  if (!hasLog || !statSync(file, { throwIfNoEntry: false })) return;
  if (getWriteVersion(file) !== WITHOUT_LOG) return;
  throw new Error(
    `${log} is not the log of this file, which is a backup. Delete ${log} to use the backup; its content is not part of the backup`,
  );
}
