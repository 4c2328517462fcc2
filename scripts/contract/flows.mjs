// Runs the flows of openapi/flows with Redocly Respect against mock servers that this script starts, one for each store.
// Each file has its own process and its own world, whose clock stands still. Needs no network. `--quick` runs the longest
// flow in memory only; `--report <file>` writes the counts to a file; other arguments choose flows by name.
import { constants, createPublicKey, publicEncrypt } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { createMockServer } from '../../packages/mock-server/src/index.ts';
import { startPostgres } from '../../packages/mock-server/test/support/postgres.ts';
import { at, toolFile } from '../run/paths.mjs';
import { runNode } from '../run/process.mjs';

const ENDING = '.arazzo.yaml';
/** The journey that `--quick` runs: password, card, verification and withdrawal. */
const QUICK = 'withdraw';
/** Friday, 21 November 2025, 12:00 in Pakistan. */
const NOON = Date.UTC(2025, 10, 21, 7);
// Redocly's check of statuses does not support ranges such as 4XX. The flows name the status wherever it is not 200.
const SETTINGS = ['--severity', 'STATUS_CODE_CHECK=off', '--execution-timeout', '60000'];

const { values, positionals } = parseArgs({
  options: { report: { type: 'string' }, quick: { type: 'boolean', default: false } },
  allowPositionals: true,
});

/** Encrypts a password as a client does: RSA-OAEP with the key and nonce of appConfig. */
function encrypt({ kid, nonce, jwk }, password) {
  const key = createPublicKey({ key: jwk, format: 'jwk' });
  const plaintext = Buffer.from(JSON.stringify({ p: password, n: nonce, t: NOON }));
  const encrypted = publicEncrypt(
    { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
    plaintext,
  );
  return `${kid}.${encrypted.toString('base64url')}`;
}

async function passwordKey(world) {
  const reply = await fetch(`${world}/app/v1/anonymous/appConfig`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      clientReferrer: 'ph',
      channel: 'WEB',
      appId: 'flows',
      platform: 0,
      gameListVersion: 0,
    }),
  });
  return (await reply.json()).appWebConfig.passwordKey;
}

/** Command-line inputs with the encrypted passwords of `x-sealed`. Arazzo itself cannot encrypt. */
async function encryptedInputs(flow, world) {
  const passwords = Object.entries(flow['x-sealed'] ?? {});
  if (passwords.length === 0) return [];
  const key = await passwordKey(world);
  return passwords.flatMap(([name, password]) => ['--input', `${name}=${encrypt(key, password)}`]);
}

/** Runs one file in its own world. @returns the outcome of each workflow, and the output of Redocly */
async function runFlow(name, url, folder) {
  const world = `${url}/w/flow-${name}`;
  const file = at('openapi/flows', `${name}${ENDING}`);
  const flow = parse(readFileSync(file, 'utf8'), { merge: true, maxAliasCount: -1 });
  const results = path.join(folder, `${name}.json`);
  const servers = flow.sourceDescriptions.flatMap((source) => ['--server', `${source.name}=${world}`]);
  const { code, output } = await runNode(
    toolFile('@redocly/cli', 'redocly'),
    [
      'respect',
      file,
      '--json-output',
      results,
      ...SETTINGS,
      ...servers,
      ...(await encryptedInputs(flow, world)),
    ],
    { quiet: true, env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } },
  );
  const { files } = existsSync(results) ? JSON.parse(readFileSync(results, 'utf8')) : { files: {} };
  const executed = Object.values(files).flatMap(({ executedWorkflows }) => executedWorkflows);
  const outcomes = flow.workflows.map(({ workflowId }) => ({
    title: `${name} / ${workflowId}`,
    passed: executed.some((item) => item.workflowId === workflowId && item.status === 'success'),
  }));
  return { code, output, outcomes };
}

const parts = values.quick ? [QUICK] : positionals;
const chosen = (name) => parts.length === 0 || parts.some((part) => name.includes(part));
const names = readdirSync(at('openapi/flows'))
  .filter((file) => file.endsWith(ENDING))
  .map((file) => file.slice(0, -ENDING.length))
  .filter(chosen);

const folder = mkdtempSync(path.join(tmpdir(), 'tara-flows-'));

/** Runs all chosen files against a server with this store. @returns the outcome of each workflow */
async function runFlowsOn(kind, store) {
  const server = await createMockServer({ port: 0, now: NOON, passwordCost: 16, store });
  try {
    const url = await server.listen();
    const runs = await Promise.all(names.map((name) => runFlow(name, url, folder)));
    for (const { code, output } of runs) if (code !== 0) console.log(output);
    const outcomes = runs.flatMap((item) =>
      item.outcomes.map(({ title, passed }) => ({ title, passed: passed && item.code === 0 })),
    );
    for (const { title, passed } of outcomes) console.log(`  ${passed ? '✓' : '✗'} ${kind}: ${title}`);
    return outcomes;
  } finally {
    await server.close();
  }
}

// Installed by the long run only.
const postgres = process.env.TEST_FULL === '1' ? await startPostgres() : undefined;
try {
  const outcomes = [
    await runFlowsOn('memory', 'memory'),
    values.quick ? [] : await runFlowsOn('file', `file:${path.join(folder, 'worlds.db')}`),
    postgres ? await runFlowsOn('postgres', await postgres.createDatabase()) : [],
  ].flat();
  const failed = outcomes.filter(({ passed }) => !passed).length;
  if (values.report !== undefined)
    writeFileSync(values.report, JSON.stringify({ passed: outcomes.length - failed, failed }));
  process.exitCode = outcomes.length > 0 && failed === 0 ? 0 : 1;
} finally {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}
