import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect } from 'vitest';
import { main } from '../../src/cli/main.ts';

/** Runs the command in this process. @returns its exit code and what it wrote: output, errors, and both as one text */
export async function command(...args: readonly string[]) {
  const written = { out: '', error: '', text: '' };
  const write = (to: 'out' | 'error') => (more: string) => {
    written[to] += more;
    written.text += more;
  };
  const code = await main(args, { out: write('out'), error: write('error'), isTerminal: false });
  expect(written.text).not.toMatch(/\n\s+at .*:\d+:\d+/);
  return { code, ...written };
}

/** Creates a folder that is removed after the tests of the file. @returns its path, and how to write a file in it */
export function createFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'tara-conformance-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const writeFile = (name: string, text: string): string => {
    const file = path.join(folder, name);
    writeFileSync(file, text);
    return file;
  };
  return { folder, writeFile };
}
