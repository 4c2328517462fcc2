import { readFileSync } from 'node:fs';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { createRng } from '../../packages/conformance/src/protocol/rng.ts';
import { at } from '../run/paths.mjs';
import { EXCLUDED_MUTATORS, ignorers } from './exclusions.mjs';

const SILENT = {
  isDebugEnabled: () => false,
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
};

/** Position in a text of a line and column, both from 0. */
function getOffset(lines, { line, column }) {
  let offset = 0;
  for (let index = 0; index < line; index += 1) offset += lines[index].length + 1;
  return offset + column;
}

/**
 * All mutants of a file, but for those that the exclusions leave out.
 * @param file relative to the repository
 * @returns each with its line (from 1) and column (from 0), the replaced text, and the text of the file with the fault
 */
export async function listMutants(file) {
  const text = readFileSync(at(file), 'utf8');
  const lines = text.split('\n');
  const options = { plugins: null, excludedMutations: EXCLUDED_MUTATORS, ignorers };
  const { mutants } = await new Instrumenter(SILENT).instrument(
    [{ name: at(file), mutate: true, content: text }],
    options,
  );
  return mutants
    .filter(({ status }) => status !== 'Ignored')
    .map(({ location, replacement, mutatorName }) => {
      const [start, end] = [getOffset(lines, location.start), getOffset(lines, location.end)];
      return {
        file,
        line: location.start.line + 1,
        column: location.start.column,
        mutator: mutatorName,
        before: text.slice(start, end),
        after: replacement,
        text: text.slice(0, start) + replacement + text.slice(end),
      };
    });
}

/**
 * Draws mutants by lot over the lines of files that have one: a line has at most one mutant in the sample.
 * @param files relative to the repository
 */
export async function drawMutants(files, count, seed) {
  const rng = createRng(`mutation ${seed}`);
  const places = files.flatMap((file) =>
    readFileSync(at(file), 'utf8')
      .split('\n')
      .map((_, index) => ({ file, line: index + 1, lot: rng.next() })),
  );
  const known = new Map();
  const drawn = [];
  for (const { file, line } of places.toSorted((a, b) => a.lot - b.lot)) {
    if (drawn.length === count) break;
    if (!known.has(file)) known.set(file, await listMutants(file));
    const here = known.get(file).filter((mutant) => mutant.line === line);
    if (here.length > 0) drawn.push(here[rng.below(here.length)]);
  }
  return drawn;
}
