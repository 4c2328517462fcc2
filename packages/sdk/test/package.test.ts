import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build } from 'esbuild';
import { publint } from 'publint';
import { installPackage, linkBeside, quickStarts, repository, run } from './installed-package.ts';
import { bundlers, type BundlerName } from './package-bundlers.ts';
import { measureBundle, measureRow, rows } from './package-sizes.ts';

const PACKING_MS = 300_000;
const FULL = process.env['TEST_FULL'] === '1';
/** One bundler is enough for the sizes of the package; the long run adds the others, which take a minute. */
const BUNDLERS = FULL ? (Object.keys(bundlers) as BundlerName[]) : (['esbuild'] as const);
/** TypeScript settings under which the package must resolve: name, module, libraries. The long run has them all. */
const RESOLUTIONS = [
  ['bundler', 'ESNext', ['ES2022', 'DOM', 'DOM.Iterable']],
  ['nodenext without the types of a page', 'NodeNext', ['ES2022']],
  ['node16 without the types of a page', 'Node16', ['ES2022']],
] as const;
const tsc = path.join(repository, 'node_modules/typescript/bin/tsc');
/** The oldest supported TypeScript, the newest, and some between. The long run has them all. */
const COMPILERS = [
  ['5.9', tsc],
  ['5.4', path.join(repository, 'tools/long-run/node_modules/typescript-5.4/bin/tsc')],
  ['5.6', path.join(repository, 'tools/long-run/node_modules/typescript-5.6/bin/tsc')],
  ['6', path.join(repository, 'tools/long-run/node_modules/typescript-6/bin/tsc')],
  ['7', path.join(repository, 'node_modules/typescript7/bin/tsc')],
] as const;
const TYPE_CHECKS = COMPILERS.flatMap(([version, compiler]) =>
  RESOLUTIONS.map(([name, module, lib]) => ({ version, compiler, name, module, lib })),
);

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
  peerDependenciesMeta: Record<string, { optional: boolean }>;
  repository: { url: string };
  homepage: string;
  bugs: string;
  sideEffects: boolean;
}
function manifest() {
  return JSON.parse(readFileSync(path.join(installed, 'package.json'), 'utf8')) as Manifest;
}

describe('the tarball', () => {
  it('contains the build, the readme and the licence, and nothing else', () => {
    expect(readdirSync(installed).sort()).toEqual(['LICENSE', 'README.md', 'dist', 'package.json']);
  });

  it('has types first in every entry, exact versions, and no sources of this repository', () => {
    const { exports, dependencies, sideEffects } = manifest();
    const conditions = Object.values(exports).flatMap((entry) =>
      typeof entry === 'object' ? [Object.keys(entry)] : [],
    );
    expect(conditions).toEqual(Array.from({ length: 30 }, () => ['types', 'default']));
    for (const version of Object.values(dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(sideEffects).toBe(false);
  });

  it('does not install node-forge unless asked', () => {
    const { dependencies, peerDependenciesMeta } = manifest();
    expect(Object.keys(dependencies)).toEqual(['openapi-fetch']);
    expect(peerDependenciesMeta).toEqual({ 'node-forge': { optional: true }, react: { optional: true } });
  });

  it('names its repository, and its readme links only to published pages', () => {
    const { repository: from, homepage, bugs } = manifest();
    const home = 'https://github.com/tara-slots/tara-slots';
    expect(from.url).toBe(`git+${home}.git`);
    expect([homepage, bugs].every((url) => url.startsWith(`${home}/`))).toBe(true);
    const readme = readFileSync(path.join(installed, 'README.md'), 'utf8');
    const links = [...readme.matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => link ?? '');
    expect(links.length).toBeGreaterThan(1);
    expect(links.filter((link) => !link.startsWith('https://'))).toEqual([]);
  });

  it('marks only the React entry as client code', () => {
    const first = (file: string) => readFileSync(path.join(installed, 'dist', file), 'utf8').split('\n')[0];
    expect(first('react/index.js')).toBe("'use client';");
    expect(first('index.js')).not.toContain('use client');
  });

  it('passes publint', async () => {
    const { messages } = await publint({ pkgDir: installed, pack: false, strict: true });
    expect(messages).toEqual([]);
  });

  it('uses no type of Node in its declarations', () => {
    const home = path.join(installed, 'dist');
    const names = readdirSync(home, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.d.ts'),
    );
    expect(names).toContain(path.join('testing', 'index.d.ts'));
    const mentionsNode = names.filter((name) =>
      /\bBuffer\b|\bNodeJS\b/.test(readFileSync(path.join(home, name), 'utf8')),
    );
    expect(mentionsNode).toEqual([]);
  });

  it.runIf(FULL)(
    'has types that resolve like its code',
    async () => {
      const cli = path.join(repository, 'tools/long-run/node_modules/@arethetypeswrong/cli/dist/index.js');
      const { stdout } = await run(process.execPath, [
        cli,
        tarball,
        '--profile',
        'esm-only',
        '--format',
        'ascii',
      ]);
      // CommonJS callers import it dynamically. The profile skips them, and resolution that is older than `exports`.
      const counted = ['node16 (from ESM): 🟢', 'bundler: 🟢'].map((line) => stdout.split(line).length - 1);
      const entries = Object.keys(manifest().exports).length;
      expect(counted).toEqual([entries, entries]);
    },
    PACKING_MS,
  );
});

describe('the installed package', () => {
  it(
    'Node: importing reads no browser global and starts no timer, and the script ends without exit',
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
      });
      const inputs = Object.keys(metafile.inputs);
      expect(inputs.some((input) => input.includes('/react/'))).toBe(false);
      const worker = new Worker(path.join(app, 'worker.mjs'));
      const found = await new Promise((resolve, reject) => {
        worker.once('message', resolve);
        worker.once('error', reject);
      });
      await worker.terminate();
      const requested = ['/app/v1/getCustomerServices', '/app/v1/anonymous/appEventLogClient'];
      expect(found).toEqual({ known: true, errcode: 1004, asked: requested, page: 'undefined' });
    },
    PACKING_MS,
  );

  it('Node: every entry can be imported from CommonJS', async () => {
    linkBeside(app, 'node-forge');
    const { stdout } = await run(process.execPath, ['every-entry.cjs'], { cwd: app });
    rmSync(path.join(app, 'node_modules/node-forge'));
    const found = JSON.parse(stdout) as Record<string, number>;
    expect(Object.keys(found)).toHaveLength(30);
    expect(Object.entries(found).filter(([, names]) => names === 0)).toEqual([]);
  });

  it('Node: errors of another copy of the package are recognized', async () => {
    const library = path.join(app, 'library/node_modules');
    cpSync(installed, path.join(library, '@tara/sdk'), { recursive: true });
    const { stdout } = await run(process.execPath, ['two-copies.mjs'], { cwd: app });
    expect(JSON.parse(stdout)).toEqual({
      same: false,
      known: [true, true, true, true],
      others: 0,
      keys: ['name', 'attempts', 'retryable', 'outcome', 'kind', 'op', 'message'],
    });
  });

  describe.each(BUNDLERS)('%s', (bundler) => {
    it.each(rows)('$label: at most $budget kB', async (row) => {
      expect((await measureRow(app, bundler, row)).kB).toBeLessThanOrEqual(row.budget);
    });

    it.each(rows.slice(0, 4))('$label: contains neither rules nor names of error numbers', async (row) => {
      const { code } = await measureRow(app, bundler, row);
      expect(code).not.toMatch(/temporarilyUnavailable|weekendLotteryUserDraw/);
    });

    it('one script that runs without a page', async () => {
      const { code } = await measureBundle(app, bundler, {
        'entry.js': readFileSync(path.join(app, 'bundle-entry.js'), 'utf8'),
        'main.js': "import { found } from './entry.js';\nvoid found.then(globalThis.report);",
      });
      const found = await new Promise((report) => {
        const globals = { AbortController, Headers, Request, Response, URL, setTimeout, clearTimeout };
        vm.runInNewContext(code, { ...globals, report: (value: unknown) => report(JSON.stringify(value)) });
      });
      const asked = ['/app/v1/getCustomerServices', '/app/v1/anonymous/appEventLogClient'];
      expect(found).toBe(JSON.stringify({ known: true, errcode: 1004, asked }));
    });

    it('one error number by name costs less than 50 bytes', async () => {
      const start =
        "import { isSdkError } from '@tara/sdk';\nglobalThis.check = (error) => isSdkError(error) && ";
      const by = "import * as Errcode from '@tara/sdk/errcodes';\n";
      const plain = await measureBundle(app, bundler, { 'main.js': `${start}error.is(1018);` });
      const named = await measureBundle(app, bundler, {
        'main.js': `${by}${start}error.is(Errcode.accountNotFound);`,
      });
      expect((named.kB - plain.kB) * 1000).toBeLessThan(50);
    });

    it('the password fallback is a separate script, only for apps that name it', async () => {
      const files = (option: string) => ({
        'main.js': `import { createSdk } from '@tara/sdk';\nglobalThis.sdk = createSdk({ ${option} });`,
      });
      const without = await measureBundle(app, bundler, files(''));
      expect(without.laterBytes).toBe(0);
      linkBeside(app, 'node-forge');
      const fallback = "passwordFallback: () => import('@tara/sdk/password-fallback')";
      const named = await measureBundle(app, bundler, files(fallback));
      rmSync(path.join(app, 'node_modules/node-forge'));
      expect(named.laterBytes).toBeGreaterThan(100_000);
      // Only the bundler's own loader is added at first.
      expect(named.kB - without.kB).toBeLessThan(1.6);
    });
  });

  it.each(FULL ? TYPE_CHECKS : TYPE_CHECKS.slice(0, 1))(
    'TypeScript $version: $name',
    async ({ compiler, name, module, lib }) => {
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
        skipLibCheck: false,
        declaration: true,
        noEmit: true,
      };
      const files = ['app.ts', 'exact-types.ts', 'declarations.ts'];
      writeFileSync(path.join(app, config), JSON.stringify({ compilerOptions, files }));
      const { stdout } = await run(process.execPath, [compiler, '-p', config, '--extendedDiagnostics'], {
        cwd: app,
      }).catch((error: { stdout: string }) => error);
      const [errors = '', counts = ''] = stdout.split(/^Files:/m);
      expect(errors).toBe('');
      // This is how long an editor waits: a call of the openapi-fetch client once took millions of instantiations and a
      // minute.
      const [, instantiations] = /Instantiations:\s+(\d+)/.exec(counts) ?? [];
      expect(Number(instantiations)).toBeLessThan(1_000_000);
    },
    PACKING_MS,
  );

  it(
    'TypeScript: every quick start of the readme compiles',
    async () => {
      const starts = path.join(app, 'readme');
      mkdirSync(starts, { recursive: true });
      const texts = quickStarts(readFileSync(path.join(installed, 'README.md'), 'utf8'));
      for (const [name, text] of texts) writeFileSync(path.join(starts, name), text);
      const files = [...texts.keys()];
      expect(files.join(' ')).toBe(
        'common.ts sdk.ts calls.ts session.ts money.ts intents.ts lists.ts app.tsx upload.ts logged.ts consent.ts script.ts worker.ts testing.ts',
      );
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
      const result = await run(process.execPath, [tsc, '-p', starts], { cwd: app }).catch(
        (error: { stdout: string }) => error,
      );
      expect(result.stdout).toBe('');
    },
    PACKING_MS,
  );
});
