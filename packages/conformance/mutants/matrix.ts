import { PROFILES } from '../src/protocol/check.ts';
import type { Verdict } from './judge.ts';
import { KINDS, type Mutant } from './mutant.ts';
import { SURVIVORS } from './survivors.ts';

export interface Judged {
  readonly mutant: Mutant;
  readonly verdict: Verdict;
}

/** The share of mutants that must be found. */
export const REQUIRED = 0.98;
/** Number of checks that a row names. */
const NAMED = 3;

const HOW: Readonly<Record<Verdict['outcome'], string>> = {
  fail: '',
  error: 'no usable answer',
  crash: 'the server ended',
  timeout: 'the server did not answer',
  survived: '**survived**',
};

export function isKilled({ verdict }: Judged): boolean {
  return verdict.outcome !== 'survived';
}

export function killRate(judged: readonly Judged[]): number {
  return judged.length === 0 ? 1 : judged.filter(isKilled).length / judged.length;
}

function percent(share: number): string {
  return `${(Math.floor(share * 1000) / 10).toFixed(1)} %`;
}

function summary(
  titles: Readonly<Record<string, string>>,
  field: 'kind' | 'profile',
  judged: readonly Judged[],
): string[] {
  return Object.entries(titles).flatMap(([name, title]) => {
    const own = judged.filter(({ mutant }) => mutant[field] === name);
    if (own.length === 0) return [];
    // The four profiles of activities differ in what follows the colon.
    const short = title.startsWith('Activities') ? title : (title.split(':')[0] ?? title);
    return [`| ${short} | ${own.length} | ${own.filter(isKilled).length} |`];
  });
}

function row({ mutant, verdict }: Judged): string {
  const { outcome, checks } = verdict;
  const named = checks.slice(0, NAMED).map((check) => `\`${check}\``);
  const more = checks.length > NAMED ? ` and ${checks.length - NAMED} more` : '';
  const found = [HOW[outcome], named.join(', ') + more].filter((text) => text !== '').join(': ');
  return `| \`${mutant.id}\` | ${KINDS[mutant.kind]} | ${mutant.what} | ${found} | ${checks.length} |`;
}

/** The number of mutants of each profile, and how many of them are killed. */
export function countByProfile(judged: readonly Judged[]) {
  return Object.entries(PROFILES).flatMap(([profile, title]) => {
    const own = judged.filter(({ mutant }) => mutant.profile === profile);
    return own.length === 0 ? [] : [{ title, all: own.length, killed: own.filter(isKilled).length }];
  });
}

/** The kill matrix as Markdown. It contains no times, so that it changes only with mutants and checks. */
export function killMatrix(judged: readonly Judged[], checks: number): string {
  const survivors = judged.filter((entry) => !isKilled(entry));
  const byError = judged.filter(
    ({ verdict }) => verdict.outcome !== 'fail' && verdict.outcome !== 'survived',
  );
  const lines = [
    '# The kill matrix of the conformance suite',
    '',
    'What do the checks miss? To answer this, `npm run mutants` plants one fault at a time in the mock server and runs the',
    'checks against it. A mutant is killed if a check fails. The checks of its own profile run first; only if they find',
    'nothing, all others. The table is written by that command.',
    '',
    `**${judged.length - survivors.length} of ${judged.length} mutants are killed (${percent(killRate(judged))}) by ${checks} checks.**`,
    byError.length === 0
      ? 'Each of them fails a check.'
      : `${byError.length} of them only because no usable answer came or the server ended; the table says so.`,
    '',
    '| Kind of fault | Mutants | Killed |',
    '| --- | --- | --- |',
    ...summary(KINDS, 'kind', judged),
    '',
    '| Profile | Mutants | Killed |',
    '| --- | --- | --- |',
    ...summary(PROFILES, 'profile', judged),
    '',
    '## Survivors',
    '',
    ...(survivors.length === 0
      ? ['None.']
      : survivors.map(
          ({ mutant }) =>
            `- \`${mutant.id}\` ${mutant.what}. Why: ${SURVIVORS[mutant.id] ?? 'no reason is recorded'}.`,
        )),
    '',
    '## Mutants',
    '',
    'The last column is the number of checks that found the mutant.',
    '',
    '| Mutant | Kind | The broken server … | Killed by | Checks |',
    '| --- | --- | --- | --- | --- |',
    ...judged.map(row),
  ];
  return `${lines.join('\n')}\n`;
}
