/** Known failures of a backend: ids of checks. */
export interface Baseline {
  readonly known: readonly string[];
}

export interface BaselineResult {
  readonly known: readonly string[];
  /** Failures that are not known: they fail the run. */
  readonly newFailures: readonly string[];
  /** Known failures that pass now: they fail the run too, so that the file is corrected. */
  readonly fixed: readonly string[];
}

/** @throws {SyntaxError} if the text is not a baseline */
export function parseBaseline(text: string): Baseline {
  const value = JSON.parse(text) as { known?: unknown };
  const known = value?.known;
  if (!Array.isArray(known) || !known.every((id) => typeof id === 'string'))
    throw new SyntaxError('A baseline is {"known": ["<id of a check>", …]}.');
  return { known };
}

export function compareWithBaseline(
  { known }: Baseline,
  results: readonly { readonly id: string; readonly isFailure: boolean; readonly isPass: boolean }[],
): BaselineResult {
  return {
    known,
    newFailures: results.filter(({ id, isFailure }) => isFailure && !known.includes(id)).map(({ id }) => id),
    fixed: results.filter(({ id, isPass }) => isPass && known.includes(id)).map(({ id }) => id),
  };
}
