import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { at } from '../run/paths.mjs';

// The root spells its versions out: npm cannot read `catalog:`, and would say that before it says what to run instead.
it('The root package has the versions that the packages share', () => {
  const { catalog } = parse(readFileSync(at('pnpm-workspace.yaml'), 'utf8'));
  const { devDependencies } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
  const shared = Object.keys(devDependencies).filter((name) => name in catalog);
  expect(shared.length).toBeGreaterThan(3);
  expect(shared.filter((name) => devDependencies[name] !== catalog[name])).toEqual([]);
});
