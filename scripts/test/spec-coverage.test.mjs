import { describe, expect, it } from 'vitest';
import { coverageFaults, idsOf, titlesOf } from '../generate/spec-coverage.mjs';

describe('the ids in a title', () => {
  it('are read one by one, and as ranges', () => {
    expect(idsOf('2.5-09, 3-008..010')).toEqual(['2.5-09', '3-008', '3-009', '3-010']);
  });

  it('are no range that ends before it begins', () => {
    expect(() => idsOf('2.5-12..11')).toThrow('2.5-12..11');
  });
});

describe('the titles of a file', () => {
  it('are those that end with ids, whatever their quotes, and with or without a layout', () => {
    const source = [
      "test('pays once [4-12]', () => {});",
      'it.each(rows)(`says ${word} [8-1, 8-2] @phone`, () => {});',
      "test('reads rows[0-1] of it', () => {});",
      String.raw`test('the player\'s own [9-3]', () => {});`,
    ].join('\n');
    expect(titlesOf(source)).toEqual([
      { title: 'pays once', ids: ['4-12'] },
      { title: 'says ${word}', ids: ['8-1', '8-2'] },
      { title: "the player's own", ids: ['9-3'] },
    ]);
  });
});

describe('the coverage', () => {
  const known = new Set(['1-1', '1-2']);
  const covers = (...ids) => new Map(ids.map((id) => [id, []]));

  it('is whole where each statement has a test or a reason', () => {
    expect(coverageFaults(known, covers('1-1'), new Set(['1-2']))).toEqual([]);
  });

  it.each([
    ['nothing at all', covers('1-1'), [], '1-2: no test names it'],
    ['a test and a reason', covers('1-1', '1-2'), ['1-2'], '1-2: a test names it, and'],
    ['a test for a statement that is none', covers('1-1', '1-2', '1-3'), [], '1-3: a test names it'],
    ['a reason for a statement that is none', covers('1-1', '1-2'), ['1-3'], '1-3: docs/spec-gaps.yaml'],
  ])('is not with %s', (_name, covered, gaps, fault) => {
    expect(coverageFaults(known, covered, new Set(gaps))).toEqual([expect.stringContaining(fault)]);
  });
});
