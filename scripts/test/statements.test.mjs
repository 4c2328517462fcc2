import { describe, expect, it } from 'vitest';
import { digestOf, findErrors, hasTitle } from '../checks/statements/check.mjs';

const sources = {
  'packages/sdk/test/a.test.ts': "it('pays once', () => {});",
  'e2e/tests/a.spec.ts': "test('shows the balance @phone', () => {});",
  'docs/decisions/1.md': 'decided',
};
const read = (file) => sources[file] ?? null;
const statement = {
  id: '1-1',
  on: ['sdk'],
  says: 'It pays.',
  state: 'proved',
  tests: { sdk: ['packages/sdk/test/a.test.ts | pays once'] },
};
const errors = (changes) => findErrors([{ ...statement, ...changes }], read);

describe('the record of the statements', () => {
  it('accepts a statement with a test for each surface', () => {
    expect(errors({})).toEqual([]);
  });

  it.each([
    [
      'a test that does not exist',
      { tests: { sdk: ['packages/sdk/test/a.test.ts | pays'] } },
      'has no test "pays"',
    ],
    [
      'a file that does not exist',
      { tests: { sdk: ['packages/sdk/test/b.test.ts | pays once'] } },
      'does not exist',
    ],
    ['a surface without a test', { on: ['sdk', 'mock'] }, 'mock has no test'],
    [
      'a test that does not cover the surface',
      { on: ['mock'], tests: { mock: statement.tests.sdk } },
      'does not cover mock',
    ],
    [
      'a test of the other layout',
      { on: ['desktop'], tests: { desktop: ['e2e/tests/a.spec.ts | shows the balance @phone'] } },
      'does not run on desktop',
    ],
    ['a gap that is called proved', { gap: true }, 'must be resolved, not proved'],
    [
      'an untested surface of a proved statement',
      { tests: {}, untested: { sdk: 'no test' } },
      'sdk has no test',
    ],
    [
      'an untested statement without a reason',
      { state: 'untested', tests: {} },
      'neither a test nor a reason',
    ],
    ['a difference without a decision', { state: 'differs', how: 'otherwise' }, 'needs a decision'],
    ['an unknown state', { state: 'done' }, 'is not one of'],
  ])('rejects %s', (_name, changes, error) => {
    expect(errors(changes)).toContainEqual(expect.stringContaining(error));
  });

  it('finds a title in any quotes', () => {
    const source = String.raw`it('the player\'s own', () => {}); it("a", () => {});`;
    expect(hasTitle(source, "the player's own")).toBe(true);
    expect(hasTitle(source, 'a')).toBe(true);
    expect(hasTitle(source, 'own')).toBe(false);
  });

  it('notices a reworded statement', () => {
    const sections = [{ section: '1', statements: [statement] }];
    const reworded = [{ section: '1', statements: [{ ...statement, says: 'It pays!' }] }];
    expect(digestOf(reworded)).not.toBe(digestOf(sections));
  });
});
