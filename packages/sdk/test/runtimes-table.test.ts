import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const here = import.meta.dirname;
const list = JSON.parse(readFileSync(path.join(here, 'runtimes/list.json'), 'utf8')) as { name: string }[];
const readme = readFileSync(path.join(here, '../README.md'), 'utf8');
const [, table = ''] = /<!-- runtimes -->(.*?)<!-- end of runtimes -->/s.exec(readme) ?? [];
const rows = table
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .slice(2);

it('has a row in the readme for each runtime of the list', () => {
  expect(rows.map(([, name]) => name)).toEqual(list.map(({ name }) => name));
});

it('shows version, result and date of the last run, and no failure', () => {
  const isGood = ([, , version = '', , result = '', date = '']: string[]) =>
    (/^not run: ./.test(result) || (/^(?:passed|compiled)$/.test(result) && /^\d+\./.test(version))) &&
    /^20\d\d-\d\d-\d\d$/.test(date);
  expect(rows.filter((row) => !isGood(row))).toEqual([]);
});
