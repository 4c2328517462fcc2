import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const sdk = path.join(import.meta.dirname, '..');
const typedoc = path.join(sdk, '../../tools/long-run/node_modules/typedoc/bin/typedoc');

const folder = mkdtempSync(path.join(tmpdir(), 'tara-reference-'));
const result = await run(process.execPath, [typedoc, '--out', folder, '--logLevel', 'Warn'], {
  cwd: sdk,
}).catch((error: { stdout: string; stderr: string }) => error);
const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.html'))
  .map((name) => ({ name, text: readFileSync(path.join(folder, name), 'utf8') }));

afterAll(() => rmSync(folder, { recursive: true }));

describe('the reference', () => {
  it('documents every public export, and has no broken links', () => {
    expect(result.stdout + result.stderr).toBe('');
    expect(pages.length).toBeGreaterThan(300);
  });

  it('shows the errcodes of each call', () => {
    const calls = pages.find(({ name }) => name.endsWith('.Calls.html'))?.text;
    expect(calls).toContain(
      '2302 rechargeAmountOutOfRange: The amount is outside the bounds of the channel.',
    );
  });

  it('groups the exports of large entries by what they are for', () => {
    const categories = (entry: string) => {
      const text = pages.find(({ name }) => name.endsWith(`${entry}.html`))?.text ?? '';
      return [...text.matchAll(/<h2[^>]*>([^<]+)/g)].map(([, title]) => title);
    };
    expect(categories('_tara_sdk')).toEqual(
      expect.arrayContaining(['Calls', 'Client', 'Errors', 'Session', 'Values of the contract']),
    );
    expect(categories('_tara_sdk_rules')).toEqual(
      expect.arrayContaining(['Deposit', 'Identity verification']),
    );
    for (const entry of ['_tara_sdk', '_tara_sdk_rules', '_tara_sdk_session'])
      expect(categories(entry)).not.toContain('Other');
  });

  // The mock server allows the script of index.html in all pages, and no other script or style in a page.
  it('has the same script in all pages, and no styles in them', () => {
    const scripts = pages.map(({ text }) =>
      [...text.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code]) => code),
    );
    expect(scripts[0]).toHaveLength(1);
    expect(new Set(scripts.map(String)).size).toBe(1);
    for (const { text } of pages) expect(text).not.toMatch(/<style|<[^>]+ (style|on\w+)=|src="https?:/);
  });
});
