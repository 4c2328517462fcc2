import { execFile, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { waitUntilListening, readProcess } from './support/processes.ts';
import { remote } from './support/remote.ts';
import { FULL } from './support/stores.ts';

const run = promisify(execFile);
const PACKING_MS = 300_000;
const here = import.meta.dirname;
const home = path.join(here, '..');
const repository = path.join(home, '../..');

interface Manifest {
  readonly name: string;
  readonly bin: Record<string, string>;
  readonly imports?: unknown;
  readonly exports: Record<string, string | Record<string, string>>;
  readonly dependencies: Record<string, string>;
  readonly optionalDependencies: Record<string, string>;
  readonly peerDependenciesMeta: Record<string, { readonly optional: boolean }>;
}

const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'tara-package-')));
const app = path.join(folder, 'app');
const installed = path.join(app, 'node_modules/@tara/mock-server');
const cli = path.join(installed, 'dist/cli.js');
let tarball = '';

function manifest(): Manifest {
  return JSON.parse(readFileSync(path.join(installed, 'package.json'), 'utf8')) as Manifest;
}

/** Links a dependency as npm would install it, once. */
function link(name: string): void {
  const target = path.join(app, 'node_modules', name);
  if (existsSync(target)) return;
  mkdirSync(path.dirname(target), { recursive: true });
  symlinkSync(realpathSync(path.join(home, 'node_modules', name)), target, 'junction');
}

/** The package as users get it: packed, and unpacked into a folder outside of this repository. */
beforeAll(async () => {
  const script = path.join(repository, 'scripts/build/pack.mjs');
  // The licences of the reference page's component need a download.
  const options = FULL ? [] : ['--draft'];
  const { stdout } = await run(process.execPath, [
    script,
    ...options,
    'mock-server',
    path.join(folder, 'package'),
  ]);
  tarball = stdout.trim().split('\n').at(-1) ?? '';
  mkdirSync(installed, { recursive: true });
  await run('tar', ['-xzf', tarball, '--strip-components=1', '-C', installed]);
  const { dependencies, optionalDependencies } = manifest();
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) link(name);
  writeFileSync(path.join(app, 'package.json'), '{ "name": "team", "private": true, "type": "module" }');
}, PACKING_MS);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the tarball of the mock server', () => {
  it('contains the build, the readme and the licences, and nothing else', () => {
    expect(readdirSync(installed).toSorted()).toEqual([
      'LICENSE',
      'README.md',
      'THIRD-PARTY-LICENSES.txt',
      'dist',
      'package.json',
    ]);
  });

  it('lists the licences of all bundled code, drawings and fonts', () => {
    const licenses = readFileSync(path.join(installed, 'THIRD-PARTY-LICENSES.txt'), 'utf8');
    const listed = [...licenses.matchAll(/^(\S.*?)(?:@\d[\w.-]*)? \(\S+\)$/gm)].map(([, name]) => name);
    const inServer = ['zod'];
    const inConsole = ['react', 'react-dom', 'scheduler', '@tanstack/query-core', '@tanstack/react-query'];
    const inComponent = FULL ? ['@scalar/api-reference', '@vue/runtime-core', '@codemirror/view'] : [];
    const inReference = ['openapi-fetch', ...inComponent];
    expect(listed).toEqual(
      expect.arrayContaining([...inServer, ...inConsole, ...inReference, 'Fluent Emoji', 'Changa']),
    );
    for (const file of readdirSync(path.join(installed, 'dist'), { recursive: true, encoding: 'utf8' }))
      expect(path.basename(file)).not.toMatch(/^metafile/);
  });

  it('depends on exact published versions, and contains no sources of this repository', () => {
    const { dependencies, optionalDependencies, exports, imports } = manifest();
    for (const version of Object.values({ ...dependencies, ...optionalDependencies }))
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(imports).toBeUndefined();
    const conditions = Object.values(exports).flatMap((entry) =>
      typeof entry === 'object' ? [Object.keys(entry)] : [],
    );
    expect(conditions).toEqual(Array.from({ length: 3 }, () => ['types', 'import']));
  });

  it('requires no test runner and no database driver', () => {
    const { peerDependenciesMeta, optionalDependencies } = manifest();
    expect(peerDependenciesMeta).toEqual({
      '@playwright/test': { optional: true },
      vitest: { optional: true },
    });
    expect(Object.keys(optionalDependencies)).toEqual(['kysely', 'libsql', 'pg']);
  });

  it('passes publint', async () => {
    const { messages } = await publint({ pkgDir: installed, pack: false, strict: true });
    expect(messages).toEqual([]);
  });

  it.runIf(FULL)(
    'has types that resolve like its code',
    async () => {
      const attw = path.join(home, '../../tools/long-run/node_modules/@arethetypeswrong/cli/dist/index.js');
      const args = [attw, tarball, '--profile', 'esm-only', '--format', 'ascii'];
      const { stdout } = await run(process.execPath, args);
      const counted = ['node16 (from ESM): 🟢', 'bundler: 🟢'].map((line) => stdout.split(line).length - 1);
      const entries = Object.keys(manifest().exports).length;
      expect(counted).toEqual([entries, entries]);
    },
    PACKING_MS,
  );
});

describe('the installed package', () => {
  it(
    'as a command: serves calls and pages, keeps worlds in a file, and ends on a signal',
    { timeout: PACKING_MS },
    async () => {
      const { stdout: help } = await run(process.execPath, [cli, '--help'], { cwd: app });
      expect(help).toContain('--store <store>');
      const child = spawn(process.execPath, [cli, '--port', '0', '--store', 'file:./worlds.db'], {
        cwd: app,
      });
      onTestFinished(() => void child.kill('SIGKILL'));
      const server = await waitUntilListening(readProcess(child));
      const { url } = server;
      const { call, control } = remote(url);
      const { token } = await control<{ token: string }>('POST', 'sessions', { account: 'demoplayer' });
      expect((await call('refreshData', {}, token)).errcode).toBe(0);
      for (const page of ['/docs', '/__mock', '/openapi.json'])
        expect((await fetch(`${url}${page}`)).status).toBe(200);
      expect(await server.end('SIGTERM')).toBe(0);
      expect(readdirSync(app)).toContain('worlds.db');
    },
  );

  it('starts as described in the readme and the guide', { timeout: PACKING_MS }, async () => {
    const guide = readFileSync(path.join(repository, 'docs/mock-server.md'), 'utf8');
    const readme = readFileSync(path.join(installed, 'README.md'), 'utf8');
    const samples = [readme, guide].flatMap(
      (text) => text.match(/^ *npx @tara\/mock-server --port .*$/gm) ?? [],
    );
    expect(samples).toHaveLength(2);
    for (const sample of samples) {
      const args = sample
        .replace(/--port \d+/, '--port 0')
        .trim()
        .split(/\s+/)
        .slice(2);
      const child = spawn(process.execPath, [cli, ...args], { cwd: app });
      onTestFinished(() => void child.kill('SIGKILL'));
      const server = await waitUntilListening(readProcess(child));
      const { status } = await fetch(`${server.url}/__mock/health`);
      expect({ sample, status, code: await server.end('SIGTERM') }).toEqual({ sample, status: 200, code: 0 });
    }
  });

  it('works in Playwright as described in the guide', { timeout: PACKING_MS }, async () => {
    link('@playwright/test');
    const guide = readFileSync(path.join(repository, 'docs/mock-server.md'), 'utf8');
    const samples = [...guide.matchAll(/```ts\n(.*?)```/gs)].map(([, text = '']) => text);
    const sample = samples.find((text) => text.includes(`from '@playwright/test'`)) ?? '';
    writeFileSync(path.join(app, 'sample.spec.ts'), sample);
    const playwright = path.join(app, 'node_modules/@playwright/test/cli.js');
    const { stdout } = await run(process.execPath, [playwright, 'test', '--reporter=line'], { cwd: app });
    expect(stdout).toMatch(/1 passed/);
  });

  it('has all its entries as a library', { timeout: PACKING_MS }, async () => {
    link('vitest');
    link('@playwright/test');
    const script = `
      import { createMockServer } from '@tara/mock-server';
      import { mockFixtures } from '@tara/mock-server/playwright';
      const server = await createMockServer({ port: 0 });
      const url = await server.listen();
      const { status } = await (await fetch(url + '/__mock/health')).json();
      await server.close();
      console.log(JSON.stringify({ status, playwright: Object.keys(mockFixtures) }));`;
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], { cwd: app });
    expect(JSON.parse(stdout)).toEqual({
      status: 'ok',
      playwright: ['mockOptions', 'mockUrl', 'controlToken', 'world'],
    });
  });
});

describe('the image and the compose file', () => {
  const docker = path.join(home, 'docker');

  it('use existing options and variables of the command', { timeout: PACKING_MS }, async () => {
    const { stdout: help } = await run(process.execPath, [cli, '--help'], { cwd: app });
    const image = readFileSync(path.join(docker, 'Dockerfile'), 'utf8');
    const compose = parse(readFileSync(path.join(docker, 'compose.yaml'), 'utf8'), { merge: true }) as {
      services: Record<string, { image: string; command?: string[]; environment: Record<string, string> }>;
    };
    const servers = Object.values(compose.services).filter((service) => service.image === 'tara-mock-server');
    expect(servers).toHaveLength(2);
    const [entry = ''] = /^ENTRYPOINT .*$/m.exec(image) ?? [];
    const options = new Set(
      [entry, ...servers.flatMap(({ command = [] }) => command)].join(' ').match(/--[a-z-]+/g),
    );
    expect([...options].toSorted()).toEqual(['--drain', '--host', '--log', '--public-url', '--trust-proxy']);
    for (const option of options) expect(help).toContain(`${option} `);
    const variables = new Set(servers.flatMap(({ environment }) => Object.keys(environment)));
    for (const name of [...variables, 'STORE', 'DATABASE_URL']) expect(help).toContain(name);
    expect([...variables].toSorted()).toEqual(['CONTROL_TOKEN', 'STORE']);
  });
});
