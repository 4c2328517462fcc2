import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { packagesPath, sourcesIn } from './sources.ts';

const sheets = sourcesIn('web/src', ['.css']).map(({ path, text }) => ({
  path,
  text: text.replaceAll(/\/\*[\s\S]*?\*\//g, ''),
}));
const scripts = sourcesIn('web/src', ['.ts', '.tsx']);
/** The page before the scripts. */
const page = { path: 'web/index.html', text: readFileSync(packagesPath('web/index.html'), 'utf8') };

/** The custom properties that match a pattern, with their dashes. */
const named = (sources: typeof sheets, pattern: RegExp) =>
  sources.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([, name = '']) => ({ path, name })));

const declared = named([...sheets, page], /(?:^|[{;]|\s)(--[\w-]+):/g);
/** A property that a component sets on an element by its style. */
const set = named(scripts, /['"](--[\w-]+)['"]/g);
const used = named([...sheets, ...scripts, page], /var\((--[\w-]+)/g);
const tokens = declared.filter(({ path }) => /styles\/tokens[\w-]*\.css$/.test(path));

it('every custom property in use is declared in a style sheet or set by a component', () => {
  const known = new Set([...declared, ...set].map(({ name }) => name));
  expect(used.length).toBeGreaterThan(500);
  expect(used.filter(({ name }) => !known.has(name))).toEqual([]);
});

it('every token is in use', () => {
  const names = new Set(used.map(({ name }) => name));
  expect(tokens.length).toBeGreaterThan(100);
  expect(tokens.filter(({ name }) => !names.has(name))).toEqual([]);
});

it('every custom property that a component sets is in use', () => {
  const names = new Set(used.map(({ name }) => name));
  expect(set.filter(({ name }) => !names.has(name))).toEqual([]);
});
