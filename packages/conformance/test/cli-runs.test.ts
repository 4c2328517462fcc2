import { execFile, spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createMockServer } from '@tara/mock-server';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { command, createFolder } from './support/command.ts';
import { answering, startServer } from './support/servers.ts';

const { folder, writeFile } = createFolder();
const server = await createMockServer({ port: 0, passwordCost: 16 });
afterAll(() => server.close());
const url = await server.listen();

async function changeConfig(baseUrl: string, values: object): Promise<void> {
  await fetch(`${baseUrl}/__mock/config`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(values),
  });
}

describe('hooks', () => {
  it.each([
    [
      'throws',
      'async moveTime() { throw new Error("no bank today"); }',
      /moveTime failed: no bank today \(hooks-throws\.mjs:1\)/,
      '60',
    ],
    [
      'never answers',
      'moveTime: () => new Promise(() => {})',
      /moveTime failed: no answer within 4000 ms/,
      '4',
    ],
  ])('that %s make an error of the check, not of the run', async (_, hook, message, timeout) => {
    const file = writeFile(`hooks-${_.replaceAll(' ', '-')}.mjs`, `export default { ${hook} };`);
    const options = ['--hooks', file, '--timeout', timeout, '--rate', '10000'];
    const { code, out } = await command(url, ...options, '--check', 'session/dates-its-answers');
    expect(out).toMatch(message);
    expect(out).toMatch(/session .* not finished|: not finished \(/);
    expect(code).toBe(5);
  });

  it('over HTTP are used, and checks that need others are skipped', async () => {
    const hooks = await startServer(answering({ hooks: ['sendMail'], result: null }));
    const options = ['--hooks', hooks, '--timeout', '60', '--rate', '10000'];
    const { out } = await command(url, ...options, '--profile', 'regions');
    expect(out).toMatch(/needs the hook setConfig/);
    expect(out).toMatch(/regions .* \d of \d checked\n/);
  });
});

describe('a run against the mock server', () => {
  it('uses its hooks by itself and writes reports without secrets', async () => {
    const [json, html, junit] = ['json', 'html', 'junit'].map((form) =>
      path.join(folder, 'of/this/run', `report.${form}`),
    ) as [string, string, string];
    const reports = ['--json', json, '--html', html, '--junit', junit];
    const { code, out } = await command(
      url,
      '--check',
      'mail/deletes-for-good',
      '--timeout',
      '60',
      ...reports,
    );
    expect(out).toContain('Hooks: mock server (built in)');
    expect(code).toBe(0);
    expect(JSON.parse(readFileSync(json, 'utf8'))).toMatchObject({
      verdict: 'passed',
      contract: { version: expect.any(String) },
      seed: 1,
    });
    expect(readFileSync(html, 'utf8')).toContain('What this run does not establish');
    expect(readFileSync(html, 'utf8')).not.toContain('<script');
    expect(readFileSync(junit, 'utf8')).toMatch(
      /<testsuites name="tara-conformance: http[^"]*" tests="\d+" failures="0" errors="0"/,
    );
  });

  it('finds a backend that differs, and shows the calls', async () => {
    const world = `${url}/w/closed`;
    await changeConfig(world, { registrationOpen: false });
    // One check that fails on this server, and one that passes.
    const [failing, passing] = ['session/registers-with-reward', 'session/visitor-calls'];
    const few = ['--check', failing, '--check', passing];
    const args = [world, '--hooks', 'none', ...few, '--timeout', '60', '--rate', '10000'];
    const report = path.join(folder, 'failed.json');
    const found = await command(...args, '--header', 'x-api-key: secret-key', '--json', report);
    expect(found.out).toContain("# The run passed a gateway: add -H 'x-api-key: …' to each curl");
    expect(found.out).not.toContain('secret-key');
    expect(found.code).toBe(1);
    expect(found.out).toContain(`FAIL ${failing}`);
    expect(found.out).toMatch(/errcode of accountRegist: expected 0, seen 1049/);
    expect(found.out).toMatch(
      /curl -si -X POST "\$BASE\/app\/v1\/accountRegist".*"password":"'"\$ENCRYPTED"'"/,
    );
    expect(found.out).not.toMatch(/tk_|"password":"[^'*]/);
    const { results } = JSON.parse(readFileSync(report, 'utf8')) as {
      results: { id: string; outcome: string }[];
    };
    const known = results.filter(({ outcome }) => outcome === 'fail').map(({ id }) => id);
    const baseline = writeFile('known.json', JSON.stringify({ known }));
    expect(await command(...args, '--baseline', baseline)).toMatchObject({
      code: 0,
      error: '1/2 checks\n2/2 checks\n',
    });
    expect((await command(...args, '--baseline', baseline, '--quiet')).error).toBe('');
    const fixed = writeFile('fixed.json', JSON.stringify({ known: [...known, passing] }));
    expect(await command(...args, '--baseline', fixed)).toMatchObject({
      code: 1,
      out: expect.stringContaining(`remove them from the file: ${passing}`),
    });
  });

  it('changes nothing with --read-only and with --plan', async () => {
    const players = async () =>
      ((await (await fetch(`${url}/__mock/health`)).json()) as { players: number }).players;
    const before = await players();
    const options = ['--read-only', '--timeout', '60', '--rate', '10000'];
    const { code, out } = await command(url, '--hooks', 'none', ...options);
    expect(out).toMatch(/the check changes something/);
    expect([code, out]).toEqual([
      4,
      expect.stringMatching(/: not wholly checked \(read-only; \d+ of \d+ selected checks ran\)\n$/),
    ]);
    expect((await command(url, '--plan')).out).toContain('an environment of its own');
    expect(await players()).toBe(before);
  });

  it('ends at its time limit', async () => {
    const { code, out } = await command(url, '--hooks', 'none', '--time-limit', '1', '--rate', '20');
    expect(out).toMatch(/STOPPED: the time of the run was over/);
    expect(code).toBe(5);
  });
});

describe('a certificate', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });

  it('is written for a whole profile, and verified', async () => {
    const [key, publisher] = [writeFile('key.pem', privateKey), writeFile('public.pem', publicKey)];
    const name = path.join(folder, 'certificates/acme');
    const args = ['--profile', 'regions', '--certificate', name, '--key', key];
    expect(await command(url, ...args)).toMatchObject({
      code: 2,
      error: expect.stringContaining('needs --subject'),
    });
    const { code, out } = await command(url, ...args, '--subject', 'acme 2.3');
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(/acme 2\.3 conformed .* in the profile regions \(/),
    ]);
    expect(readFileSync(`${name}.html`, 'utf8')).toContain('Level: profiles');
    expect(readFileSync(`${name}.svg`, 'utf8')).toMatch(/^<svg /);
    const verified = await command('verify', `${name}.json`, '--key', publisher);
    expect([verified.code, verified.out]).toEqual([0, expect.stringContaining('acme 2.3 conformed')]);
    const changed = writeFile(
      'changed.json',
      readFileSync(`${name}.json`, 'utf8').replaceAll('acme', 'other'),
    );
    expect((await command('verify', changed, '--key', publisher)).code).toBe(1);
  });

  it('is not written for a part of a profile', async () => {
    const key = writeFile('key.pem', privateKey);
    const args = ['--subject', 'acme', '--certificate', path.join(folder, 'part'), '--key', key];
    const { code, error } = await command(url, '--check', 'visitor-calls', ...args);
    expect([code, error]).toEqual([4, expect.stringContaining('No profile was checked wholly')]);
  });
});

describe('the program', () => {
  const program = path.join(folder, 'package/dist/cli.mjs');
  beforeAll(async () => {
    await build({
      entryPoints: [fileURLToPath(new URL('../src/cli/bin.ts', import.meta.url))],
      outfile: program,
      bundle: true,
      platform: 'node',
      format: 'esm',
      logLevel: 'error',
      // Dependencies in the bundle are CommonJS.
      banner: {
        js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
      },
    });
    for (const file of ['openapi.json', 'statements.json'])
      cpSync(
        fileURLToPath(new URL(`../../../openapi/dist/${file}`, import.meta.url)),
        path.join(path.dirname(program), 'contract', file),
      );
  });

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('sets the configuration back and writes the report at %s', async (signal, expected) => {
    const json = path.join(folder, `${signal}.json`);
    // The hook ends after the signal, so that the signal arrives while the check runs.
    const hooks = writeFile(
      `config-${signal}.mjs`,
      `const send = async (method, body) => (await fetch('${url}/__mock/config', {
         method, headers: { 'content-type': 'application/json' }, ...(body && { body: JSON.stringify(body) }) })).json();
       const signal = new Promise((resolve) => process.once('${signal}', resolve));
       export default {
         async setConfig(values) {
           const config = await send('GET');
           const previous = Object.fromEntries(Object.keys(values).map((name) => [name, config[name]]));
           await send('PATCH', values);
           process.stdout.write('changed ');
           await signal;
           return previous;
         },
       };`,
    );
    const args = ['--hooks', hooks, '--check', 'session/registers-by-phone', '--json', json];
    const registerType = async () =>
      ((await (await fetch(`${url}/__mock/config`)).json()) as { registerType: number }).registerType;
    const before = await registerType();
    const child = spawn(process.execPath, [program, url, ...args, '--rate', '10000'], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const code = new Promise((resolve) => child.once('exit', resolve));
    await new Promise((resolve) => child.stdout.once('data', resolve));
    expect(await registerType()).not.toBe(before);
    child.kill(signal);
    expect(await code).toBe(expected);
    expect(await registerType()).toBe(before);
    expect(JSON.parse(readFileSync(json, 'utf8'))).toMatchObject({
      verdict: 'unfinished',
      stopReason: `the run was interrupted (${signal})`,
    });
  });

  it('ends quietly if its output is closed early, as by `head`', async () => {
    const line = `"${process.execPath}" "${program}" list | head -1`;
    expect(await promisify(execFile)('sh', ['-c', line])).toEqual({
      stdout: expect.stringContaining('Session'),
      stderr: '',
    });
  });
});
