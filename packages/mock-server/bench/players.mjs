// Prints the cost of a world with 100,000 players beside one with 1,000: creation, a call, a snapshot, a restore. Both
// worlds
// run in one server and take turns; the figures are medians.
import { createMockServer } from '../dist/index.js';
import { median, timed } from './measure.mjs';

const SIZES = [1000, 100_000];
const COMMON = { clientReferrer: 'ph', channel: 'WEB', appId: 'bench', platform: 0 };
const CALLS = 2000;
const ROUNDS = 5;

const store = process.argv[2] ?? 'memory';
const server = await createMockServer({ port: 0, passwordCost: 16, store });

async function send(url, payload, headers) {
  const reply = await server.inject({ method: 'POST', url, payload, headers });
  if (reply.statusCode >= 300) throw new Error(`${url}: ${reply.statusCode} ${reply.payload}`);
  return reply.payload === '' ? undefined : reply.json();
}

const worlds = [];
for (const size of SIZES) {
  const base = `/w/players-${size}`;
  const made = await timed(() =>
    send(`${base}/__mock/players/bulk`, { prefix: 'crowd', count: size, coin: 100 }),
  );
  const { token } = await send(`${base}/__mock/sessions`, { account: `crowd${size / 2}` });
  worlds.push({ base, token, makeMs: made / size, read: [], write: [], snapshot: [], restore: [] });
}
for (let round = 0; round <= ROUNDS; round++)
  for (const world of worlds) {
    const { base, token } = world;
    const call = (path, body) =>
      timed(async () => {
        for (let count = 0; count < CALLS; count++)
          await send(`${base}/app/v1/${path}`, { ...COMMON, ...body }, { authorization: token });
      });
    const figures = {
      read: (await call('refreshData')) / CALLS,
      write: (await call('gameLike', { id: 1005, like: round % 2 })) / CALLS,
      snapshot: await timed(() => send(`${base}/__mock/snapshots`, { name: `bench${round}` })),
      restore: await timed(() => send(`${base}/__mock/snapshots/bench${round}/restore`)),
    };
    // The first round compiles code.
    if (round > 0) for (const [name, figure] of Object.entries(figures)) world[name].push(figure);
  }
await server.close();

console.log(
  `\n  ${store.split(':')[0].padEnd(26)}${SIZES.map((size) => `${size} players`.padStart(18)).join('')}   design`,
);
const row = (name, of, design) =>
  console.log(
    `  ${name.padEnd(26)}${worlds.map((world) => `${of(world).toFixed(3)} ms`.padStart(18)).join('')}   ${design}`,
  );
row('to make one', ({ makeMs }) => makeMs, '<= 1 ms');
row('small call', ({ read }) => median(read), 'the same');
row('write', ({ write }) => median(write), 'the same');
row('snapshot', ({ snapshot }) => median(snapshot), '<= 10 ms');
row('restore', ({ restore }) => median(restore), '-');
