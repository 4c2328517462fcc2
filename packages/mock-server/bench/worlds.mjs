// Prints the cost of worlds: a snapshot and a restore with many players, and many worlds together.
import { createMockServer } from '../dist/index.js';
import { median, timed } from './measure.mjs';

const PLAYERS = 1000;
const WORLDS = 200;
const ROUNDS = 7;

export async function readConfig() {
  const server = await createMockServer({ port: 0 });
  const payload = { clientReferrer: 'ph', channel: 'WEB', appId: 'bench', platform: 0, gameListVersion: 0 };
  const reply = await server.inject({ method: 'POST', url: '/app/v1/anonymous/appConfig', payload });
  await server.close();
  return reply.payload;
}

export async function measureWorlds() {
  const server = await createMockServer({ port: 0, passwordCost: 16 });
  const control = async (method, url, payload) => {
    const reply = await server.inject({ method, url, ...(payload ? { payload } : {}) });
    if (reply.statusCode >= 300) throw new Error(`${url}: ${reply.statusCode} ${reply.payload}`);
  };
  for (let index = 0; index < PLAYERS; index++)
    await control('POST', '/w/bench/__mock/players', { account: `bench${index}`, coin: 100 });
  const snapshots = [];
  const restores = [];
  for (let round = 0; round < ROUNDS; round++) {
    snapshots.push(await timed(() => control('POST', '/w/bench/__mock/snapshots', { name: 'bench' })));
    restores.push(await timed(() => control('POST', '/w/bench/__mock/snapshots/bench/restore')));
  }
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  for (let index = 0; index < WORLDS; index++) await control('POST', `/w/bench-${index}/__mock/reset`, {});
  globalThis.gc?.();
  const extraMb = (process.memoryUsage().rss - before) / 1e6;
  await server.close();
  return { snapshotMs: median(snapshots), restoreMs: median(restores), extraMb };
}
