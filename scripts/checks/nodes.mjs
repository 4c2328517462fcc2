// Starts the product and runs the unit tests on each Node from the floor up, and asks those below it for their sentence.
// `node scripts/checks/nodes.mjs [release ...]`, e.g. 20.19.0 or 26; prints a table, fails where one does.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { at, cacheDir, toolFile } from '../run/paths.mjs';
import { fetchNode, OLD_RELEASES, RELEASES } from '../run/node-binary.mjs';
import { freePort } from '../run/port.mjs';
import { launch, program } from '../run/process.mjs';
import { countVitest } from '../run/counts.mjs';

const START_MS = 300_000;
const ENTRY = at('scripts/run.mjs');

async function answers(url) {
  const reply = await fetch(url).catch(() => null);
  return reply?.ok === true;
}

/** `npm start` until client and contract are there, then its end. @returns what went wrong, or seconds */
async function startOn(binary) {
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
    up = (await answers(`${base}/`)) && (await answers(`${base}/openapi.json`));
  }
  child.kill();
  await ended;
  const seconds = ((Date.now() - from) / 1000).toFixed(1);
  if (!up) console.log(output);
  return { good: up, text: up ? `answers after ${seconds} s` : 'does NOT start' };
}

async function unitsOn(binary, release) {
  const report = path.join(cacheDir, 'nodes', `${release}.json`);
  rmSync(report, { force: true });
  // The dots tell of errors outside of tests too, which the report does not have.
  const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const { code, output } = await program(binary, [toolFile('vitest'), ...args]);
  const { passed = 0, failed = 0 } = countVitest(report);
  if (code !== 0) console.log(output);
  return { good: code === 0 && passed > 0, text: `${passed} units passed, ${failed} failed` };
}

/** An old Node is refused by one sentence that names what is needed and what is there. */
async function refusalOn(binary, version) {
  const { code, output } = await program(binary, [ENTRY, 'start']);
  const lines = output.trim().split('\n');
  const good = code === 1 && lines.length === 1 && output.includes('20.19') && output.includes(version);
  if (!good) console.log(output);
  return { good, text: good ? 'refused in one sentence' : 'NOT refused in one sentence' };
}

const asked = process.argv.slice(2);
const rows = [];
let stopped = false;
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => (stopped = true));
for (const release of [...RELEASES, ...OLD_RELEASES].filter(
  (each) => asked.length === 0 || asked.includes(each),
)) {
  if (stopped) break;
  const { binary, version } = await fetchNode(release);
  console.log(`▸ Node ${version}`);
  const results = OLD_RELEASES.includes(release)
    ? [await refusalOn(binary, version)]
    : [await startOn(binary), await unitsOn(binary, release)];
  rows.push({ version, good: results.every(({ good }) => good), text: results.map(({ text }) => text) });
}
console.log();
for (const { version, good, text } of rows) {
  console.log(`  ${good ? ' ' : '!'} Node ${version.padEnd(9)} ${text.join(', ')}`);
}
process.exitCode = !stopped && rows.length > 0 && rows.every(({ good }) => good) ? 0 : 1;
