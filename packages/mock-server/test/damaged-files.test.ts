import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Damage, Opened } from './support/damaged-files.ts';
import { commandLine } from './support/processes.ts';
import { FULL } from './support/stores.ts';

/** A process starts and opens each damaged file. */
const TEST_TIMEOUT_MS = 900_000;

const cli = commandLine();
const folder = mkdtempSync(path.join(tmpdir(), 'tara-damages-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Opens damaged files one after the other in a process of its own. */
async function openAll(damages: readonly Damage[]): Promise<Opened[]> {
  const input = path.join(folder, 'damages.json');
  writeFileSync(input, JSON.stringify(damages));
  const { code, stdout, stderr } = await cli.run([input], { program: 'damaged-files' });
  // A signal that ends the process leaves no code.
  expect(code, `${stdout.split('\n').at(-1)} ${stderr}`).toBe(0);
  return stdout.split('\n').map((line) => JSON.parse(line) as Opened);
}

const IN_BAD = `(select space from world where name = 'bad')`;
/** The columns of the tables, and the rows that belong to the world `bad`. */
const TABLES = [
  {
    table: 'world',
    where: `name = 'bad'`,
    texts: ['name', 'record'],
    numbers: ['space', 'epoch', 'version', 'touched_at'],
  },
  {
    table: 'document',
    where: `space = ${IN_BAD}`,
    texts: ['key', 'kind', 'value'],
    numbers: ['space', 'ended', 'version', 'due'],
  },
  {
    table: 'log_item',
    where: `space = ${IN_BAD}`,
    texts: ['log', 'value'],
    numbers: ['space', 'ended', 'seq', 'version'],
  },
  { table: 'snapshot', where: `world = 'bad'`, texts: ['world', 'name', 'record'], numbers: ['space', 'at'] },
  { table: 'list', where: `world = 'bad'`, texts: ['world', 'name'], numbers: ['last'] },
  {
    table: 'list_item',
    where: `world = 'bad'`,
    texts: ['world', 'name', 'value'],
    numbers: ['id', 'scope', 'size'],
  },
];
const NO_UTF8 = `cast(x'ff41' as text)`;
const BAD_NAMES = FULL ? [NO_UTF8, `x'ff41'`] : [NO_UTF8];
const BAD_JSON = FULL ? [...BAD_NAMES, `x'7b7d'`, `'{"cut":'`, `''`] : BAD_NAMES;
const BAD_NUMBERS = FULL ? [NO_UTF8, `x'ff41'`, `'text'`, '1.5'] : [NO_UTF8];

const JSON_COLUMNS = new Set(['record', 'value']);
/** The short run uses one column of each kind. */
const SHORT = new Set(['record', 'value', 'space', 'last']);

const statements = TABLES.flatMap(({ table, where, texts, numbers }) =>
  [
    ...texts.map((column) => [column, JSON_COLUMNS.has(column) ? BAD_JSON : BAD_NAMES] as const),
    ...numbers.map((column) => [column, BAD_NUMBERS] as const),
  ]
    .filter(([column]) => FULL || SHORT.has(column))
    .flatMap(([column, values]) =>
      values.map((value) => `update or ignore ${table} set ${column} = ${value} where ${where}`),
    ),
);

/** Numbers from a seed. */
function* numbersFrom(seed: number): Generator<number> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state;
  }
}

describe('a damaged file', () => {
  it('affects only the world with the damaged value', { timeout: TEST_TIMEOUT_MS }, async () => {
    const [whole, ...opened] = await openAll([
      { statement: 'select 1' },
      ...statements.map((statement) => ({ statement })),
    ]);
    for (const { damage, refused, answers } of opened) {
      expect({ damage, refused, good: answers?.['good'] }).toEqual({
        damage,
        good: whole?.answers?.['good'],
      });
      for (const [call, status] of Object.entries(answers?.['bad'] ?? {}))
        // A value that cannot be found counts as missing and is not a defect.
        expect(
          [whole?.answers?.['bad']?.[call], 503, 401, 404],
          `${call} after ${JSON.stringify(damage)}`,
        ).toContain(status);
      expect({ damage, ...answers?.['bad'] }).toMatchObject({ reset: 200, afterwards: 200 });
    }
  });

  it(
    'is refused with a message if the damaged value is needed for the start',
    { timeout: TEST_TIMEOUT_MS },
    async () => {
      const opened = await openAll(
        [
          `update change set last = ${NO_UTF8}`,
          `update change set last = 1`,
          `delete from change`,
          `update tara_migration set name = ${NO_UTF8}`,
          `update tara_migration set timestamp = ${NO_UTF8}`,
        ].map((statement) => ({ statement })),
      );
      for (const { damage, refused } of opened)
        expect(refused, `after ${JSON.stringify(damage)}`).toMatch(
          /^the store file:.* cannot be opened: the file is damaged$/,
        );
    },
  );

  it.runIf(FULL)(
    'never ends the process, whichever bytes are changed or missing',
    { timeout: TEST_TIMEOUT_MS },
    async () => {
      const seed = Math.floor(Math.random() * 2 ** 32);
      const numbers = numbersFrom(seed);
      const next = (bound: number): number => (numbers.next().value as number) % bound;
      const count = 500;
      const damages = Array.from({ length: count }, (_, index): Damage => {
        if (index % 10 === 0) return { length: next(200_000) };
        const bytes = Array.from({ length: [1, 1, 3, 20][index % 4] ?? 1 }, () => ({
          at: next(2 ** 31),
          flip: 1 + next(255),
        }));
        return { bytes };
      });
      // A changed byte may leave valid JSON with a wrong value; the process must survive that too.
      for (const { damage, refused = '' } of await openAll(damages))
        expect(refused, `seed ${seed}: ${JSON.stringify(damage)}`).toMatch(
          /^$|cannot be opened: the (?:file is (?:damaged|no database)$|file holds tables of|store was written by)/,
        );
    },
  );
});
