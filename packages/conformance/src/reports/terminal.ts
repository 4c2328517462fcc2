import { PROFILES } from '../protocol/check.ts';
import { isFailure, type Report } from './report.ts';
import { CONFORMANCE_TEXTS, OUTCOMES } from './texts.ts';

const indent = (text: string) => text.replaceAll('\n', '\n    ');

/** The report as text for a terminal. */
export function terminalReport(report: Report): string {
  const lines: string[] = [];
  const width = Math.max(...Object.keys(PROFILES).map(({ length }) => length));
  if (report.voidReason !== undefined) lines.push(`VOID: ${report.voidReason}`, '');
  lines.push(`${'profile'.padEnd(width)}  pass  fail error  skip   n/a  result`);
  for (const { profile, counts, conformance } of report.profiles)
    lines.push(
      `${profile.padEnd(width)} ${OUTCOMES.map((outcome) => String(counts[outcome]).padStart(5)).join(' ')}  ${CONFORMANCE_TEXTS[conformance]}`,
    );
  for (const result of report.results.filter((entry) => isFailure(entry) || entry.outcome === 'fail')) {
    lines.push(
      '',
      `${result.outcome.toUpperCase()} ${result.id} (${result.level}; statements ${result.statements.join(', ')})`,
    );
    lines.push(`  ${result.title}`, `  ${result.reason ?? ''}`);
    for (const call of result.finding?.calls ?? []) lines.push(`    ${indent(call)}`);
  }
  const reasons = report.results.filter(({ outcome }) => outcome === 'skip').map(({ reason = '' }) => reason);
  if (reasons.length > 0) lines.push('', 'Skipped:');
  for (const reason of new Set(reasons)) {
    const count = reasons.filter((text) => text === reason).length;
    lines.push(`  ${count} ${count === 1 ? 'check' : 'checks'}: ${reason}`);
  }
  const { baseline } = report;
  if (baseline) {
    lines.push('', `Baseline: ${baseline.known.length} known failures.`);
    for (const id of baseline.newFailures) lines.push(`  new failure: ${id}`);
    for (const id of baseline.fixed) lines.push(`  passes now, remove it from the baseline: ${id}`);
  }
  lines.push('', 'This run does not establish:', ...report.notEstablished.map((text) => `  - ${text}`));
  const skipped = reasons.length > 0 ? `, ${reasons.length} of them skipped` : '';
  lines.push(
    '',
    `${report.target}: ${report.verdict}. ${report.results.length} checks${skipped}, ${report.calls} calls, ${report.seconds} s, seed ${report.seed}, hooks: ${report.hooks}.`,
    `Suite ${report.suite.version} (${report.suite.digest.slice(0, 12)}), contract ${report.contract.version} (${report.contract.digest.slice(0, 12)}).`,
  );
  return lines.join('\n');
}
