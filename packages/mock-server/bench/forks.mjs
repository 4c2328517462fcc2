// Prints how long a fork takes in a world with many players, and how much the data for forks costs, in memory and in a file.
// Needs tsx: `node --expose-gc --import tsx --conditions=source bench/forks.mjs`, in packages/mock-server.
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMockServer } from '../src/index.ts';
import { median, timed } from './measure.mjs';

const PLAYERS = 10_000;
const CALLS = 1000;
const ROUNDS = 15;
const COMMON = { clientReferrer: 'ph', channel: 'WEB', appId: 'bench', platform: 0 };

const folder = mkdtempSync(join(tmpdir(), 'tara-forks-'));

async function measure(store) {
  const server = await createMockServer({ port: 0, passwordCost: 16, store });
  const call = async (url, payload, headers = {}) => {
    const reply = await server.inject({ method: 'POST', url: `/w/bench${url}`, payload, headers });
    if (reply.statusCode >= 300) throw new Error(`${url}: ${reply.statusCode} ${reply.payload}`);
    return reply.json();
  };
  await call('/__mock/players/bulk', { prefix: 'bench', count: PLAYERS, coin: 100_00 });
  const tokens = [];
  for (let index = 1; index <= 50; index++)
    tokens.push((await call('/__mock/sessions', { account: `bench${index}` })).token);
  const used = () => {
    globalThis.gc?.();
    globalThis.gc?.();
    return process.memoryUsage().heapUsed / 1e6;
  };
  const before = used();
  for (let index = 0; index < CALLS; index++) {
    const authorization = tokens[index % tokens.length];
    await call(
      '/app/v1/gameLike',
      { ...COMMON, id: 1001 + (index % 5), like: (index >> 3) % 2 },
      { authorization },
    );
    if (index % 4 === 0)
      await call(
        '/app/v1/recharge3',
        { ...COMMON, amount: 500_00 + index, version: 4, actType: 0, rechargeType: 1 },
        { authorization },
      );
  }
  const extraMb = used() - before;
  const entries = await server
    .inject({ url: '/w/bench/__mock/requests?limit=1000' })
    .then((reply) => reply.json());
  const times = { newest: [], oldest: [] };
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, { id }] of [
      ['newest', entries[0]],
      ['oldest', entries.at(-1)],
    ]) {
      times[name].push(
        await timed(() => call(`/__mock/requests/${id}/fork`, { world: `f${round}-${name}` })),
      );
    }
  const reads = [];
  for (let round = 0; round < ROUNDS; round++)
    reads.push(await timed(() => server.inject({ url: `/w/f${round}-oldest/__mock/health` })));
  await server.close();
  return {
    store: store.split(':')[0],
    entries: entries.length,
    'newest ms': Math.round(median(times.newest) * 10) / 10,
    'oldest ms': Math.round(median(times.oldest) * 10) / 10,
    'oldest max ms': Math.round(Math.max(...times.oldest) * 10) / 10,
    'health ms': Math.round(median(reads) * 10) / 10,
    'heap MB': Math.round(extraMb * 10) / 10,
  };
}

const file = join(folder, 'worlds.db');
console.table([await measure('memory'), await measure(`file:${file}`)]);
console.log(`the file has ${Math.round(statSync(file).size / 1e6)} MB`);
rmSync(folder, { recursive: true, force: true });
