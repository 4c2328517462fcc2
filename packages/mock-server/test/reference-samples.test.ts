import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMockServer, type MockServer } from '../src/index.ts';
import { literal } from '../src/reference/literal.ts';
import { servedDocument } from '../src/reference/served-document.ts';
import type { OpenApiDocument } from '../src/reference/openapi-document.ts';

const run = promisify(execFile);
function at(path: string): string {
  return fileURLToPath(new URL(`../../../${path}`, import.meta.url));
}

const CACHE = at('node_modules/.cache/tara/');
const SDK = at('packages/sdk/src/index.ts');
const COMPILING_MS = 120_000;

let server: MockServer;
let folder = '';
let samples: { name: string; label: string; source: string }[] = [];

beforeAll(async () => {
  mkdirSync(CACHE, { recursive: true });
  folder = mkdtempSync(join(CACHE, 'samples-'));
  server = await createMockServer({ port: 0, passwordCost: 16 });
  const origin = await server.listen();
  const contract = (await server.inject({ url: '/openapi.json' })).json<OpenApiDocument>();
  const { paths } = servedDocument(contract, 'product', {
    origin,
    prefix: '/w/samples',
    world: 'samples',
  });
  samples = Object.values(paths).flatMap(({ post }) => {
    const { operationId, 'x-codeSamples': own } = post as unknown as {
      operationId: string;
      'x-codeSamples': { label: string; source: string }[];
    };
    return own.map(({ label, source }) => ({ name: operationId, label, source }));
  });
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

function sample(name: string, label: string): string {
  return samples.find((item) => item.name === name && item.label === label)?.source ?? '';
}

/** Runs a sample and returns its `data`. */
async function getData(name: string, label: string): Promise<Record<string, unknown>> {
  const file = join(folder, `${name}-${label}.ts`);
  const source = sample(name, label).replace(`'@tara/sdk'`, JSON.stringify(SDK));
  writeFileSync(file, `${source}\nexport { data };\n`);
  return ((await import(file)) as { data: Record<string, unknown> }).data;
}

describe('a literal', () => {
  it.each([
    [{}, '{}'],
    [[1, 'two', null, true], "[1, 'two', null, true]"],
    ['it’s "so" or it\'s not\n', String.raw`'it’s "so" or it\'s not\n'`],
    [{ 'Content-Type': 'x', plain: 1 }, "{ 'Content-Type': 'x', plain: 1 }"],
  ])('of %o', (value, text) => {
    expect(literal(value)).toBe(text);
  });

  it('has a line per entry if it is too long for one', () => {
    expect(literal({ list: ['a'.repeat(60), 'b'.repeat(30)] })).toBe(
      `{\n  list: [\n    '${'a'.repeat(60)}',\n    '${'b'.repeat(30)}',\n  ],\n}`,
    );
  });
});

describe('the samples', () => {
  it(
    'compile: every sample of the SDK and of fetch',
    async () => {
      for (const { name, label, source } of samples)
        if (label !== 'curl')
          writeFileSync(join(folder, `${name}.${label}.ts`), `${source}\nexport { data };\n`);
      const options = {
        extends: at('tsconfig.base.json'),
        compilerOptions: {
          noEmit: true,
          composite: false,
          emitDeclarationOnly: false,
          lib: ['ES2023', 'DOM', 'DOM.Iterable'],
          paths: { '@tara/sdk': [SDK] },
        },
        include: ['*.SDK.ts', '*.fetch.ts'],
      };
      writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(options));
      const { stdout } = await run(process.execPath, [
        at('node_modules/typescript7/bin/tsc'),
        '-p',
        folder,
      ]).catch((error: { stdout: string }) => error);
      expect(stdout).toBe('');
      expect(samples.filter(({ label }) => label === 'SDK').length).toBeGreaterThan(90);
    },
    COMPILING_MS,
  );

  it.each(['SDK', 'fetch'])('run: a deposit, an upload and a query by %s', async (label) => {
    expect(await getData('recharge3', label)).toMatchObject({ errcode: 0, appRechargeQr: {} });
    expect(await getData('uploadKyc', label)).toMatchObject({ errcode: 0, fileId: expect.any(String) });
    expect(await getData('refreshData', label)).toMatchObject({ errcode: 0, coin: 100_000 });
  });

  it('run: a password encrypted by the SDK', async () => {
    expect(await getData('safeboxPasswordInit', 'SDK')).toMatchObject({
      errcode: 0,
      hasSafeboxPassword: true,
    });
  });

  it.each(['recharge3', 'uploadKyc', 'refreshData'])('run: %s by curl', async (name) => {
    const { stdout } = await run('bash', ['-c', sample(name, 'curl')], { cwd: folder });
    expect(JSON.parse(stdout)).toMatchObject({ errcode: 0 });
  });
});
