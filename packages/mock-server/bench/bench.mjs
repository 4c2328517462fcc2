// Prints the cost of the mock server beside a bare Fastify with the same schemas: ratios of CPU time per request, of start
// time and of memory. Both run in turn; the figures are medians of the rounds. It has no limits: machines differ too much.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from './measure.mjs';
import { createPeer } from './peer.mjs';
import { measureWorlds, readConfig } from './worlds.mjs';

const ROUNDS = 5;
const COMMON = { clientReferrer: 'ph', channel: 'WEB', appId: 'bench', platform: 0 };

/** Requests to both servers. A write is compared with the bare server's small call, because the bare server has no store. */
const LOADS = [
  {
    name: 'small call (refreshData)',
    path: 'refreshData',
    bare: 'refreshData',
    body: {},
    requests: 4000,
    expectation: '<= 1.2',
  },
  {
    name: 'appConfig',
    path: 'anonymous/appConfig',
    bare: 'anonymous/appConfig',
    body: { gameListVersion: 0 },
    requests: 2000,
    expectation: '<= 0.1',
  },
  {
    name: 'write (gameLike)',
    path: 'gameLike',
    bare: 'refreshData',
    body: { id: 1005, like: 1 },
    requests: 4000,
    expectation: '<= 2 small calls',
  },
];

async function rounds(work) {
  const results = [];
  for (let round = 0; round < ROUNDS; round++) results.push(await work(round));
  return results;
}

const folder = mkdtempSync(join(tmpdir(), 'tara-bench-'));
const configFile = join(folder, 'config.json');
writeFileSync(configFile, await readConfig());

async function startBoth() {
  const ours = await createPeer('ours');
  const bare = await createPeer('bare', [configFile]);
  return { ours, bare };
}

const rows = [];
function add(name, ours, bare, unit, expectation) {
  return rows.push({
    name,
    ours: `${ours.toFixed(3)} ${unit}`,
    bare: bare === undefined ? '' : `${bare.toFixed(3)} ${unit}`,
    ratio: bare === undefined ? '' : (ours / bare).toFixed(2),
    expectation,
  });
}

const starts = await rounds(async () => {
  const { ours, bare } = await startBoth();
  const took = { ours: ours.startMs, bare: bare.startMs };
  await ours.stop();
  await bare.stop();
  return took;
});

const { ours, bare } = await startBoth();
const token = await ours.token();
for (const load of LOADS) {
  const ask = (peer, path, body, requests) => peer.load({ path, body, token, requests });
  const body = { ...COMMON, ...load.body };
  const bareBody = load.bare === load.path ? body : COMMON;
  // Warm-up: the first requests compile code.
  await ask(ours, load.path, body, load.requests / 4);
  await ask(bare, load.bare, bareBody, load.requests / 4);
  const results = await rounds(async () => ({
    ours: await ask(ours, load.path, body, load.requests),
    bare: await ask(bare, load.bare, bareBody, load.requests),
  }));
  add(
    load.name,
    median(results.map((item) => item.ours)),
    median(results.map((item) => item.bare)),
    'ms CPU',
    load.expectation,
  );
}
add(
  'start until it listens',
  median(starts.map((item) => item.ours)),
  median(starts.map((item) => item.bare)),
  'ms',
  '<= 1.5',
);
add('peak memory', (await ours.peakMemory()) / 1e6, (await bare.peakMemory()) / 1e6, 'MB', '<= 1.5');
await ours.stop();
await bare.stop();
rmSync(folder, { recursive: true });

const worlds = await measureWorlds();
add('snapshot of 1,000 players', worlds.snapshotMs, undefined, 'ms', '< 5 ms');
add('restore of 1,000 players', worlds.restoreMs, undefined, 'ms', '< 5 ms');
add('200 worlds, extra memory', worlds.extraMb, undefined, 'MB', '< 50 MB');

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
console.log(
  `\n@tara/mock-server ${version} · Node ${process.versions.node} · ${cpus().length} x ${cpus()[0]?.model.trim()}\n`,
);
const widths = { name: 28, ours: 16, bare: 16, ratio: 7 };
function line(row) {
  return `  ${row.name.padEnd(widths.name)}${row.ours.padStart(widths.ours)}${row.bare.padStart(widths.bare)}${row.ratio.padStart(widths.ratio)}   ${row.expectation}`;
}
console.log(line({ name: '', ours: 'ours', bare: 'bare Fastify', ratio: 'ratio', expectation: 'design' }));
for (const row of rows) console.log(line(row));
