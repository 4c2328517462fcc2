import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { at } from '../run/paths.mjs';

// The root has exact versions because npm cannot read `catalog:`, and would fail before it prints what to run instead.
it('the root package has the versions that the packages share', () => {
  const { catalog } = parse(readFileSync(at('pnpm-workspace.yaml'), 'utf8'));
  const { dependencies, devDependencies } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
  const own = { ...dependencies, ...devDependencies };
  const shared = Object.keys(own).filter((name) => name in catalog);
  expect(shared.length).toBeGreaterThan(2);
  expect(shared.filter((name) => own[name] !== catalog[name])).toEqual([]);
});
