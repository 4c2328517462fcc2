import type { Report, ReportedResult } from './report.ts';
import { OUTCOME_TEXTS } from './texts.ts';

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

function testcase({ id, title, profile, ms, outcome, reason = '', finding }: ReportedResult): string {
  const open = `  <testcase classname="${profile}" name="${escapeMarkup(`${id}: ${title}`)}" time="${ms / 1000}"`;
  const message = escapeMarkup(reason);
  if (outcome === 'pass') return `${open}/>`;
  if (outcome === 'fail')
    return `${open}><failure message="${message}">${escapeMarkup((finding?.calls ?? []).join('\n'))}</failure></testcase>`;
  if (outcome === 'error') return `${open}><error message="${message}"/></testcase>`;
  return `${open}><skipped message="${escapeMarkup(`${OUTCOME_TEXTS[outcome]}: ${reason}`)}"/></testcase>`;
}

/** The report in the format of JUnit, which CI systems read. */
export function junitReport(report: Report): string {
  const count = (outcome: string) => report.results.filter((result) => result.outcome === outcome).length;
  const errors = count('error') + (report.voidReason === undefined ? 0 : 1);
  const lines = report.results.map(testcase);
  if (report.voidReason !== undefined)
    lines.unshift(
      `  <testcase classname="run" name="the run is valid"><error message="${escapeMarkup(report.voidReason)}"/></testcase>`,
    );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="tara-conformance" tests="${lines.length}" failures="${count('fail')}" errors="${errors}" skipped="${count('skip') + count('not-applicable')}" time="${report.seconds}" timestamp="${report.startedAt}">`,
    ...lines,
    '</testsuite>',
    '',
  ].join('\n');
}
