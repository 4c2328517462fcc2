// Records which test runs which code: a setup file of the run that makes the map (map.mjs). After each test it reads the
// counters that the instrumented modules keep, and after the last one it writes what it found to a file.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { afterAll, afterEach, beforeEach } from 'vitest';

const { TEST_MAP_FOLDER: folder, TEST_MAP_ROOT: root } = process.env;

/** Counters by file, as istanbul-lib-instrument keeps them. */
const coverage = () => globalThis.__coverage__ ?? {};

/** The repository's files that a run reads, by the module that reads them. */
const reads = (globalThis.__reads__ ??= watchReads());

function watchReads() {
  const found = new Map();
  const note = (target) => {
    if (typeof target !== 'string' && !(target instanceof URL)) return;
    const file = target instanceof URL ? target.pathname : path.resolve(target);
    if (!file.startsWith(`${root}/`) || file.includes('/node_modules/')) return;
    const frames = new Error('Who reads?').stack.split('\n').slice(3);
    const reader = frames
      .map((frame) => /(?:file:\/\/)?(\/[^():]+):\d+:\d+/.exec(frame)?.[1])
      .find((from) => from?.startsWith(`${root}/`) && !from.includes('/node_modules/'));
    if (reader === undefined) return;
    const readers = found.get(file) ?? new Set();
    found.set(file, readers.add(reader));
  };
  for (const [owner, name] of [
    [fs, 'readFileSync'],
    [fs, 'readFile'],
    [fs, 'createReadStream'],
    [fs.promises, 'readFile'],
  ]) {
    const original = owner[name];
    owner[name] = (target, ...rest) => {
      note(target);
      return original.call(owner, target, ...rest);
    };
  }
  syncBuiltinESMExports();
  return found;
}

/** The numbers of the spans that ran since the last call, by file, and sets their counters to zero. */
function takeCounts() {
  const counts = {};
  for (const [file, { s: statements, b: branches }] of Object.entries(coverage())) {
    const ran = [];
    let number = 0;
    for (const id in statements) {
      if (statements[id] > 0) ran.push(number);
      statements[id] = 0;
      number += 1;
    }
    for (const id in branches)
      for (let at = 0; at < branches[id].length; at += 1) {
        if (branches[id][at] > 0) ran.push(number);
        branches[id][at] = 0;
        number += 1;
      }
    if (ran.length > 0) counts[path.relative(root, file)] = ran;
  }
  return counts;
}

function getName({ name, suite }) {
  return suite === undefined ? name : `${getName(suite)} ${name}`.trim();
}

const tests = {};
/** What ran outside of tests, when modules were loaded. */
let outside = takeCounts();

beforeEach(() => {
  outside = merge(outside, takeCounts());
});

function merge(a, b) {
  const all = { ...a };
  for (const [file, ran] of Object.entries(b)) all[file] = [...new Set([...(all[file] ?? []), ...ran])];
  return all;
}

afterEach(({ task }) => {
  const name = getName(task);
  tests[name] = merge(tests[name] ?? {}, takeCounts());
});

// oxlint-disable-next-line no-empty-pattern -- Vitest asks for a destructured first parameter.
afterAll(({}, suite) => {
  outside = merge(outside, takeCounts());
  const file = path.relative(root, suite.file.filepath);
  const project = suite.file.projectName ?? '';
  const name = `${project}-${file.replaceAll('/', '+')}.json`;
  const read = Object.fromEntries(
    [...reads].map(([input, readers]) => [
      path.relative(root, input),
      [...readers].map((reader) => path.relative(root, reader)),
    ]),
  );
  fs.writeFileSync(path.join(folder, name), JSON.stringify({ project, file, tests, outside, read }));
});
