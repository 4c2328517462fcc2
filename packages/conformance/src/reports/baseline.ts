import { createHash } from 'node:crypto';

/** Known failures of a backend: ids of checks. */
export interface Baseline {
  readonly known: readonly string[];
  /** SHA-256 of the file. */
  readonly digest: string;
}

export interface BaselineResult extends Baseline {
  /** Failures that are not known: they fail the run. */
  readonly newFailures: readonly string[];
  /** Known failures that pass now: they fail the run too, so that the file is corrected. */
  readonly fixed: readonly string[];
  /** Known failures that were skipped or do not apply now. */
  readonly notRun: readonly string[];
  /** Ids that no check has. */
  readonly unknown: readonly string[];
}

interface Judged {
  readonly id: string;
  readonly state: 'failure' | 'pass' | 'not-run';
}

/** @throws {SyntaxError} if the text is not a baseline */
export function parseBaseline(text: string): Baseline {
  const value = JSON.parse(text) as { known?: unknown } | null;
  const known = value?.known;
  if (!Array.isArray(known) || !known.every((id) => typeof id === 'string'))
    throw new SyntaxError('A baseline is {"known": ["<id of a check>", …]}.');
  return { known, digest: createHash('sha256').update(text).digest('hex') };
}

/**
 * @param results of the checks that were selected
 * @param ids of all checks
 */
export function compareWithBaseline(
  baseline: Baseline,
  results: readonly Judged[],
  ids: readonly string[],
): BaselineResult {
  const known = new Set(baseline.known);
  const select = (state: Judged['state'], isKnown: boolean) =>
    results
      .filter((result) => result.state === state && known.has(result.id) === isKnown)
      .map(({ id }) => id);
  return {
    ...baseline,
    newFailures: select('failure', false),
    fixed: select('pass', true),
    notRun: select('not-run', true),
    unknown: [...known].filter((id) => !ids.includes(id)),
  };
}
