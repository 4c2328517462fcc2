import type { Outcome, ProfileResult } from '../suite/results.ts';
import { escapeMarkup as escape } from './junit.ts';
import type { Report, ReportedResult } from './report.ts';
import {
  countReasons,
  describeBaseline,
  describeProfile,
  describeRun,
  describeTarget,
  describeVerdict,
  OUTCOME_TEXTS,
  OUTCOMES,
  profileTitle,
} from './texts.ts';

const STYLE = `:root{color-scheme:light dark;--line:light-dark(#d4d7dd,#3c424d);--muted:light-dark(#5a6170,#a4acba);--pass:light-dark(#146c2e,#6fd58c);--fail:light-dark(#b3261e,#ff9d94);--link:light-dark(#0b57d0,#a8c7fa)}
body{font:16px/1.5 system-ui,sans-serif;max-width:72rem;margin:0 auto;padding:1.5rem}
h1,h3{overflow-wrap:anywhere}h1{font-size:1.6rem;margin:0 0 1rem}h2{font-size:1.2rem;margin:2rem 0 .5rem}h3{font-size:1.05rem}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%}th,td{overflow-wrap:break-word;border-bottom:1px solid var(--line);padding:.4rem .6rem;text-align:start;vertical-align:top}
td.long{overflow-wrap:anywhere;min-width:12rem}td.n{text-align:end;font-variant-numeric:tabular-nums}.pass,.conformant,.passed,.as-known{color:var(--pass)}.fail,.error,.void,.failed,.unfinished,.not-conformant{color:var(--fail);font-weight:600}
a{color:var(--link)}.muted,.not-selected{color:var(--muted)}pre{white-space:pre-wrap;overflow-wrap:anywhere;margin:1rem 0 2rem;border:1px solid var(--line);border-radius:.4rem;padding:.8rem;font-size:.85rem}
code{overflow-wrap:anywhere}td code{overflow-wrap:break-word}summary{min-height:2.75rem;padding:.5rem 0;cursor:pointer}section{scroll-margin-top:1rem}:target{outline:2px solid var(--link);outline-offset:.5rem}
dl{display:grid;grid-template-columns:minmax(5rem,auto) minmax(0,1fr);gap:.2rem 1rem}dt{color:var(--muted)}dd{margin:0;overflow-wrap:anywhere}.list li{font-weight:400;color:inherit}.list a{display:inline-block;padding:.6rem 0}
@media(max-width:40rem){body{padding:1rem}thead{position:absolute;clip-path:inset(50%)}tr{display:grid;grid-template-columns:repeat(auto-fit,minmax(6.5rem,1fr));border-bottom:1px solid var(--line);padding:.5rem 0}td,td.n{border:0;padding:.1rem .4rem;text-align:start}td.long,td:first-child{grid-column:1/-1}td:empty{display:none}td[data-name]::before{content:attr(data-name) " ";color:var(--muted);font-weight:400}}`;

const json = (value: unknown) => escape(JSON.stringify(value, undefined, 1) ?? 'nothing');

/** The place of a finding in the page, to which a link may lead. */
const anchor = (id: string) => id.replaceAll(/[^\w-]+/g, '-');

const list = (rows: readonly (readonly [string, string])[]) =>
  `<dl>${rows.map(([name, value]) => `<dt>${escape(name)}</dt><dd>${value}</dd>`).join('')}</dl>`;

/** A table that becomes a card for each row on a phone. @param label what a screen reader calls it */
function table(label: string, headings: readonly string[], rows: readonly string[]): string {
  const head = headings.map((heading) => `<th>${heading}</th>`).join('');
  return `<div class="wide" tabindex="0" role="region" aria-label="${label}"><table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

const cell = (name: string, content: string, type = '') =>
  `<td${type === '' ? '' : ` class="${type}"`} data-name="${name}">${content}</td>`;

function finding(result: ReportedResult): string {
  const { id, outcome, title, level, statements, ms, reason = '', finding: found, calls, isKnown } = result;
  const time = found ? `, ${found.time.slice(0, 19).replace('T', ' ')} UTC` : '';
  const difference = found
    ? `<p>${escape(found.what)}</p>${list([
        ['Expected', `<code>${json(found.expected)}</code>`],
        ['Seen', `<code>${json(found.seen)}</code>`],
      ])}`
    : `<p>${escape(reason)}</p>`;
  const shown = calls ? `<pre tabindex="0">${escape(calls.join('\n'))}</pre>` : '';
  return `<section id="${anchor(id)}"><h3 class="${outcome}">${outcome}${isKnown ? ' (known)' : ''}: ${escape(title)}</h3>
<p class="muted"><code>${escape(id)}</code>, ${escape(level)}, statements ${escape(statements.join(', '))}${time}, ${ms} ms</p>${difference}${shown}</section>`;
}

const isFinding = ({ outcome }: ReportedResult) => outcome === 'fail' || outcome === 'error';

function row(result: ReportedResult): string {
  const { id, title, statements, level, outcome, reason = '' } = result;
  const name = `${escape(title)}<br><code class="muted">${escape(id)}</code>`;
  return `<tr>${[
    cell('', OUTCOME_TEXTS[outcome], outcome),
    cell('', isFinding(result) ? `<a href="#${anchor(id)}">${name}</a>` : name, 'long'),
    cell('Level', escape(level)),
    cell('Statements', escape(statements.join(', '))),
    ...(outcome === 'pass' ? ['<td></td>'] : [cell('', escape(reason), 'long')]),
  ].join('')}</tr>`;
}

const count = ({ conformance, counts }: ProfileResult, outcome: Outcome) =>
  conformance === 'not-selected'
    ? '<td></td>'
    : cell(outcome === 'not-applicable' ? 'n/a' : outcome, String(counts[outcome]), 'n');

/** The report as one page that works offline. It has no script. */
export function htmlReport(report: Report): string {
  const findings = report.results.filter(isFinding);
  const profiles = report.profiles.map(
    (result) =>
      `<tr>${cell('', escape(profileTitle(result.profile)))}${OUTCOMES.map((outcome) => count(result, outcome)).join('')}${cell('', describeProfile(result), `long ${result.conformance}`)}</tr>`,
  );
  const reasons = (['skip', 'not-applicable'] as const).map((outcome) => {
    const rows = countReasons(report, outcome).map((reason) => `<li>${escape(reason)}</li>`);
    return rows.length === 0
      ? ''
      : `<h2>${outcome === 'skip' ? 'Skipped' : 'Not applicable'}</h2><ul>${rows.join('')}</ul>`;
  });
  const title = `Conformance of ${describeTarget(report)}: ${describeVerdict(report)}`;
  const limits = [...new Set([report.voidReason, report.stopReason])].filter((text) => text !== undefined);
  const links = findings.map(
    ({ id, outcome, title }) =>
      `<li class="${outcome}"><a href="#${anchor(id)}">${escape(id)}</a> ${escape(title)}</li>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escape(title)}</title><style>${STYLE}</style></head><body>
<main><h1>Conformance of ${escape(describeTarget(report))}: <span class="${report.verdict}">${escape(describeVerdict(report))}</span></h1>
${limits.map((text) => `<p class="void">${escape(text)}</p>`).join('')}${report.warnings.map((text) => `<p><strong>Warning.</strong> ${escape(text)}</p>`).join('')}
${list(describeRun(report).map(([name, value]) => [name, escape(value)] as const))}
<h2>Profiles</h2>${table('Profiles', ['Profile', 'Pass', 'Fail', 'Error', 'Skip', 'N/A', 'Result'], profiles)}
${findings.length > 0 ? `<h2>Findings</h2><ul class="list">${links.join('')}</ul>${findings.map(finding).join('')}` : ''}
${
  report.baseline
    ? `<h2>Known failures</h2><ul>${
        describeBaseline(report)
          .map((line) => `<li>${escape(line)}</li>`)
          .join('') || '<li>As in the file.</li>'
      }</ul>`
    : ''
}
${reasons.join('')}<h2>What this run does not establish</h2><ul>${report.notEstablished.map((text) => `<li>${escape(text)}</li>`).join('')}</ul>
<h2>All checks</h2><details><summary>${report.results.length} checks</summary>${table('Checks', ['Outcome', 'Check', 'Level', 'Statements', 'Reason'], report.results.map(row))}</details>
</main></body></html>
`;
}
