import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { at } from '../run/paths.mjs';

it('writes complete compressed files beside texts that are large enough', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tara-compress-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const text = 'const coins = 1000;\n'.repeat(100);
  const files = { 'a.js': text, 'small.js': 'coins', 'a.webp': text, 'index.html': text };
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content);
  execFileSync(process.execPath, [at('scripts/build/compress.mjs'), folder]);
  expect(readdirSync(folder).toSorted()).toEqual([...Object.keys(files), 'a.js.br', 'a.js.gz'].toSorted());
  const read = (name) => readFileSync(path.join(folder, name));
  expect(brotliDecompressSync(read('a.js.br')).toString()).toBe(text);
  expect(gunzipSync(read('a.js.gz')).toString()).toBe(text);
});
