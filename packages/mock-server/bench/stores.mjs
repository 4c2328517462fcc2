// Prints how many calls per second the stores handle, one after the other in one run: memory, a file, and PostgreSQL with
// one, two and four processes. Every client is a separate player. Needs tsx, because it starts the PostgreSQL of the tests.
// `CPU_SHARE=0.15` limits each process to that share of a processor once its code is compiled (Linux, root). It shows
// whether more processes handle more calls when they do not compete with their clients for processors.
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../test/support/postgres.ts';
import { median } from './measure.mjs';
import { createPeer } from './peer.mjs';

const COMMON = { clientReferrer: 'ph', channel: 'WEB', appId: 'bench', platform: 0 };
const CLIENTS = 16;
/** Milliseconds per process and round. */
const CALLS = 1000;
const ROUNDS = 3;
/** Warm-up rounds, in which each process compiles its code. */
const WARM_UP = 4;

const SHARE = Number(process.env.CPU_SHARE ?? 1);
const PERIOD_US = 10_000;

/** Limits a process to its share of a processor, by control groups of version 1 or 2. */
function bound(pid) {
  const isFirstVersion = existsSync('/sys/fs/cgroup/cpu');
  const group = `/sys/fs/cgroup/${isFirstVersion ? 'cpu/' : ''}tara-bench-${pid}`;
  const quota = Math.round(PERIOD_US * SHARE);
  mkdirSync(group);
  if (isFirstVersion) {
    writeFileSync(join(group, 'cpu.cfs_period_us'), String(PERIOD_US));
    writeFileSync(join(group, 'cpu.cfs_quota_us'), String(quota));
  } else writeFileSync(join(group, 'cpu.max'), `${quota} ${PERIOD_US}`);
  writeFileSync(join(group, 'cgroup.procs'), String(pid));
}

/** Calls per second of all processes together. */
async function throughput(peers, { path, body, tokens, share }) {
  const text = JSON.stringify({ ...COMMON, ...body });
  const calls = Math.round(CALLS * share) * peers.length;
  const begun = performance.now();
  let left = calls;
  await Promise.all(
    tokens.map(async (token, client) => {
      const peer = peers[client % peers.length];
      while (left > 0) {
        left -= 1;
        await peer.call(path, text, token);
      }
    }),
  );
  return (calls / (performance.now() - begun)) * 1000;
}

async function measure(name, store, processes) {
  const peers = [];
  for (let count = 0; count < processes; count++) peers.push(await createPeer('ours', [store]));
  const tokens = await peers[0].tokens(CLIENTS);
  const reads = [];
  const writes = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    if (round === WARM_UP && SHARE < 1) for (const { pid } of peers) bound(pid);
    const share = round < WARM_UP ? 1 : SHARE;
    reads.push(await throughput(peers, { path: 'refreshData', body: {}, tokens, share }));
    const body = { id: 1005, like: round % 2 };
    writes.push(await throughput(peers, { path: 'gameLike', body, tokens, share }));
  }
  await Promise.all(peers.map((peer) => peer.stop()));
  const [read, write] = [reads, writes].map((all) => Math.round(median(all.slice(WARM_UP))));
  console.log(`  ${name.padEnd(28)}${String(read).padStart(10)}${String(write).padStart(10)}`);
}

const folder = mkdtempSync(join(tmpdir(), 'tara-bench-'));
const postgres = await startPostgres({ fsync: true });
console.log(`\n  ${'calls a second'.padEnd(28)}${'small'.padStart(10)}${'write'.padStart(10)}`);
await measure('memory', 'memory', 1);
await measure('file', `file:${join(folder, 'worlds.db')}`, 1);
for (const processes of [1, 2, 4])
  await measure(
    `PostgreSQL, ${processes} process${processes === 1 ? '' : 'es'}`,
    await postgres.createDatabase(),
    processes,
  );
await postgres.stop();
rmSync(folder, { recursive: true });
