import { appendFileSync } from 'node:fs';
import { replaceBetween } from '../run/replace-between.mjs';
import { isCritical, REQUIRED } from './scope.mjs';

const short = (text) => text.replaceAll(/\s+/g, ' ').slice(0, 90);
const isKilled = ({ outcome }) => outcome === 'killed';

/** The folder of a file below its package, two levels deep. */
const getFolder = (file) => file.split('/').slice(1, -1).slice(0, 4).join('/');

/** Scores of groups of results. @returns rows of name, killed and all, sorted by name */
function scoresBy(results, getName) {
  const rows = new Map();
  for (const one of results) {
    const row = rows.get(getName(one)) ?? { killed: 0, all: 0 };
    rows.set(getName(one), { killed: row.killed + Number(isKilled(one)), all: row.all + 1 });
  }
  return [...rows].toSorted().map(([name, row]) => ({ name, ...row, score: row.killed / row.all }));
}

/** Scores by package, and of all that must not fail. */
function summarize(results) {
  const critical = scoresBy(
    results.filter(({ file }) => isCritical(file)),
    () => 'money, sessions, rules, claims',
  );
  return [
    ...scoresBy(results, (item) => item.package).map((row) => ({ ...row, required: REQUIRED.package })),
    ...critical.map((row) => ({ ...row, required: REQUIRED.critical })),
  ];
}

const percent = (score) => `${Math.floor(score * 100)} %`;
const table = (rows) =>
  rows
    .map(({ name, killed, all, score }) => `${percent(score).padStart(6)}  ${killed} of ${all}  ${name}`)
    .join('\n');

/** Writes the last scores into the README and docs/testing.md. */
function record(results, seed) {
  const date = new Date().toISOString().slice(0, 10);
  const scores = summarize(results);
  const row = scores.map(({ name, score }) => `${name} ${percent(score)}`).join(' · ');
  replaceBetween('README.md', 'mutation scores', `Mutants found by the tests: ${row} (${date})`);
  const lines = scoresBy(results, ({ file }) => getFolder(file)).map(
    ({ name, killed, all, score }) => `| \`${name}\` | ${killed} of ${all} | ${percent(score)} |`,
  );
  const text = [`Seed ${seed}, ${date}:`, '', '| folder | found | score |', '| --- | --- | --- |', ...lines];
  replaceBetween('docs/testing.md', 'mutation scores', text.join('\n'));
}

/** Prints scores by folder and the survivors. @returns whether every score is high enough */
export function report(results, { seed, isRecorded }) {
  const summary = summarize(results);
  const survivors = results
    .filter((item) => !isKilled(item))
    .map(
      ({ file, line, mutator, before, after, nearest }) =>
        `${file}:${line} ${mutator}: ${short(before)} -> ${short(after)}\n    ${nearest ? `nearest test: ${nearest}` : 'no test runs it'}`,
    );
  const text = [
    'Score by folder:',
    table(scoresBy(results, ({ file }) => getFolder(file))),
    '\nSurvivors:',
    ...survivors,
    '\nScore:',
    table(summary),
  ].join('\n');
  console.log(`\n${text}`);
  const page = process.env.GITHUB_STEP_SUMMARY;
  if (page) appendFileSync(page, `\`\`\`\n${text}\n\`\`\`\n`);
  if (isRecorded) record(results, seed);
  return summary.every(({ score, required }) => score >= required);
}
