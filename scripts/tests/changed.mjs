// Runs the tests that see what has changed since a commit, HEAD by default: `npm run unit -- --changed main`.
import { execFileSync } from 'node:child_process';
import { at, root } from '../run/paths.mjs';
import { hashOfFile, readMap, listTests } from './map.mjs';
import { createTests, getPattern } from './vitest.mjs';

const [since = 'HEAD'] = process.argv.slice(2);
const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
const map = readMap();

/** Files that git sees as changed, and built ones, which git ignores, whose text is not the one that the map saw. */
function changedFiles() {
  const seen = [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')];
  const read = new Set(map.files.flatMap(({ read: inputs }) => Object.keys(inputs)));
  const other = [...read].filter((file) => map.sources[file]?.hash !== hashOfFile(file));
  const isBuilt = other.length > 0 ? new Set(git('ls-files', ...other)) : new Set();
  return [...new Set([...seen, ...other.filter((file) => !isBuilt.has(file))])];
}

const isTest = (file) => /\.test\.(ts|tsx|mjs)$/.test(file);

/** The tests of files that read a changed file themselves, or run code that does. */
function findReaders(input) {
  return map.files.flatMap(({ file, project, tests, read }) => {
    const readers = read[input] ?? [];
    if (readers.some((reader) => isTest(reader) || reader.includes('/test/')))
      return [{ file, project, names: Object.keys(tests) }];
    const names = Object.entries(tests)
      .filter(([, ran]) => readers.some((reader) => ran[reader]))
      .map(([name]) => name);
    return names.length > 0 ? [{ file, project, names }] : [];
  });
}

const wanted = new Map();
const add = ({ file, project, names }) => {
  const key = `${project} ${file}`;
  const all = wanted.get(key)?.names ?? new Set();
  wanted.set(key, { file, project, names: names && all ? new Set([...all, ...names]) : undefined });
};

const changed = changedFiles();
for (const file of changed) {
  for (const test of [...listTests(map, file), ...findReaders(file)]) add(test);
}

const vitest = await createTests({ reporters: ['default'], passWithNoTests: true });
await vitest.standalone();
for (const file of changed.filter(isTest))
  for (const { project } of await vitest.globTestSpecifications([at(file)]))
    add({ file, project: project.name });

const specifications = [...wanted.values()].flatMap(({ file, project: name, names }) => {
  const project = vitest.projects.find((item) => item.name === name);
  const testNamePattern = names && getPattern([...names]);
  return project ? [project.createSpecification(at(file), testNamePattern && { testNamePattern })] : [];
});
const count = [...wanted.values()].reduce((sum, { names }) => sum + (names?.size ?? 1), 0);
console.log(`${changed.length} files changed: ${count} tests in ${specifications.length} files see them.`);
if (specifications.length > 0) await vitest.runTestSpecifications(specifications);
const failed = vitest.state.getCountOfFailedTests() + vitest.state.getUnhandledErrors().length;
await vitest.close();
process.exit(failed === 0 ? 0 : 1);
