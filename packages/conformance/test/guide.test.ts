import { readFileSync, writeFileSync } from 'node:fs';
import { createMockServer } from '@tara/mock-server';
import { afterAll, expect, it } from 'vitest';
import { hashIds, updateGuide } from '../mutants/guide.ts';
import { MUTANTS } from '../mutants/index.ts';
import { CHECKS } from '../src/suite/checks.ts';
import { command, createFolder } from './support/command.ts';

const guide = readFileSync(new URL('../../../docs/conformance.md', import.meta.url), 'utf8');
const commands = [...guide.matchAll(/^ *npx @tara\/conformance (.+)$/gm)].map(([, words = '']) => words);

const { folder } = createFolder();
const before = process.cwd();
process.chdir(folder);
afterAll(() => process.chdir(before));

it('has at most three pages', () => {
  expect(guide.split(/\s+/).length).toBeLessThan(1500);
});

it('shows the last run of the faults with the present checks and faults', () => {
  // Another digest: `npm run mutants` writes the new totals.
  expect(guide).toContain(`\`${hashIds(CHECKS, MUTANTS)}\``);
});

it('takes up the totals of another run', () => {
  const verdict = { outcome: 'survived', checks: [] } as const;
  const judged = MUTANTS.slice(0, 2).map((mutant) => ({ mutant, verdict }));
  const text = updateGuide(guide, judged, CHECKS.slice(0, 3));
  expect(text).toContain('The 3 checks find 0 of 2 faults.');
  expect(text).toContain(`- \`${MUTANTS[0]!.id}\`: ${MUTANTS[0]!.what}`);
  expect(updateGuide(text, judged, CHECKS.slice(0, 3))).toBe(text);
});

function uncomment(file: string, hook: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replace(`// ${hook}`, hook));
}

it('shows commands that work, one after the other', { timeout: 600_000 }, async () => {
  const server = await createMockServer({ port: 0, passwordCost: 16 });
  const url = await server.listen();
  try {
    const [known = ''] = /\{ "known": .* \}/.exec(guide) ?? [];
    writeFileSync('known.json', known);
    expect(commands.length).toBeGreaterThan(6);
    for (const words of commands) {
      const args = words.replace('http://127.0.0.1:4010', url).split(' ');
      const isRun = args[0] === url && !args.includes('--plan') && !args.includes('--check');
      // Two checks suffice to see that a command works: one that needs a hook, and one that needs none.
      const more = isRun
        ? ['--check', 'dates-its-answers', '--check', 'visitor-calls', '--rate', '10000']
        : [];
      const { code, text } = await command(...args, ...more);
      // Without all hooks, checks are skipped.
      const expected = args.includes('--hooks') ? 4 : 0;
      expect([words, code, text]).toEqual([words, expected, expect.any(String)]);
      // The starting file has no hooks yet: the reader writes one.
      if (args[0] === 'init') uncomment('hooks.mjs', 'async settleOrder');
    }
    expect(readFileSync('report.html', 'utf8')).toContain('What this run does not establish');
    expect(readFileSync('report.xml', 'utf8')).toContain('<testsuite');
  } finally {
    await server.close();
  }
});
