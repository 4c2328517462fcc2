import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findErrors, isSameTable, PEERS, toTable } from '../checks/capabilities/check.mjs';
import { readSymbols } from '../checks/capabilities/symbols.mjs';
import { findTitles } from '../checks/statements/proofs.mjs';

const SEE = 'https://example.com/readme';
const lists = {
  name: 'Lists as iterators',
  symbols: ['@tara/sdk CallOptions.signal', '@tara/sdk/lists listAll', '@tara/sdk/lists List'],
  tests: { 'test/lists.test.ts': ['the rows of a list'] },
  ...Object.fromEntries(PEERS.map((peer) => [peer, { is: 'no', see: SEE }])),
};
const sources = {
  isExported: (symbol) => lists.symbols.includes(symbol),
  readTitles: (file) => (file === 'test/lists.test.ts' ? ['the rows of a list'] : null),
};
const errors = (changes) => findErrors([{ ...lists, ...changes }], sources);

describe('the list of the capabilities', () => {
  it('may have symbols, tests, and a mark for each library', () => {
    expect(errors({})).toEqual([]);
    expect(errors({ 'hey-api': { is: 'unknown' } })).toEqual([]);
    expect(errors({ 'hey-api': { is: 'partly', note: 'of reads', see: SEE } })).toEqual([]);
  });

  it.each([
    [
      'a symbol that is not exported',
      { symbols: ['@tara/sdk listAll'] },
      '"@tara/sdk listAll" is not exported',
    ],
    ['no symbol', { symbols: [] }, 'it has no symbol'],
    ['a missing file of tests', { tests: { 'test/a.test.ts': ['b'] } }, 'test/a.test.ts does not exist'],
    [
      'a title that no test has',
      { tests: { 'test/lists.test.ts': ['the rows'] } },
      'test/lists.test.ts has no test "the rows"',
    ],
    ['no test', { tests: {} }, 'it has no test'],
    ['a missing library', { 'supabase-js': undefined }, 'supabase-js is missing'],
    [
      'an unknown mark',
      { 'hey-api': { is: 'maybe', see: SEE } },
      '"maybe" is not one of yes, partly, no, unknown',
    ],
    ['a part without a note', { 'hey-api': { is: 'partly', see: SEE } }, 'hey-api needs a note'],
    ['a mark without a document', { 'hey-api': { is: 'no' } }, 'hey-api needs the address of a document'],
  ])('rejects %s', (_name, changes, error) => {
    expect(errors(changes)).toEqual([expect.stringMatching(/^Lists as iterators: /)]);
    expect(errors(changes)[0]).toContain(error);
  });
});

describe('the table of the capabilities', () => {
  const table = toTable([lists]);

  it('has the symbols with their entries, and the marks', () => {
    expect(table.split('\n')).toEqual([
      '| Capability | Symbols | stripe-node | openapi-fetch | supabase-js | hey-api |',
      '| --- | --- | --- | --- | --- | --- |',
      '| Lists as iterators | `CallOptions.signal`; `listAll`, `List` of `lists` | no | no | no | no |',
    ]);
  });

  it('is the same if only the widths of the columns differ', () => {
    expect(isSameTable(table.replaceAll('---', '-----').replaceAll('| no', '|   no'), table)).toBe(true);
    expect(isSameTable(table.replace('| no', '| yes'), table)).toBe(false);
    expect(isSameTable('', table)).toBe(false);
  });
});

describe('the symbols of a package', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tara-symbols-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const write = (name, text) => {
    writeFileSync(path.join(folder, name), text);
    return path.join(folder, name);
  };
  write('inner.ts', 'export interface Call { id?: string }\nexport const hidden = 1;');
  const isExported = readSymbols({
    pack: write('index.ts', "export type { Call } from './inner.ts';\nexport const sdk = { post() {} };"),
    'pack/lists': write('lists.ts', 'interface Base { all(): void }\nexport interface List extends Base {}'),
  });

  it.each(['pack Call', 'pack Call.id', 'pack sdk.post', 'pack/lists List.all'])('include %s', (symbol) => {
    expect(isExported(symbol)).toBe(true);
  });

  it.each([
    'pack hidden',
    'pack Call.name',
    'pack Call.id.length.x',
    'pack/lists Base',
    'pack/lists sdk',
    'pack/none List',
    'pack',
  ])('do not include %s', (symbol) => {
    expect(isExported(symbol)).toBe(false);
  });
});

it('finds the titles of tests, of their tables and of their groups', () => {
  const text =
    "describe('a', () => {\n  it.each([['no title']])('b %s', () => {});\n  test(`c`, run);\n});\ncall('d');";
  expect(findTitles('a.test.ts', text)).toEqual(['a', 'b %s', 'c']);
});
