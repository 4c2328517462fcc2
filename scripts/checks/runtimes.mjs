// Runs the packed SDK in each runtime of packages/sdk/test/runtimes/list.json against the mock server. Without names it
// runs all, and writes the table of the SDK's readme. `tsx --conditions=source scripts/checks/runtimes.mjs [name ...]`
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createMockServer } from '../../packages/mock-server/src/index.ts';
import { at, toolFile } from '../run/paths.mjs';
import { runNode } from '../run/process.mjs';
import { replaceBetween } from '../run/replace-between.mjs';
import { compileForHermes, inHermes } from './runtimes/hermes.mjs';
import { inJest, inNext, inNextClient } from './runtimes/pages.mjs';
import { NotRun, prepareProject, removeProject } from './runtimes/project.mjs';
import { inBun, inDeno, inEdgeRuntime, inNode, inWorkerd } from './runtimes/servers.mjs';

/** What the scenario returns everywhere. */
const EXPECTED = {
  signedIn: 'player',
  read: ['1,000.00', true, true, 1],
  loaded: ['function', 'function', 'function', 'function'],
  refused: [false, true, 'rejected'],
  money: [true, true, true],
  logged: ['gameLike: failure (api)'],
  events: [1, 0],
  message: ['api', 'login.loginFailed1019'],
  signedOut: true,
  rules: [
    '12,480.50',
    '12.34M',
    150_000,
    null,
    'bad',
    null,
    '3001234567',
    'https://tara.example/?outValue=A%20B&install_referrer=h5&aid=&share_referrer=8',
    null,
    'https://tara.example/app.apk',
  ],
};

const RUN = {
  'Node 20': inNode('20.19.0'),
  'Node 22': inNode('22'),
  'Node 24': inNode('24'),
  'Node 25': inNode('25'),
  'Node 26': inNode('26'),
  Bun: inBun,
  Deno: inDeno,
  'Cloudflare Workers': inWorkerd,
  'Edge runtime': inEdgeRuntime,
  'Jest with jsdom': inJest,
  'Next.js': inNext,
  'Next.js in Chromium': inNextClient,
  Hermes: inHermes,
  'Hermes of React Native 0.88': compileForHermes,
};

const README = 'packages/sdk/README.md';
const requested = process.argv.slice(2);
const list = JSON.parse(readFileSync(at('packages/sdk/test/runtimes/list.json'), 'utf8'));
const unknown = requested.find((name) => !list.some((each) => each.name === name));
if (unknown !== undefined) throw new Error(`There is no runtime "${unknown}".`);

/** Runs the scenario in a world of its own. @returns the row of the table */
async function check({ name, what }, server, number) {
  const row = { name, what, version: '', result: '' };
  try {
    const { version, results, result = 'passed' } = await RUN[name](`${server}/w/runtime${number}`);
    row.version = version;
    for (const found of results) assert.deepEqual(found, EXPECTED);
    row.result = result;
  } catch (error) {
    console.error(`${name}: ${error.stack ?? error}`);
    row.result = error instanceof NotRun ? `not run: ${error.message.split('\n')[0]}` : 'FAILED';
  }
  console.log(`  ${row.result === 'FAILED' ? '!' : ' '} ${name.padEnd(28)} ${row.version} ${row.result}`);
  return row;
}

const rows = [];
try {
  await prepareProject();
  const server = await createMockServer({ port: 0, passwordCost: 16 });
  const address = await server.listen();
  for (const [number, runtime] of list.entries())
    if (requested.length === 0 || requested.includes(runtime.name))
      rows.push(await check(runtime, address, number));
  await server.close();
} finally {
  removeProject();
}

if (requested.length === 0) {
  const date = new Date().toISOString().slice(0, 10);
  const lines = rows.map(
    ({ name, version, what, result }) => `| ${name} | ${version} | ${what} | ${result} | ${date} |`,
  );
  const head = ['', '| Runtime | Version | What is run | Result | Date |', '| --- | --- | --- | --- | --- |'];
  replaceBetween(README, 'runtimes', [...head, ...lines, ''].join('\n'));
  await runNode(toolFile('oxfmt'), [at(README)], { quiet: true });
}
process.exitCode = rows.every(({ result }) => result !== 'FAILED') ? 0 : 1;
