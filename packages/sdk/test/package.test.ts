import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build } from 'esbuild';
import { publint } from 'publint';
import { installPackage, quickStarts, repository, run } from './installed-package.ts';

const PACKING_MS = 300_000;
const here = import.meta.dirname;

let folder = '';
let app = '';
let installed = '';
let tarball = '';

beforeAll(async () => {
  ({ folder, app, installed, tarball } = await installPackage());
}, PACKING_MS);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Manifest {
  exports: Record<string, string | Record<string, string>>;
  dependencies: Record<string, string>;
  sideEffects: boolean;
}
function manifest() {
  return JSON.parse(readFileSync(path.join(installed, 'package.json'), 'utf8')) as Manifest;
}

describe('the tarball', () => {
  it('holds the build, the readme and the licence, and nothing else', () => {
    expect(readdirSync(installed).sort()).toEqual(['LICENSE', 'README.md', 'dist', 'package.json']);
  });

  it('names types first in every entry, exact versions, and no sources of this repository', () => {
    const { exports, dependencies, sideEffects } = manifest();
    const conditions = Object.values(exports).flatMap((entry) =>
      typeof entry === 'object' ? [Object.keys(entry)] : [],
    );
    expect(conditions).toEqual(Array.from({ length: 10 }, () => ['types', 'import']));
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

  it.each([
    ['core', 5.5, "export { createSdk } from '@tara/sdk';"],
    [
      'client',
      8.2,
      `export { createSdk, SdkError, isSdkError, memoryStore, webStore } from '@tara/sdk';
      export * from '@tara/sdk/session';
      export * from '@tara/sdk/heartbeat';
      export * from '@tara/sdk/events';
      export * from '@tara/sdk/password';`,
    ],
  ])('esbuild: %s costs at most %d kB, without what is not used', async (_, budget, contents) => {
    const { outputFiles } = await build({
      stdin: { contents, resolveDir: app },
      bundle: true,
      minify: true,
      format: 'esm',
      target: 'es2022',
      splitting: true,
      external: ['node-forge'],
      outdir: path.join(app, 'sizes'),
      write: false,
    });
    const first = outputFiles.find(({ path: file }) => !path.basename(file).startsWith('fallback'));
    expect(gzipSync(first?.contents ?? '', { level: 9 }).length / 1000).toBeLessThanOrEqual(budget);
    expect(first?.text).not.toMatch(/temporarilyUnavailable|weekendLotteryUserDraw/);
  });

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
      const starts = path.join(app, 'readme');
      mkdirSync(starts, { recursive: true });
      const texts = quickStarts(readFileSync(path.join(installed, 'README.md'), 'utf8'));
      for (const [name, text] of texts) writeFileSync(path.join(starts, name), text);
      const files = [...texts.keys()];
      expect(files.join(' ')).toBe('common.ts sdk.ts money.ts script.ts worker.ts app.tsx testing.ts');
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
