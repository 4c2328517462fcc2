import { transform } from 'esbuild';
import { expect, it } from 'vitest';
import { findProblems } from '../mutants/check-mutants.ts';
import { CANARY, MUTANTS } from '../mutants/index.ts';
import { defineMutants, mutate } from '../mutants/mutant.ts';
import { plant } from '../mutants/plant.ts';
import { SURVIVORS } from '../mutants/survivors.ts';
import { normalize } from '../mutants/syntax.ts';

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
  expect(plant(CANARY)).toContain('errcode: 1,');
});

it('gives a reason for existing mutants only', () => {
  const ids = new Set(MUTANTS.map(({ id }) => id));
  expect(Object.keys(SURVIVORS).filter((id) => !ids.has(id))).toEqual([]);
});

const FILE = 'src/domain/promotions/first-charge.ts';

/** Defines a mutant of a real file. */
function define(mutation: ReturnType<typeof mutate>, file = FILE) {
  return defineMutants('test', 'recharge', { [file]: { 'mutant, wrong-errcode: differs': () => mutation } });
}

it.each([
  [
    'the name of the nearest function if the function is gone',
    define(mutate('findRefusals').dropCall('check')),
    /has no findRefusals; near: findRefusal\b/,
  ],
  [
    'the candidates of the function if the target is gone',
    define(mutate('findRefusal').replaceString('firstChargeOver', 'firstChargeEnded')),
    /findRefusal does not have the string 'firstChargeOver'; near: .*firstChargeNotOpen/,
  ],
  [
    'how often the target is there',
    define(mutate('findRefusal').replaceName('context', 'player')),
    /findRefusal has the name context \d+ times/,
  ],
  [
    'a file that is gone',
    define(mutate('findRefusal').dropCall('check'), 'src/gone.ts'),
    /there is no src\/gone\.ts/,
  ],
  [
    'an edit without an effect',
    define(mutate('findRefusal').replaceString('firstChargeBought', 'firstChargeBought')),
    /changes nothing/,
  ],
])('tells %s', (_, [mutant], message) => {
  expect(() => plant(mutant!)).toThrow(message);
});

it('finds repeated ids and too few mutants', () => {
  const few = define(mutate('findRefusal').replaceString('firstChargeBought', 'firstChargeEnded'));
  expect(findProblems([...few, ...few])).toEqual(
    expect.arrayContaining(['test/mutant is there more than once', 'fewer than 210 mutants']),
  );
});

it.each([
  ['a line break and a trailing comma', 'call(\n  a,\n  b,\n)', 'call(a, b)'],
  ['a template with an object', '`${f({ a })}`', '`${f({a})}`'],
])('does not tell code apart by %s', (_, written, shorter) => {
  expect(normalize(written)).toBe(normalize(shorter));
});
