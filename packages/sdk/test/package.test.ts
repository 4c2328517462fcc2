import { execFile } from 'node:child_process';
import {
  cpSync,
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
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build } from 'esbuild';
import { publint } from 'publint';

// The package as an integrator gets it: packed, unpacked into a folder outside of this repository, used from there.
const PACKING_MS = 300_000;
const here = import.meta.dirname;
const repository = path.join(here, '../../..');
const run = promisify(execFile);

let folder = '';
let app = '';
let installed = '';
let tarball = '';

beforeAll(async () => {
  // The real path: a bundler that follows links would otherwise see two folders.
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'tara-sdk-')));
  app = path.join(folder, 'app');
  installed = path.join(app, 'node_modules/@tara/sdk');
  const script = path.join(repository, 'scripts/pack-sdk.mjs');
  const { stdout } = await run(process.execPath, [script, path.join(folder, 'package')]);
  tarball = stdout.trim().split('\n').at(-1) ?? '';
  mkdirSync(installed, { recursive: true });
  await run('tar', ['-xzf', tarball, '--strip-components=1', '-C', installed]);
  // What a package manager would put beside it, from what is installed here.
  for (const name of ['node-forge', 'openapi-fetch', 'react', '@types/react']) {
    const link = path.join(app, 'node_modules', name);
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(realpathSync(path.join(here, '../node_modules', name)), link, 'junction');
  }
  const node = path.join(app, 'node_modules/@types/node');
  symlinkSync(realpathSync(path.join(repository, 'node_modules/@types/node')), node, 'junction');
  cpSync(path.join(here, 'consumer'), app, { recursive: true });
  writeFileSync(path.join(app, 'package.json'), '{ "name": "consumer", "private": true, "type": "module" }');
}, PACKING_MS);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Manifest {
  exports: Record<string, string | Record<string, string>>;
  dependencies: Record<string, string>;
  sideEffects: boolean;
}
const manifest = () => JSON.parse(readFileSync(path.join(installed, 'package.json'), 'utf8')) as Manifest;

describe('the tarball', () => {
  it('holds the build, the readme and the licence, and nothing else', () => {
    expect(readdirSync(installed).sort()).toEqual(['LICENSE', 'README.md', 'dist', 'package.json']);
  });

  it('names types first in every entry, exact versions, and no sources of this repository', () => {
    const { exports, dependencies, sideEffects } = manifest();
    const conditions = Object.values(exports).flatMap((entry) =>
      typeof entry === 'object' ? [Object.keys(entry)] : [],
    );
    expect(conditions).toEqual(Array.from({ length: 9 }, () => ['types', 'import']));
    for (const version of Object.values(dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(sideEffects).toBe(false);
  });

  it('is clean in the eyes of publint', async () => {
    const { messages } = await publint({ pkgDir: installed, pack: false, strict: true });
    expect(messages).toEqual([]);
  });

  it(
    'has types that resolve as its code does',
    async () => {
      const cli = path.join(here, '../node_modules/@arethetypeswrong/cli/dist/index.js');
      const { stdout } = await run(process.execPath, [
        cli,
        tarball,
        '--profile',
        'esm-only',
        '--format',
        'ascii',
      ]);
      // CommonJS callers import it dynamically; that, and a resolution older than `exports`, is what the profile leaves out.
      const counted = ['node16 (from ESM): 🟢', 'bundler: 🟢'].map((line) => stdout.split(line).length - 1);
      const entries = Object.keys(manifest().exports).length;
      expect(counted).toEqual([entries, entries]);
    },
    PACKING_MS,
  );
});

describe('where it is used', () => {
  it(
    'Node: no browser global is read and no timer starts at import, nothing is left behind, and the script ends by itself',
    async () => {
      const { stdout } = await run(process.execPath, ['node-script.mjs'], { cwd: app, timeout: PACKING_MS });
      expect(JSON.parse(stdout)).toEqual({
        atImport: { touched: [], timers: 0 },
        left: 0,
        answer: 0,
        coins: '12,480.50',
        entries: ['function', 'function', 'function', 'function'],
      });
    },
    PACKING_MS,
  );

  it(
    'esbuild: one file that also runs in a worker without a page',
    async () => {
      const { metafile } = await build({
        absWorkingDir: app,
        entryPoints: ['bundle-entry.js'],
        bundle: true,
        format: 'esm',
        outfile: 'bundle.mjs',
        platform: 'browser',
        metafile: true,
        logLevel: 'silent',
        // node-forge asks for Node's crypto only where it runs in Node.
        external: ['crypto'],
      });
      const inputs = Object.keys(metafile.inputs);
      expect(inputs.some((input) => input.includes('/react/'))).toBe(false);
      const worker = new Worker(path.join(app, 'worker.mjs'));
      const found = await new Promise((resolve, reject) => {
        worker.once('message', resolve);
        worker.once('error', reject);
      });
      await worker.terminate();
      const asked = ['/app/v1/getCustomerServices', '/app/v1/anonymous/appEventLogClient'];
      expect(found).toEqual({ known: true, errcode: 1004, asked, page: 'undefined' });
    },
    PACKING_MS,
  );

  it(
    'Vite: a build whose first file is without the password fallback',
    async () => {
      writeFileSync(
        path.join(app, 'index.html'),
        '<!doctype html><script type="module" src="/bundle-entry.js"></script>',
      );
      const vite = path.join(here, '../node_modules/vite/bin/vite.js');
      await run(process.execPath, [vite, 'build', '--logLevel', 'error'], { cwd: app });
      const assets = path.join(app, 'dist/assets');
      const page = readFileSync(path.join(app, 'dist/index.html'), 'utf8');
      const first = readdirSync(assets).filter((file) => page.includes(file));
      const code = first.map((file) => readFileSync(path.join(assets, file), 'utf8')).join('');
      expect(code).toContain('/app/v1/anonymous/appEventLogClient');
      // The rest is the fallback: it lies beside, and is many times as large.
      expect(code.length).toBeLessThan(40_000);
      expect(readdirSync(assets).length).toBeGreaterThan(first.length);
    },
    PACKING_MS,
  );

  it.each([
    ['bundler', 'ESNext', ['ES2022', 'DOM', 'DOM.Iterable'], false],
    ['nodenext', 'NodeNext', ['ES2022', 'DOM'], false],
    ['nodenext without a page', 'NodeNext', ['ES2022'], true],
  ])(
    'TypeScript: %s',
    async (name, module, lib, skipLibCheck) => {
      const config = `tsconfig.${name.replaceAll(' ', '-')}.json`;
      const moduleResolution = name.split(' ')[0];
      const compilerOptions = {
        target: 'ES2022',
        module,
        moduleResolution,
        lib,
        types: ['node'],
        strict: true,
        exactOptionalPropertyTypes: true,
        skipLibCheck,
        noEmit: true,
      };
      writeFileSync(path.join(app, config), JSON.stringify({ compilerOptions, files: ['app.ts'] }));
      const tsc = path.join(repository, 'node_modules/typescript/bin/tsc');
      const result = await run(process.execPath, [tsc, '-p', config], { cwd: app }).catch(
        (error: { stdout: string }) => error,
      );
      expect(result.stdout).toBe('');
    },
    PACKING_MS,
  );

  it(
    'TypeScript: every quick start of the readme, to the letter',
    async () => {
      const readme = readFileSync(path.join(installed, 'README.md'), 'utf8');
      const starts = path.join(app, 'readme');
      mkdirSync(starts, { recursive: true });
      const files: string[] = [];
      for (const [, code = ''] of readme.matchAll(/```tsx?\n([\s\S]*?)```/g)) {
        // A block names its files: "// sdk.ts", or "// common.ts: what it is".
        for (const [, name = '', text = ''] of code.matchAll(
          /^\/\/ (\w+\.tsx?)\b([\s\S]*?)(?=^\/\/ \w+\.tsx?\b|$(?![\s\S]))/gm,
        )) {
          files.push(name);
          writeFileSync(path.join(starts, name), `//${text}`);
        }
      }
      expect(files).toEqual([
        'common.ts',
        'sdk.ts',
        'money.ts',
        'script.ts',
        'worker.ts',
        'app.tsx',
        'testing.ts',
      ]);
      const compilerOptions = {
        target: 'ES2022',
        module: 'ESNext',
        moduleResolution: 'bundler',
        moduleDetection: 'force',
        allowImportingTsExtensions: true,
        jsx: 'react-jsx',
        lib: ['ES2022', 'DOM', 'DOM.Iterable'],
        types: [],
        strict: true,
        noEmit: true,
        skipLibCheck: true,
      };
      writeFileSync(path.join(starts, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
      const tsc = path.join(repository, 'node_modules/typescript/bin/tsc');
      const result = await run(process.execPath, [tsc, '-p', starts], { cwd: app }).catch(
        (error: { stdout: string }) => error,
      );
      expect(result.stdout).toBe('');
    },
    PACKING_MS,
  );
});
