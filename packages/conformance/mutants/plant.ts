import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Mutant } from './mutant.ts';

/** The folder of the mock server. */
export const SERVER = fileURLToPath(new URL('../../mock-server/', import.meta.url));

/** The file that a mutant edits. */
export function locateFile({ file }: Pick<Mutant, 'file'>): string {
  return path.join(SERVER, file);
}

/**
 * The text of the mutant's file with its edit.
 * @throws {Error} if the edit does not fit exactly once or changes nothing
 */
export function plant(mutant: Mutant): string {
  const { id, file, find, replace } = mutant;
  const [before = '', after, ...more] = readFileSync(locateFile(mutant), 'utf8').split(find);
  if (after === undefined) throw new Error(`${id}: ${file} does not contain ${JSON.stringify(find)}`);
  if (more.length > 0) throw new Error(`${id}: ${file} contains ${JSON.stringify(find)} more than once`);
  if (find === replace) throw new Error(`${id} changes nothing`);
  return before + replace + after;
}
