import { escapeMarkup as escape } from './junit.ts';
import type { Report, ReportedResult } from './report.ts';
import { CONFORMANCE_TEXTS, OUTCOME_TEXTS, OUTCOMES, profileTitle } from './texts.ts';

const STYLE = `:root{color-scheme:light dark;--line:light-dark(#d4d7dd,#3c424d);--muted:light-dark(#5a6170,#a4acba);--pass:light-dark(#146c2e,#6fd58c);--fail:light-dark(#b3261e,#ff9d94)}
body{font:16px/1.5 system-ui,sans-serif;max-width:72rem;margin:0 auto;padding:1.5rem}
h1,h3{overflow-wrap:anywhere}h1{font-size:1.6rem;margin:0 0 1rem}h2{font-size:1.2rem;margin:2rem 0 .5rem}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%}th,td{border-bottom:1px solid var(--line);padding:.4rem .6rem;text-align:start;vertical-align:top}
td.n{text-align:end;font-variant-numeric:tabular-nums}.pass,.conformant{color:var(--pass)}.fail,.error,.void,.failed,.not-conformant{color:var(--fail);font-weight:600}
.muted{color:var(--muted)}pre{overflow-x:auto;border:1px solid var(--line);border-radius:.4rem;padding:.8rem;font-size:.85rem}
code{overflow-wrap:anywhere}summary{min-height:2.75rem;padding:.5rem 0;cursor:pointer}dl{display:grid;grid-template-columns:auto 1fr;gap:.2rem 1rem}dt{color:var(--muted)}dd{margin:0;overflow-wrap:anywhere}`;

/** An instant as people read it. */
const formatTime = (instant: string) => `${instant.slice(0, 19).replace('T', ' ')} UTC`;

const json = (value: unknown) => escape(JSON.stringify(value, undefined, 1) ?? 'nothing');

function finding(result: ReportedResult): string {
  const { finding: found } = result;
  return `<section><h3 class="${result.outcome}">${escape(result.outcome)}: ${escape(result.title)}</h3>
<p class="muted"><code>${escape(result.id)}</code>, ${escape(result.level)}, statements ${escape(result.statements.join(', '))}, ${found ? formatTime(found.time) : ''}, ${result.ms} ms</p>
<p>${escape(found ? found.what : (result.reason ?? ''))}</p>
${found ? `<dl><dt>Expected</dt><dd><code>${json(found.expected)}</code></dd><dt>Seen</dt><dd><code>${json(found.seen)}</code></dd></dl><pre tabindex="0">${escape(found.calls.join('\n'))}</pre>` : ''}</section>`;
}

const row = ({ id, title, statements, level, outcome, reason = '' }: ReportedResult) =>
  `<tr><td class="${outcome}">${OUTCOME_TEXTS[outcome]}</td><td>${escape(title)}<br><code class="muted">${escape(id)}</code></td><td>${escape(level)}</td><td>${escape(statements.join(', '))}</td><td>${outcome === 'pass' ? '' : escape(reason)}</td></tr>`;

/** The report as one page that works offline. It has no script. */
export function htmlReport(report: Report): string {
  const failures = report.results.filter(({ outcome }) => outcome === 'fail' || outcome === 'error');
  const profiles = report.profiles.map(
    ({ profile, counts, conformance }) =>
      `<tr><td>${escape(profileTitle(profile))}</td>${OUTCOMES.map((outcome) => `<td class="n">${counts[outcome]}</td>`).join('')}<td class="${conformance}">${CONFORMANCE_TEXTS[conformance]}</td></tr>`,
  );
  const { baseline } = report;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Conformance of ${escape(report.target)}</title><style>${STYLE}</style></head><body>
<main><h1>Conformance of ${escape(report.target)}: <span class="${report.verdict}">${report.verdict}</span></h1>
${report.voidReason === undefined ? '' : `<p class="void">${escape(report.voidReason)}</p>`}
<dl><dt>Time</dt><dd>${formatTime(report.startedAt)}, ${report.seconds} s, ${report.calls} calls</dd>
<dt>Seed</dt><dd>${report.seed}</dd><dt>Hooks</dt><dd>${escape(report.hooks)}</dd>
<dt>Suite</dt><dd>${escape(report.suite.version)}, <code>${report.suite.digest}</code></dd>
<dt>Contract</dt><dd>${escape(report.contract.version)}, <code>${report.contract.digest}</code></dd></dl>
<h2>Profiles</h2><div class="wide" tabindex="0" role="region" aria-label="Profiles"><table><thead><tr><th>Profile</th><th>Pass</th><th>Fail</th><th>Error</th><th>Skip</th><th>N/A</th><th>Result</th></tr></thead><tbody>${profiles.join('')}</tbody></table></div>
${failures.length > 0 ? `<h2>Findings</h2>${failures.map(finding).join('')}` : ''}
${baseline ? `<h2>Baseline</h2><p>${baseline.known.length} known failures; new: ${escape(baseline.newFailures.join(', ') || 'none')}; known and passing now: ${escape(baseline.fixed.join(', ') || 'none')}.</p>` : ''}
<h2>What this run does not establish</h2><ul>${report.notEstablished.map((text) => `<li>${escape(text)}</li>`).join('')}</ul>
<h2>All checks</h2><details><summary>${report.results.length} checks</summary><div class="wide" tabindex="0" role="region" aria-label="Checks"><table><thead><tr><th>Outcome</th><th>Check</th><th>Level</th><th>Statements</th><th>Reason</th></tr></thead><tbody>${report.results.map(row).join('')}</tbody></table></div></details>
</main></body></html>
`;
}
