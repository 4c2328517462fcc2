// Walks the flows of openapi/flows against mock servers of its own, one for each store, with Redocly Respect: one world and
// one process per file, clocks at rest. Needs no network. `--report <file>` leaves the counts there; other arguments choose files.
import { constants, createPublicKey, publicEncrypt } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { createMockServer } from '../../packages/mock-server/src/index.ts';
import { startPostgres } from '../../packages/mock-server/test/support/postgres.ts';
import { at, toolFile } from '../run/paths.mjs';
import { node } from '../run/process.mjs';

const ENDING = '.arazzo.yaml';
/** Friday, 21 November 2025, 12:00 in Pakistan. */
const NOON = Date.UTC(2025, 10, 21, 7);
// Redocly's own check of statuses knows no ranges such as 4XX; the flows name the status wherever it is not 200.
const SETTINGS = ['--severity', 'STATUS_CODE_CHECK=off', '--execution-timeout', '60000'];

const { values, positionals } = parseArgs({
  options: { report: { type: 'string' } },
  allowPositionals: true,
});

/** Seals a password as a client does: RSA-OAEP under the key and nonce of appConfig. */
function seal({ kid, nonce, jwk }, password) {
  const key = createPublicKey({ key: jwk, format: 'jwk' });
  const plaintext = Buffer.from(JSON.stringify({ p: password, n: nonce, t: NOON }));
  const sealed = publicEncrypt(
    { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
    plaintext,
  );
  return `${kid}.${sealed.toString('base64url')}`;
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

/** The passwords of `x-sealed`, sealed, as inputs of the same names; Arazzo has no words for encrypting. */
async function sealedInputs(flow, world) {
  const passwords = Object.entries(flow['x-sealed'] ?? {});
  if (passwords.length === 0) return [];
  const key = await passwordKey(world);
  return passwords.flatMap(([name, password]) => ['--input', `${name}=${seal(key, password)}`]);
}

/** Runs one file in a world of its own. @returns which of its workflows did what they say, and what Redocly printed */
async function walk(name, url, folder) {
  const world = `${url}/w/flow-${name}`;
  const file = at('openapi/flows', `${name}${ENDING}`);
  const flow = parse(readFileSync(file, 'utf8'), { merge: true, maxAliasCount: -1 });
  const results = path.join(folder, `${name}.json`);
  const servers = flow.sourceDescriptions.flatMap((source) => ['--server', `${source.name}=${world}`]);
  const { code, output } = await node(
    toolFile('@redocly/cli', 'redocly'),
    [
      'respect',
      file,
      '--json-output',
      results,
      ...SETTINGS,
      ...servers,
      ...(await sealedInputs(flow, world)),
    ],
    { quiet: true, env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } },
  );
  const { files } = existsSync(results) ? JSON.parse(readFileSync(results, 'utf8')) : { files: {} };
  const executed = Object.values(files).flatMap(({ executedWorkflows }) => executedWorkflows);
  const outcomes = flow.workflows.map(({ workflowId }) => ({
    title: `${name} / ${workflowId}`,
    passed: executed.some((one) => one.workflowId === workflowId && one.status === 'success'),
  }));
  return { code, output, outcomes };
}

const chosen = (name) => positionals.length === 0 || positionals.some((part) => name.includes(part));
const names = readdirSync(at('openapi/flows'))
  .filter((file) => file.endsWith(ENDING))
  .map((file) => file.slice(0, -ENDING.length))
  .filter(chosen);

const folder = mkdtempSync(path.join(tmpdir(), 'tara-flows-'));

/** Walks all chosen files on a store. @returns the outcome of each workflow */
async function walkOn(kind, store) {
  const server = await createMockServer({ port: 0, now: NOON, passwordCost: 16, store });
  try {
    const url = await server.listen();
    const walks = await Promise.all(names.map((name) => walk(name, url, folder)));
    for (const { code, output } of walks) if (code !== 0) console.log(output);
    const outcomes = walks.flatMap((one) =>
      one.outcomes.map(({ title, passed }) => ({ title, passed: passed && one.code === 0 })),
    );
    for (const { title, passed } of outcomes) console.log(`  ${passed ? '✓' : '✗'} ${kind}: ${title}`);
    return outcomes;
  } finally {
    await server.close();
  }
}

const postgres = await startPostgres();
try {
  const outcomes = [
    await walkOn('memory', 'memory'),
    await walkOn('file', `file:${path.join(folder, 'worlds.db')}`),
    await walkOn('postgres', await postgres.createDatabase()),
  ].flat();
  const failed = outcomes.filter(({ passed }) => !passed).length;
  if (values.report !== undefined)
    writeFileSync(values.report, JSON.stringify({ passed: outcomes.length - failed, failed }));
  process.exitCode = outcomes.length > 0 && failed === 0 ? 0 : 1;
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
