// Draws mutants by lot and runs for each the tests that can see it: `npm run mutation -- --sample 150 --seed 7`.
import { fork, execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { cacheDir, root } from '../run/paths.mjs';
import { readMap, testsOf } from '../tests/map.mjs';
import { drawMutants } from './draw.mjs';
import { PACKAGES } from './scope.mjs';

/** A process that no test has left for so long hangs: the mutant made a loop without an end. */
const SILENCE_MS = 90_000;

const { values, positionals: folders } = parseArgs({
  options: {
    sample: { type: 'string', default: '150' },
    seed: { type: 'string', default: '1' },
    'at-once': { type: 'string', default: '2' },
  },
  allowPositionals: true,
});

const print = (line) => void process.stdout.write(`${line}\n`);
const short = (text) => text.replaceAll(/\s+/g, ' ').slice(0, 90);

/** The tracked files of a package that are mutated. */
function filesOf({ folder, matches }) {
  const files = execFileSync('git', ['ls-files', folder], { cwd: root, encoding: 'utf8' }).trim().split('\n');
  return files.filter(
    (file) => matches(file) && (folders.length === 0 || folders.some((part) => file.includes(part))),
  );
}

function startWorker() {
  const worker = fork(fileURLToPath(new URL('worker.mjs', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, TEST_PATIENCE_MS: '8000' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ready = new Promise((resolve) => worker.once('message', resolve));
  return { worker, ready };
}

/** Runs the tests against a mutant. Takes another process if this one hangs or ends. */
async function judge(pool, mutant, tests) {
  const { worker, ready } = pool.pop() ?? startWorker();
  await ready;
  const result = await new Promise((resolve) => {
    let timer;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => resolve({ outcome: 'killed', by: 'no answer' }), SILENCE_MS);
    };
    wait();
    worker.on('message', (message) =>
      message === 'alive' ? wait() : (clearTimeout(timer), resolve(message)),
    );
    worker.once('exit', () => (clearTimeout(timer), resolve({ outcome: 'killed', by: 'the process ended' })));
    worker.send({ mutant, tests });
  });
  worker.removeAllListeners();
  if (result.by === 'no answer' || worker.exitCode !== null) worker.kill('SIGKILL');
  else pool.push({ worker, ready });
  return result;
}

const map = readMap();
if (map === undefined) throw new Error('There is no map of the tests yet: `npm run unit -- --map` makes it.');
const pool = [];
const results = [];
for (const one of PACKAGES) {
  const mutants = await drawMutants(filesOf(one), Number(values.sample), Number(values.seed));
  let next = 0;
  const work = async () => {
    while (next < mutants.length) {
      const mutant = mutants[next];
      next += 1;
      const tests = testsOf(map, mutant.file, mutant);
      const { outcome, by } = tests.length === 0 ? { outcome: 'unseen' } : await judge(pool, mutant, tests);
      const nearest = tests[0] && `${tests[0].file}: ${tests[0].names[0]}`;
      results.push({ ...mutant, package: one.name, outcome, by, nearest });
      print(`${outcome.padEnd(8)} ${mutant.file}:${mutant.line} ${mutant.mutator}${by ? ` by ${by}` : ''}`);
    }
  };
  await Promise.all(Array.from({ length: Number(values['at-once']) }, work));
}
for (const { worker } of pool) worker.kill();

const rate = (some) => some.filter(({ outcome }) => outcome === 'killed').length / some.length;
const percent = (some) =>
  `${(rate(some) * 100).toFixed(0).padStart(4)} % of ${String(some.length).padStart(4)}`;
print('\nScore by folder:');
const groups = Object.groupBy?.(results, ({ file }) => folderOf(file)) ?? groupBy(results);
function folderOf(file) {
  return file
    .split('/')
    .slice(1, 4)
    .join('/')
    .replace(/\/[^/]+\.\w+$/, '');
}
function groupBy(some) {
  const found = {};
  for (const one of some) (found[folderOf(one.file)] ??= []).push(one);
  return found;
}
for (const [folder, some] of Object.entries(groups).toSorted()) print(`${percent(some)}  ${folder}`);
for (const { name } of PACKAGES) {
  const some = results.filter((one) => one.package === name);
  if (some.length > 0) print(`${percent(some)}  all of ${name}`);
}
print('\nSurvivors:');
for (const { outcome, file, line, mutator, before, after, nearest } of results)
  if (outcome !== 'killed')
    print(
      `  ${file}:${line} ${mutator}: ${short(before)} -> ${short(after)}\n      ${nearest ? `nearest: ${nearest}` : 'no test runs it'}`,
    );
writeFileSync(`${cacheDir}/mutation.json`, JSON.stringify(results.map(({ text, ...rest }) => rest)));
