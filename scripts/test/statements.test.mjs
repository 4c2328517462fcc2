import { describe, expect, it } from 'vitest';
import { computeDigest, findErrors, getState } from '../checks/statements/check.mjs';
import { findProofs } from '../checks/statements/proofs.mjs';
import { parseSection } from '../checks/statements/record.mjs';

const TEST = 'packages/sdk/test/a.test.ts';
const statement = { id: '1-1', on: ['sdk'], says: 'It pays.' };
const proof = { id: '1-1', file: TEST, title: 'pays once', sees: ['sdk'], on: [] };
const errors = (changes, proofs = [proof]) =>
  findErrors([{ ...statement, ...changes }], proofs, (file) => file === 'docs/decisions/1.md');

describe('the record of the statements', () => {
  it('accepts a statement with a test for each surface', () => {
    expect(errors({})).toEqual([]);
  });

  it.each([
    ['a number that does not exist', {}, [proof, { ...proof, id: '1-2' }], 'spec 1-2 does not exist'],
    ['a number that is not above a test', {}, [{ ...proof, title: '', sees: [] }], 'is not above a test'],
    ['a surface without a test', { on: ['sdk', 'mock'] }, [proof], 'mock has neither a test nor a reason'],
    ['a test that sees no surface', { on: ['mock'] }, [proof], 'is not observable on sdk'],
    [
      'a test of the other layout',
      { on: ['desktop'] },
      [{ ...proof, sees: ['mobile'], on: ['desktop'] }],
      'does not run on desktop',
    ],
    [
      'a test of a tested surface without a reason',
      { untested: { sdk: 'no' } },
      [proof],
      'is listed as untested',
    ],
    ['an unobservable surface', { untested: { mock: 'no test' } }, [proof], 'not observable on "mock"'],
    ['a statement without a test', {}, [], 'sdk has neither a test nor a reason'],
    ['a difference without a decision', { state: 'differs', how: 'otherwise' }, [], 'needs a decision'],
    ['a difference without words', { state: 'differs', decision: 'docs/decisions/1.md' }, [], 'needs "how"'],
    ['a decision that does not exist', { decision: 'docs/decisions/2.md' }, [proof], 'does not exist'],
    ['an unknown state', { state: 'done' }, [proof], 'is not one of'],
  ])('rejects %s', (_name, changes, proofs, error) => {
    expect(errors(changes, proofs)).toContainEqual(expect.stringContaining(error));
  });

  it('rejects two statements of one number', () => {
    expect(findErrors([statement, statement], [proof], () => true)).toEqual([
      'two statements have the same number',
    ]);
  });

  it('derives the state of a statement', () => {
    expect(getState(statement)).toBe('proved');
    expect(getState({ ...statement, gap: true })).toBe('resolved');
    expect(getState({ ...statement, odd: true, untested: { sdk: 'no test' } })).toBe('untested');
    expect(getState({ ...statement, gap: true, state: 'differs' })).toBe('differs');
  });

  it('reads a statement as words or as a map', () => {
    const text =
      "section: '1 A'\nstatements:\n  1-1 sdk mock: 'It: pays.'\n  1-2 docs:\n    says: 'It is.'\n    gap: true\n";
    expect(parseSection(text)).toEqual({
      section: '1 A',
      statements: [
        { id: '1-1', on: ['sdk', 'mock'], says: 'It: pays.' },
        { id: '1-2', on: ['docs'], says: 'It is.', gap: true },
      ],
    });
  });

  it('notices a reworded statement', () => {
    const sections = [{ section: '1', statements: [statement] }];
    const reworded = [{ section: '1', statements: [{ ...statement, says: 'It pays!' }] }];
    expect(computeDigest(reworded)).not.toBe(computeDigest(sections));
  });
});

describe('the proofs of a file', () => {
  const find = (file, text) => findProofs(file, text).map(({ id, title, sees, on }) => [id, title, sees, on]);

  it.each([
    ['a test', "// spec 1-1\nit('pays\\'s', () => {});", "pays's"],
    ['a test with a table', "// spec 1-1\nit.each(['a'])('pays %s', () => {});", 'pays %s'],
    ['a step', 'async () => {\n  // spec 1-1\n  await test.step(`pays ${a}`, run);\n};', 'pays ${a}'],
    ['a row of a table', "const rows = [\n  // spec 1-1\n  ['row', 1],\n];", 'row'],
    ['an entry of a table', "const rows = {\n  // spec 1-1\n  'the row': 1,\n};", 'the row'],
    ['a test below another comment', "// spec 1-1\n// Why.\nit('pays', () => {});", 'pays'],
    ['no test', '// spec 1-1\nconst a = 1;', ''],
    ['another call', "// spec 1-1\nrender('a');", ''],
    ['the end of the file', '// spec 1-1\n', ''],
  ])('stand above %s', (_name, text, title) => {
    expect(find(TEST, text)).toEqual([['1-1', title, title === '' ? [] : ['sdk'], []]]);
  });

  it('are limited to surfaces after their number', () => {
    expect(find('packages/web/test/a.test.ts', "// spec 1-1, 2.5-02 mobile\nit('pays', () => {});")).toEqual([
      ['1-1', 'pays', ['mobile', 'desktop'], []],
      ['2.5-02', 'pays', ['mobile', 'desktop'], ['mobile']],
    ]);
  });

  it.each([
    ['its title', "// spec 1-1\ntest('pays @phone', () => {});"],
    ['its options', "// spec 1-1\ntest('pays', { tag: '@phone' }, () => {});"],
    [
      'a group',
      "test.describe('a', { tag: '@phone' }, () => {\n  // spec 1-1\n  test('pays', () => {});\n});",
    ],
  ])('see the layout of %s', (_name, text) => {
    expect(find('e2e/tests/a.spec.ts', text).map(([, , sees]) => sees)).toEqual([['mobile']]);
  });

  it('are the statements of a check', () => {
    const text = "const checks = { a: { statements: ['1-1', ...(b ? ['1-2'] : [])], title: 'pays' } };";
    expect(find('packages/conformance/src/checks/a.ts', text)).toEqual([
      ['1-1', 'pays', ['mock'], []],
      ['1-2', 'pays', ['mock'], []],
    ]);
  });

  it('are comments of a document', () => {
    expect(find('docs/a.md', '| a | b <!-- spec 1-1, 1-2 --> |')).toEqual([
      ['1-1', '', ['docs'], []],
      ['1-2', '', ['docs'], []],
    ]);
  });
});
