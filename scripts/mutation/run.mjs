// Draws mutants by lot and runs for each the tests that can see it: `npm run mutation -- --sample 150 --seed 7`.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { cacheDir, root } from '../run/paths.mjs';
import { readMap, listTests } from '../tests/map.mjs';
import { drawMutants } from './draw.mjs';
import { createPool } from './pool.mjs';
import { report } from './report.mjs';
import { PACKAGES } from './scope.mjs';

/** Each runs tests in one process, and waits as often as it computes. */
const AT_ONCE = 2;

const { values, positionals: words } = parseArgs({
  options: {
    /** How many mutants of each package. */
    sample: { type: 'string', default: '150' },
    seed: { type: 'string', default: '1' },
    /** Only these packages. */
    package: { type: 'string', multiple: true, default: PACKAGES.map(({ name }) => name) },
    /** Writes the scores into README.md and docs/testing.md. */
    record: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const seed = Number(values.seed);

/** The tracked files of a package that are mutated, if their path contains one of the words. */
function listFiles({ folder, matches }) {
  const files = execFileSync('git', ['ls-files', folder], { cwd: root, encoding: 'utf8' }).trim().split('\n');
  return files.filter(
    (file) => matches(file) && (words.length === 0 || words.some((word) => file.includes(word))),
  );
}

const map = readMap();
const pool = createPool();

/** Judges mutants, some simultaneously. */
async function judgeAll(mutants, name) {
  const results = [];
  const waiting = [...mutants];
  const work = async () => {
    for (let mutant = waiting.shift(); mutant !== undefined; mutant = waiting.shift()) {
      const tests = listTests(map, mutant.file, mutant);
      const { outcome, by } = tests.length === 0 ? { outcome: 'unseen' } : await pool.judge(mutant, tests);
      const nearest = tests[0] && `${tests[0].file}: ${tests[0].names[0]}`;
      results.push({ ...mutant, package: name, outcome, by, nearest });
      console.log(
        `${outcome.padEnd(8)} ${mutant.file}:${mutant.line} ${mutant.mutator}${by ? `, by ${by}` : ''}`,
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return results;
}

const results = [];
for (const one of PACKAGES.filter(({ name }) => values.package.includes(name)))
  results.push(...(await judgeAll(await drawMutants(listFiles(one), Number(values.sample), seed), one.name)));
pool.close();
writeFileSync(
  `${cacheDir}/mutation.json`,
  JSON.stringify(results, (key, value) => (key === 'text' ? undefined : value)),
);
process.exit(report(results, { seed, isRecorded: values.record }) ? 0 : 1);
