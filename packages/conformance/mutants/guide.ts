// The last whole run of the mutants in the guide, docs/conformance.md.
import { createHash } from 'node:crypto';
import type { Check } from '../src/protocol/check.ts';
import { countByProfile, isKilled, type Judged } from './matrix.ts';
import type { Mutant } from './mutant.ts';
import { SURVIVORS } from './survivors.ts';

const BEGIN = '<!-- The last run of all faults: npm run mutants -->';
const END = '<!-- End of the last run -->';

/** A digest of the ids: another one means that the totals of the guide are older than the checks or the mutants. */
export function hashIds(
  checks: readonly Pick<Check, 'id'>[],
  mutants: readonly Pick<Mutant, 'id'>[],
): string {
  const ids = [checks, mutants].map((list) => list.map(({ id }) => id).toSorted());
  return createHash('sha256').update(JSON.stringify(ids)).digest('hex').slice(0, 16);
}

/** The totals of a whole run and its survivors, as Markdown. */
function createBlock(judged: readonly Judged[], checks: readonly Check[]): string {
  const survivors = judged.filter((entry) => !isKilled(entry));
  const mutants = judged.map(({ mutant }) => mutant);
  return [
    BEGIN,
    '',
    `The ${checks.length} checks find ${judged.length - survivors.length} of ${judged.length} faults.`,
    '',
    ...countByProfile(judged).map(({ title, all, killed }) => `- ${title}: ${killed} of ${all}`),
    '',
    survivors.length === 0 ? 'They find every fault.' : 'They do not find:',
    '',
    ...survivors.map(
      ({ mutant: { id, what } }) => `- \`${id}\`: ${what} (${SURVIVORS[id] ?? 'no reason is recorded'})`,
    ),
    '',
    `Digest of the checks and faults: \`${hashIds(checks, mutants)}\`.`,
    '',
    END,
  ].join('\n');
}

/**
 * Replaces the totals in the guide.
 * @throws {Error} if the guide has no place for them
 */
export function updateGuide(guide: string, judged: readonly Judged[], checks: readonly Check[]): string {
  const [start, end] = [guide.indexOf(BEGIN), guide.indexOf(END)];
  if (start < 0 || end < start) throw new Error(`The guide does not have "${BEGIN}" and "${END}".`);
  return guide.slice(0, start) + createBlock(judged, checks) + guide.slice(end + END.length);
}
