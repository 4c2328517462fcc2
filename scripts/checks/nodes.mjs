// Starts the product and runs the unit tests on each supported Node, and checks that older ones are rejected.
// `node scripts/checks/nodes.mjs [release ...]`, e.g. 20.19.0 or 26; prints a table and fails if one fails.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { at, cacheDir, toolFile } from '../run/paths.mjs';
import { fetchNode, OLD_RELEASES, RELEASES } from '../run/node-binary.mjs';
import { freePort } from '../run/port.mjs';
import { launch, runProgram } from '../run/process.mjs';
import { countVitest } from '../run/counts.mjs';

const START_MS = 300_000;
const ENTRY = at('scripts/run.mjs');

async function responds(url) {
  const reply = await fetch(url).catch(() => null);
  return reply?.ok === true;
}

/** Runs `npm start` until client and contract are served, then stops it. @returns whether it started, and a message */
async function checkStart(binary) {
  const PORT = await freePort();
  const from = Date.now();
  let output = '';
  const state = { over: false };
  const take = (chunk) => (output += chunk);
  const { child, ended } = launch(binary, [ENTRY, 'start'], { env: { PORT }, take });
  void ended.then(() => (state.over = true));
  let up = false;
  while (!up && !state.over && Date.now() - from < START_MS) {
    await wait(200);
    const base = `http://127.0.0.1:${PORT}`;
    up = (await responds(`${base}/`)) && (await responds(`${base}/openapi.json`));
  }
  child.kill();
  await ended;
  const seconds = ((Date.now() - from) / 1000).toFixed(1);
  if (!up) console.log(output);
  return { good: up, text: up ? `responds after ${seconds} s` : 'does NOT start' };
}

async function runUnitTests(binary, release) {
  const report = path.join(cacheDir, 'nodes', `${release}.json`);
  rmSync(report, { force: true });
  // The dot reporter prints errors outside of tests, which the JSON report lacks.
  const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const { code, output } = await runProgram(binary, [toolFile('vitest'), ...args]);
  const { passed = 0, failed = 0 } = countVitest(report);
  if (code !== 0) console.log(output);
  return { good: code === 0 && passed > 0, text: `${passed} units passed, ${failed} failed` };
}

/** Checks that an old Node is rejected in one line with the required and the current version. */
async function checkRejection(binary, version) {
  const { code, output } = await runProgram(binary, [ENTRY, 'start']);
  const lines = output.trim().split('\n');
  const good = code === 1 && lines.length === 1 && output.includes('20.19') && output.includes(version);
  if (!good) console.log(output);
  return { good, text: good ? 'rejected in one line' : 'NOT rejected in one line' };
}

const requested = process.argv.slice(2);
const rows = [];
let stopped = false;
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => (stopped = true));
for (const release of [...RELEASES, ...OLD_RELEASES].filter(
  (each) => requested.length === 0 || requested.includes(each),
)) {
  if (stopped) break;
  const { binary, version } = await fetchNode(release);
  console.log(`▸ Node ${version}`);
  const results = OLD_RELEASES.includes(release)
    ? [await checkRejection(binary, version)]
    : [await checkStart(binary), await runUnitTests(binary, release)];
  rows.push({ version, good: results.every(({ good }) => good), text: results.map(({ text }) => text) });
}
console.log();
for (const { version, good, text } of rows) {
  console.log(`  ${good ? ' ' : '!'} Node ${version.padEnd(9)} ${text.join(', ')}`);
}
process.exitCode = !stopped && rows.length > 0 && rows.every(({ good }) => good) ? 0 : 1;
