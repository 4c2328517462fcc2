import { PROFILES } from '../protocol/check.ts';
import { isFailure, type Report, type ReportedResult } from './report.ts';
import {
  countReasons,
  describeBaseline,
  describeProfile,
  describeRun,
  describeTarget,
  describeVerdict,
  listUnmet,
  OUTCOMES,
  toPrintable,
} from './texts.ts';

const indent = (text: string) => text.split('\n').map((line) => `    ${toPrintable(line)}`);

function describeFinding(result: ReportedResult): readonly string[] {
  const { id, level, statements, outcome, title, reason = '', calls = [], isKnown } = result;
  const known = isKnown ? ', known' : '';
  return [
    '',
    `${outcome.toUpperCase()} ${id} (${[level + known, ...(statements.length > 0 ? [`statements ${statements.join(', ')}`] : [])].join('; ')})`,
    `  ${title}`,
    `  ${toPrintable(reason)}`,
    ...calls.flatMap(indent),
  ];
}

const listReasons = (report: Report): readonly string[] =>
  (['skip', 'not-applicable'] as const).flatMap((outcome) => {
    const reasons = countReasons(report, outcome);
    const heading = outcome === 'skip' ? 'Skipped:' : 'Not applicable:';
    return reasons.length === 0 ? [] : ['', heading, ...reasons.map((reason) => `  ${toPrintable(reason)}`)];
  });

/** What a run must say first: why it says nothing, or less than it was asked. */
const describeLimits = ({ voidReason, stopReason, warnings }: Report): readonly string[] => [
  ...(voidReason === undefined ? [] : [`VOID: ${toPrintable(voidReason)}`]),
  ...(stopReason === undefined || stopReason === voidReason ? [] : [`STOPPED: ${toPrintable(stopReason)}`]),
  ...warnings.map((warning) => `WARNING: ${toPrintable(warning)}`),
];

const describeEnd = (report: Report): string =>
  `${toPrintable(describeTarget(report))}: ${describeVerdict(report)}`;

/** The report as text for a terminal. */
export function terminalReport(report: Report): string {
  const width = Math.max(...Object.keys(PROFILES).map(({ length }) => length));
  const rows = report.profiles.map(
    (result) =>
      `${result.profile.padEnd(width)} ${OUTCOMES.map((outcome) => String(result.counts[outcome]).padStart(5)).join(' ')}  ${describeProfile(result)}`,
  );
  const limits = describeLimits(report);
  return [
    ...limits,
    ...(limits.length > 0 ? [''] : []),
    `${'profile'.padEnd(width)}  pass  fail error  skip   n/a  result`,
    ...rows,
    ...report.results
      .filter((entry) => isFailure(entry) || entry.outcome === 'fail')
      .flatMap(describeFinding),
    ...listReasons(report),
    ...describeBaseline(report).map((line) => `\n${toPrintable(line)}`),
    '',
    'This run does not establish:',
    ...report.notEstablished.map((text) => `  - ${text}`),
    '',
    ...describeRun(report).map(([name, value]) => `${name}: ${toPrintable(value)}`),
    '',
    ...listUnmet(report).map(toPrintable),
    describeEnd(report),
  ].join('\n');
}

/** The last lines only: what failed, what passes now, and the verdict. */
export function shortReport(report: Report): string {
  const failed = report.results.filter((result) => isFailure(result) && !result.isKnown);
  return [
    ...describeLimits(report),
    ...failed.map(({ id, outcome, reason = '' }) => `${outcome.toUpperCase()} ${id}: ${toPrintable(reason)}`),
    ...describeBaseline(report)
      .slice(report.baseline?.newFailures.length ? 1 : 0)
      .map(toPrintable),
    ...countReasons(report, 'skip').map((reason) => `Skipped: ${toPrintable(reason)}`),
    ...listUnmet(report).map(toPrintable),
    describeEnd(report),
  ].join('\n');
}
