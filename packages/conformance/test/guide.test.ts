import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createMockServer } from '@tara/mock-server';
import { afterAll, expect, it } from 'vitest';
import { main } from '../src/cli/main.ts';

const guide = readFileSync(new URL('../../../docs/conformance.md', import.meta.url), 'utf8');
const commands = [...guide.matchAll(/^ *npx tara-conformance (.+)$/gm)].map(([, words = '']) => words);

const folder = mkdtempSync(path.join(tmpdir(), 'tara-guide-'));
const before = process.cwd();
process.chdir(folder);
afterAll(() => {
  process.chdir(before);
  rmSync(folder, { recursive: true, force: true });
});

it('has at most three pages', () => {
  expect(guide.split(/\s+/).length).toBeLessThan(1500);
});

it('shows commands that work, one after the other', { timeout: 600_000 }, async () => {
  const server = await createMockServer({ port: 0, passwordCost: 16 });
  const url = await server.listen();
  try {
    const [known = ''] = /\{ "known": .* \}/.exec(guide) ?? [];
    writeFileSync('known.json', known);
    expect(commands.length).toBeGreaterThan(6);
    for (const command of commands) {
      let written = '';
      const args = command.replace('http://127.0.0.1:4010', url).split(' ');
      const isRun = args[0] === url && !args.includes('--plan') && !args.includes('--check');
      // The smallest profile suffices to see that a command works; the starting file has no hooks yet.
      const more = isRun ? ['--profile', 'regions', '--rate', '10000'] : [];
      const write = (text: string) => (written += text);
      const code = await main([...args, ...more], { out: write, error: write, isTerminal: false });
      expect([command, code, written]).toEqual([command, 0, expect.any(String)]);
    }
    expect(readFileSync('report.html', 'utf8')).toContain('What this run does not establish');
    expect(readFileSync('report.xml', 'utf8')).toContain('<testsuite');
  } finally {
    await server.close();
  }
});
