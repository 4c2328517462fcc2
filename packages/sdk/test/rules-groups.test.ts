import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import * as rules from '../src/rules/index.ts';

const home = path.join(import.meta.dirname, '..');
const groups = await Promise.all(
  readdirSync(path.join(home, 'src/rules/groups')).map(async (file) => ({
    name: path.basename(file, '.ts'),
    names: Object.keys((await import(`../src/rules/groups/${path.basename(file, '.ts')}.ts`)) as object),
  })),
);

it('are in exactly one group each', () => {
  expect(groups.flatMap(({ names }) => names).sort()).toEqual(Object.keys(rules).sort());
});

it.each(groups)('have at least nine and at most twenty names in the group $name', ({ names }) => {
  expect(names.length).toBeGreaterThanOrEqual(9);
  expect(names.length).toBeLessThanOrEqual(20);
});

it('have an entry of the package and a row of the readme for each group', () => {
  const manifest = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8')) as {
    exports: Record<string, { source: string }>;
  };
  const entries = Object.keys(manifest.exports).filter((entry) => entry.startsWith('./rules/'));
  expect(entries.sort()).toEqual(groups.map(({ name }) => `./rules/${name}`).sort());
  for (const { name } of groups)
    expect(manifest.exports[`./rules/${name}`]?.source).toBe(`./src/rules/groups/${name}.ts`);
  const readme = readFileSync(path.join(home, 'README.md'), 'utf8');
  expect(groups.filter(({ name }) => !readme.includes(`\`rules/${name}\``))).toEqual([]);
});
