import { PROFILES, type ProfileName } from '../protocol/check.ts';
import type { Conformance, Outcome, ProfileResult } from '../suite/results.ts';
import type { Report, Verdict } from './report.ts';

/** The outcomes as texts for people, in the order of the columns of a report. */
export const OUTCOME_TEXTS: Readonly<Record<Outcome, string>> = {
  pass: 'pass',
  fail: 'fail',
  error: 'error',
  skip: 'skip',
  'not-applicable': 'not applicable',
};

export const OUTCOMES = Object.keys(OUTCOME_TEXTS) as readonly Outcome[];

const VERDICT_TEXTS: Readonly<Record<Verdict, string>> = {
  passed: 'passed',
  'as-known': 'as known',
  incomplete: 'not wholly checked',
  unfinished: 'not finished',
  failed: 'failed',
  void: 'void',
};

export const profileTitle = (profile: string): string => PROFILES[profile as ProfileName];

/** What a profile may be said to be, with the share that was checked. */
export function describeProfile({ conformance, counts, checked, total }: ProfileResult): string {
  const share = `${checked} of ${total} checked`;
  const texts: Readonly<Record<Conformance, string>> = {
    conformant: 'conformant',
    partial: checked < total ? share : `${counts['not-applicable']} of ${total} do not apply`,
    'not-conformant': checked === total ? 'not conformant' : `not conformant (${share})`,
    'not-checked': 'not checked',
    'not-selected': 'left out',
  };
  return texts[conformance];
}

/** What the run checked: nothing if it was the whole suite. */
function describeSelection({ selection, results, total }: Report): string {
  const parts = [
    ...(selection.profiles.length > 0 ? [`only ${selection.profiles.join(', ')}`] : []),
    ...(selection.checks.length > 0
      ? [`only checks with ${selection.checks.map((text) => `"${text}"`).join(', ')}`]
      : []),
    ...(selection.readOnly ? ['read-only'] : []),
  ];
  const checked = results.filter(({ outcome }) => outcome !== 'skip' && outcome !== 'error').length;
  if (parts.length === 0 && checked === total) return '';
  const all = results.length === total ? '' : `, ${total} in all`;
  return ` (${[...parts, `${checked} of ${results.length} selected checks ran${all}`].join('; ')})`;
}

/** What was checked, by the name that the user gave. */
export const describeTarget = ({ subject, target }: Report): string =>
  subject === undefined ? target : `${subject} at ${target}`;

/** The verdict with what it is about. */
export const describeVerdict = (report: Report): string => {
  const isCut = report.verdict === 'failed' && report.stopReason !== undefined;
  return (
    VERDICT_TEXTS[report.verdict] +
    (isCut ? ', not finished' : '') +
    (report.results.length > 0 ? describeSelection(report) : '')
  );
};

/** Why checks did not run or do not apply, the most frequent reasons first. */
export function countReasons({ results }: Report, wanted: Outcome): readonly string[] {
  const counts = new Map<string, number>();
  for (const { outcome, reason = '' } of results)
    if (outcome === wanted) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts]
    .toSorted(([, first], [, second]) => second - first)
    .map(([reason, count]) => `${count} ${count === 1 ? 'check' : 'checks'}: ${reason}`);
}

/** The required profiles that were not checked wholly. */
export const listUnmet = ({ required, profiles }: Report): readonly string[] =>
  profiles
    .filter(({ profile, conformance }) => required.includes(profile) && conformance !== 'conformant')
    .map((result) => `Required and not conformant: ${result.profile} (${describeProfile(result)})`);

/** The settings of a run, as rows for a reader. */
export function describeRun(report: Report): readonly (readonly [name: string, value: string])[] {
  const { suite, contract, hooks, limits, baseline } = report;
  const digest = (text: string | undefined) => (text === undefined ? '' : ` (${text.slice(0, 12)})`);
  const changes = [
    ...(suite.isChanged ? ['changed after it was built'] : []),
    ...(suite.ownChecks > 0 ? [`with ${suite.ownChecks} checks of others`] : []),
  ];
  const time = (instant: string) => `${instant.slice(0, 19).replace('T', ' ')} UTC`;
  return [
    ['Address', report.target],
    ['From', time(report.startedAt)],
    ['To', `${time(report.endedAt)}, ${report.seconds} s, ${report.calls} calls`],
    ['Suite', `${suite.version} (${[suite.digest.slice(0, 12), ...changes].join(', ')})`],
    ['Contract', `${contract.version}${digest(contract.digest)}`],
    [
      'Hooks',
      `${hooks.name}${digest(hooks.digest)}${hooks.given.length > 0 ? `: ${hooks.given.join(', ')}` : ''}`,
    ],
    ['Seed', String(report.seed)],
    [
      'Limits',
      `${limits.rate ?? 'no limit of'} requests per second, ${limits.timeoutSeconds ?? '10 to 60'} s for an answer, ${limits.timeLimitSeconds ?? 'any number of'} s for the run`,
    ],
    ...(baseline ? [['Known failures', `${baseline.known.length}${digest(baseline.digest)}`] as const] : []),
    ...(report.required.length > 0 ? [['Required', report.required.join(', ')] as const] : []),
  ];
}

/** What a baseline and a run say about each other, as sentences. */
export const describeBaseline = ({ baseline }: Report): readonly string[] => {
  if (!baseline) return [];
  const line = (words: string, ids: readonly string[]) =>
    ids.length > 0 ? [`${words}: ${ids.join(', ')}`] : [];
  return [
    ...line('New failures', baseline.newFailures),
    ...line('Known failures that pass now; remove them from the file', baseline.fixed),
    ...line('Known failures that did not run or do not apply', baseline.notRun),
    ...line('Known failures that no check has as its id', baseline.unknown),
  ];
};

/** Characters that move the cursor, colour, reorder or break lines. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** Escapes text of the backend for a terminal, where it could be a command or look like our own words. */
export const toPrintable = (text: string): string =>
  text.replaceAll(
    UNPRINTABLE,
    (character) => String.raw`\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  );
