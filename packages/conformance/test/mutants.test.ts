import { transform } from 'esbuild';
import { expect, it } from 'vitest';
import { findProblems } from '../mutants/check-mutants.ts';
import { CANARY, MUTANTS } from '../mutants/index.ts';
import { plant } from '../mutants/plant.ts';
import { SURVIVORS } from '../mutants/survivors.ts';

it('has mutants that fit the mock server, enough of each kind', () => {
  expect(findProblems(MUTANTS)).toEqual([]);
});

it('has mutants that compile', async () => {
  const broken: string[] = [];
  for (const mutant of MUTANTS)
    await transform(plant(mutant), { loader: 'ts', logLevel: 'silent' }).catch(() => broken.push(mutant.id));
  expect(broken).toEqual([]);
});

it('has a canary that fits the mock server', () => {
  expect(plant(CANARY)).toContain(CANARY.replace);
});

it('gives a reason for existing mutants only', () => {
  const ids = new Set(MUTANTS.map(({ id }) => id));
  expect(Object.keys(SURVIVORS).filter((id) => !ids.has(id))).toEqual([]);
});

it('finds an edit that does not fit', () => {
  const [mutant] = MUTANTS;
  const broken = { ...CANARY, ...mutant, find: 'no such text' };
  expect(findProblems([broken, broken])).toEqual(
    expect.arrayContaining([
      expect.stringContaining('does not contain'),
      `${broken.id} is there more than once`,
      'fewer than 210 mutants',
    ]),
  );
});
