import { execFile, spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createMockServer } from '@tara/mock-server';
import { afterAll, describe, expect, it } from 'vitest';
import { main } from '../src/cli/main.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'tara-conformance-'));
const closers: (() => void)[] = [];
afterAll(() => {
  closers.forEach((close) => close());
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the command and returns its exit code and what it wrote. */
async function command(...args: string[]) {
  const written = { out: '', error: '' };
  const code = await main(args, {
    out: (text) => (written.out += text),
    error: (text) => (written.error += text),
    isTerminal: false,
  });
  expect(written.out + written.error).not.toMatch(/\n\s+at .*:\d+:\d+/);
  return { code, ...written };
}

/** Starts a server that answers as given and returns its address. */
async function startServer(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function mockServer(): Promise<string> {
  const server = await createMockServer({ port: 0, passwordCost: 16 });
  closers.push(() => void server.close());
  return server.listen();
}

function writeFile(name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

const answering =
  (body: object): RequestListener =>
  (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

describe('a backend that cannot be checked makes the run void and', () => {
  it.each<[string, RequestListener | string, RegExp]>([
    ['refuses the connection', 'http://127.0.0.1:9', /No answer from 127\.0\.0\.1:9/],
    ['has no known host', 'http://no-such-host.invalid', /host name is unknown|could not be looked up/],
    [
      'is a web page',
      (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>'),
      /text\/html instead of JSON/,
    ],
    [
      'redirects to another host',
      (_, response) => response.writeHead(302, { location: 'https://other.example/' }).end(),
      /redirects to https:\/\/other\.example\//,
    ],
    [
      'sends 50 MB',
      (_, response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(`{"a":"${'x'.repeat(50 * 1024 * 1024)}"}`);
      },
      /more than 8388608 bytes/,
    ],
    ['hangs', () => {}, /did not answer within 2000 ms/],
    [
      'sends broken JSON',
      (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{'),
      /no valid JSON/,
    ],
    ['refuses everything', answering({ code: 200, errcode: 104 }), /errcode 104/],
    ['answers success to every call', answering({ code: 200, errcode: 0 }), /a pass would mean nothing/],
    ['closes the connection', (request) => request.socket.destroy(), /the connection was closed/],
  ])('%s', async (_, listener, message) => {
    const url = typeof listener === 'string' ? listener : await startServer(listener);
    const { code, out, error } = await command(url, '--timeout', '2');
    expect(out + error).toMatch(message);
    expect(code).toBe(3);
  });

  it('plans nothing for an address that does not answer', async () => {
    expect(await command('http://127.0.0.1:9', '--plan')).toMatchObject({
      code: 3,
      out: '',
      error: expect.stringContaining('No answer from 127.0.0.1:9'),
    });
  });

  it('writes the reports that were asked for', async () => {
    const json = path.join(folder, 'void.json');
    const { code } = await command('http://127.0.0.1:9', '--json', json);
    expect(code).toBe(3);
    expect(JSON.parse(readFileSync(json, 'utf8'))).toMatchObject({
      verdict: 'void',
      voidReason: expect.stringMatching(/No answer from 127\.0\.0\.1:9/),
    });
  });

  it('does not use TLS', async () => {
    const url = (await startServer(answering({}))).replace('http:', 'https:');
    const { code, out } = await command(url);
    expect(out).toContain('the server does not use TLS');
    expect(code).toBe(3);
  });
});

describe('wrong use', () => {
  it.each([
    [[], /base URL of the backend is missing/],
    [['ftp://a'], /begins with http/],
    [['nonsense'], /is not a URL/],
    [['http://user:secret@a'], /user name or a password/],
    [['http://a', '--bogus'], /bogus/],
    [['http://a', 'http://b'], /One base URL/],
    [['http://a', '--profile', 'nothing'], /No profile is called nothing/],
    [['http://a', '--check', 'nothing-like-it'], /No check matches/],
    [['http://a', '--seed', '-1'], /--seed/],
    [['http://a', '--rate', 'fast'], /--rate takes a number/],
    [['http://a', '--baseline', '/no/such/file'], /cannot be read/],
    [['init', '/dev/null/hooks.mjs'], /\/dev\/null\/hooks\.mjs cannot be written/],
    [['http://a', '--json', '/dev/null/report.json'], /\/dev\/null\/report\.json cannot be written/],
    [['http://a', '--require', 'session,nothing'], /No profile is called nothing/],
    [['http://a', '--certificate', 'acme'], /given together/],
    [['http://a', '--certificate', 'acme', '--key', '/no/such/file'], /cannot be read/],
    [['verify'], /certificate is missing/],
    [['http://a', '--hooks', '/no/such/file.mjs'], /There is no file/],
  ])('%j ends with exit code 2 and one sentence', async (args, message) => {
    const { code, error, out } = await command(...args);
    expect([code, out]).toEqual([2, '']);
    expect(error).toMatch(message);
  });

  it('a module without hooks ends with exit code 2', async () => {
    const odd = writeFile('odd.mjs', 'export default { createPlayers() {} };');
    expect(await command('http://127.0.0.1:9', '--hooks', odd)).toMatchObject({
      code: 2,
      error: expect.stringMatching(/createPlayers.*is not a hook/),
    });
    const broken = writeFile('broken.mjs', 'throw new Error("broken file");');
    expect((await command('http://127.0.0.1:9', '--hooks', broken)).error).toMatch(
      /could not be loaded: broken file/,
    );
  });
});

it('ends with exit code 3 and one sentence for a defect of the command', async () => {
  let error = '';
  const code = await main(['list'], {
    out() {
      throw new TypeError('broken pipe');
    },
    error: (text) => (error += text),
    isTerminal: false,
  });
  expect([code, error]).toEqual([3, 'tara-conformance: broken pipe\n']);
});

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
    const url = await mockServer();
    const { code, out } = await command(
      url,
      '--hooks',
      file,
      '--timeout',
      timeout,
      '--check',
      'session/lo',
      '--rate',
      '10000',
    );
    expect(out).toMatch(message);
    expect(out).toMatch(/session .* not finished|: not finished \(/);
    expect(code).toBe(5);
  });

  it('over HTTP are used, and checks that need others are skipped', async () => {
    const url = await mockServer();
    const hooks = await startServer(answering({ hooks: ['sendMail'], result: null }));
    const { out } = await command(
      url,
      '--hooks',
      hooks,
      '--profile',
      'regions',
      '--timeout',
      '60',
      '--rate',
      '10000',
    );
    expect(out).toMatch(/needs the hook setConfig/);
    expect(out).toMatch(/regions .* \d of \d checked\n/);
  });
});

describe('a run against the mock server', () => {
  it('uses its hooks by itself and writes reports without secrets', async () => {
    const url = await mockServer();
    const [json, html, junit] = ['json', 'html', 'junit'].map((form) =>
      path.join(folder, 'of/this/run', `report.${form}`),
    ) as [string, string, string];
    const reports = ['--json', json, '--html', html, '--junit', junit];
    const { code, out } = await command(url, '--profile', 'games', '--timeout', '60', ...reports);
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
    const url = await mockServer();
    await fetch(`${url}/__mock/config`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ registrationOpen: false }),
    });
    // One check that fails on this server, and one that passes.
    const few = ['registers-with-reward', 'visitor-calls'].flatMap((id) => ['--check', `session/${id}`]);
    const args = [url, '--hooks', 'none', ...few, '--timeout', '60', '--rate', '10000'];
    const { code, out } = await command(...args, '--header', 'x-api-key: secret-key');
    expect(out).toContain("# The run passed a gateway: add -H 'x-api-key: …' to each curl");
    expect(out).not.toContain('secret-key');
    expect(code).toBe(1);
    expect(out).toMatch(/FAIL session\/registers-with-reward/);
    expect(out).toMatch(/errcode of accountRegist: expected 0, seen 1049/);
    expect(out).toMatch(/curl -si -X POST "\$BASE\/app\/v1\/accountRegist".*"password":"'"\$ENCRYPTED"'"/);
    expect(out).not.toMatch(/tk_|"password":"[^'*]/);
    const report = path.join(folder, 'failed.json');
    await command(...args, '--json', report);
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
    const shorter = writeFile('one.json', JSON.stringify({ known: known.slice(1) }));
    expect((await command(...args, '--baseline', shorter)).out).toContain(`New failures: ${known[0]}`);
    const fixed = writeFile('fixed.json', JSON.stringify({ known: [...known, 'session/visitor-calls'] }));
    const passing = await command(...args, '--baseline', fixed);
    expect([passing.code, passing.out]).toEqual([
      1,
      expect.stringContaining('remove them from the file: session/visitor-calls'),
    ]);
  });

  it('changes nothing with --read-only and with --plan', async () => {
    const url = await mockServer();
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
    const url = await mockServer();
    const { code, out } = await command(url, '--hooks', 'none', '--time-limit', '1', '--rate', '5');
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
    expect(await command(await mockServer(), ...args)).toMatchObject({
      code: 2,
      error: expect.stringContaining('needs --subject'),
    });
    const { code, out } = await command(await mockServer(), ...args, '--subject', 'acme 2.3');
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
    const name = path.join(folder, 'part');
    const args = ['--check', 'visitor-calls', '--subject', 'acme', '--certificate', name];
    const { code, error } = await command(
      await mockServer(),
      ...args,
      '--key',
      writeFile('key.pem', privateKey),
    );
    expect([code, error]).toEqual([4, expect.stringContaining('No profile was checked wholly')]);
  });
});

it.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('sets the configuration back and writes the report at %s', async (signal, expected) => {
  const url = await mockServer();
  const json = path.join(folder, `${signal}.json`);
  const hooks = writeFile(
    `config-${signal}.mjs`,
    `const send = async (method, body) => (await fetch('${url}/__mock/config', {
       method, headers: { 'content-type': 'application/json' }, ...(body && { body: JSON.stringify(body) }) })).json();
     export default {
       async setConfig(values) {
         const config = await send('GET');
         const previous = Object.fromEntries(Object.keys(values).map((name) => [name, config[name]]));
         await send('PATCH', values);
         process.stdout.write('changed ');
         return previous;
       },
     };`,
  );
  const cli = fileURLToPath(new URL('../src/cli/bin.ts', import.meta.url));
  const args = [
    '--import',
    'tsx',
    cli,
    url,
    '--hooks',
    hooks,
    '--profile',
    'session',
    '--rate',
    '10',
    '--json',
    json,
  ];
  const config = async () => ((await (await fetch(`${url}/__mock/config`)).json()) as { mode: string }).mode;
  const before = await config();
  await fetch(`${url}/__mock/config`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode: 'green' }),
  });
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const code = new Promise((resolve) => child.once('exit', resolve));
  await new Promise((resolve) => child.stdout.once('data', resolve));
  expect(await config()).toBe(before);
  child.kill(signal);
  expect(await code).toBe(expected);
  expect(await config()).toBe('green');
  expect(JSON.parse(readFileSync(json, 'utf8'))).toMatchObject({
    verdict: 'unfinished',
    stopReason: `the run was interrupted (${signal})`,
  });
});

describe('list and init', () => {
  it('list prints every check, and each statement without one with its reason', async () => {
    const { out } = await command('list');
    expect(out).toMatch(/session\/logs-in {2}\[must; /);
    expect(out).toMatch(/\d+ checks of \d+ statements; the specification has 1043\./);
  });

  it('init writes a module that loads, once, and the folders above it', async () => {
    const file = path.join(folder, 'new/folder/mine.mjs');
    expect((await command('init', file)).code).toBe(0);
    expect((await command('http://127.0.0.1:9', '--hooks', file)).error).toContain('exports no hook');
    expect((await command('init', file)).error).toContain('exists already');
  });
});

it('ends quietly if its output is closed early, as by `head`', async () => {
  const cli = fileURLToPath(new URL('../src/cli/bin.ts', import.meta.url));
  const line = `"${process.execPath}" --import tsx "${cli}" list | head -1`;
  expect(await promisify(execFile)('sh', ['-c', line])).toEqual({
    stdout: expect.stringContaining('Session'),
    stderr: '',
  });
});
