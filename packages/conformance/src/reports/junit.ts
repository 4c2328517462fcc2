import type { Report, ReportedResult } from './report.ts';
import { describeRun, describeTarget, OUTCOME_TEXTS } from './texts.ts';

/** Characters that XML does not allow: most control characters and half surrogate pairs. */
const NOT_IN_XML = /[^\P{C}\t\n\r]/gu;

/** Escapes text for XML and HTML. */
export function escapeMarkup(text: string): string {
  return text
    .replaceAll(NOT_IN_XML, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

function testcase(result: ReportedResult): string {
  const { id, title, profile, ms, outcome, reason = '', calls = [], isKnown } = result;
  const open = `  <testcase classname="${profile}" name="${escapeMarkup(`${id}: ${title}`)}" time="${ms / 1000}"`;
  const message = escapeMarkup(reason);
  if (isKnown) return `${open}><skipped message="known failure (baseline): ${message}"/></testcase>`;
  if (outcome === 'pass') return `${open}/>`;
  const text = escapeMarkup(calls.join('\n'));
  if (outcome === 'fail') return `${open}><failure message="${message}">${text}</failure></testcase>`;
  if (outcome === 'error') return `${open}><error message="${message}">${text}</error></testcase>`;
  return `${open}><skipped message="${escapeMarkup(`${OUTCOME_TEXTS[outcome]}: ${reason}`)}"/></testcase>`;
}

/** The report in the format of JUnit, which CI systems read. */
export function junitReport(report: Report): string {
  const count = (outcome: string) =>
    report.results.filter((result) => result.outcome === outcome && !result.isKnown).length;
  const known = report.results.filter(({ isKnown }) => isKnown).length;
  const fixed = report.baseline?.fixed ?? [];
  const problem = report.voidReason ?? report.stopReason;
  const errors = count('error') + (problem === undefined ? 0 : 1);
  const properties = describeRun(report).map(
    ([name, value]) => `<property name="${escapeMarkup(name)}" value="${escapeMarkup(value)}"/>`,
  );
  const lines = report.results.map(testcase);
  if (problem !== undefined)
    lines.unshift(
      `  <testcase classname="run" name="the run is valid"><error message="${escapeMarkup(problem)}"/></testcase>`,
    );
  if (fixed.length > 0)
    lines.unshift(
      `  <testcase classname="run" name="known failures still fail"><failure message="${escapeMarkup(`pass now: ${fixed.join(', ')}`)}"/></testcase>`,
    );
  const numbers = `tests="${lines.length}" failures="${count('fail') + Number(fixed.length > 0)}" errors="${errors}" skipped="${count('skip') + count('not-applicable') + known}" time="${report.seconds}"`;
  const name = escapeMarkup(`tara-conformance: ${describeTarget(report)}`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="${name}" ${numbers}>`,
    `<testsuite name="${name}" ${numbers} timestamp="${report.startedAt}">`,
    `  <properties>${properties.join('')}</properties>`,
    ...lines,
    '</testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}
