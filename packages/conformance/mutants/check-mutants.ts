import { KINDS, type Mutant } from './mutant.ts';
import { plant } from './plant.ts';

/** The fewest mutants in all, and of each kind. */
const LEAST = { all: 210, ofKind: 8 } as const;

function findProblem(mutant: Mutant): string[] {
  try {
    plant(mutant);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** What is wrong with a list of mutants: edits that do not fit, repeated ids, too few of a kind. */
export function findProblems(mutants: readonly Mutant[]): readonly string[] {
  const ids = mutants.map(({ id }) => id);
  const repeated = ids.filter((id, place) => ids.indexOf(id) !== place);
  const rare = Object.keys(KINDS).filter(
    (kind) => mutants.filter((mutant) => mutant.kind === kind).length < LEAST.ofKind,
  );
  return [
    ...mutants.flatMap(findProblem),
    ...repeated.map((id) => `${id} is there more than once`),
    ...rare.map((kind) => `fewer than ${LEAST.ofKind} mutants of the kind ${kind}`),
    ...(mutants.length < LEAST.all ? [`fewer than ${LEAST.all} mutants`] : []),
  ];
}
