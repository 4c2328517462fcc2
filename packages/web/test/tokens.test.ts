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

const globalSheets = sheets.filter(({ path }) => /styles\/(base|layout)\.css$/.test(path));
const globalClasses = named(globalSheets, /\.([a-z][\w-]*)/g);
/** Class names that scripts write out, also those beside a class of a module. */
const writtenClasses = scripts.flatMap(({ path, text }) =>
  [...text.matchAll(/[cC]lassName(?:="([^"]*)"|=\{((?:[^{}]|\{[^{}]*\})*)\}|s\(((?:[^()]|\([^()]*\))*)\))/g)]
    .flatMap(([, plain, expression, list]) => [plain, ...quoted(expression ?? list ?? '')])
    .flatMap((names) => names?.replaceAll(/\$\{[^}]*\}/g, ' ').match(/[\w-]+/g) ?? [])
    .map((name) => ({ path, name })),
);

/** Texts of a list of class names, without those that it compares or looks up. */
function quoted(list: string): string[] {
  return [...list.matchAll(/(?<!=== |\[|\w: )(['`])((?:(?!\1).)*)\1/g)].map(([, , text = '']) => text);
}

it('every class name that a component writes out is declared in a global style sheet', () => {
  const known = new Set(globalClasses.map(({ name }) => name));
  expect(writtenClasses.length).toBeGreaterThan(500);
  expect(writtenClasses.filter(({ name }) => !known.has(name))).toEqual([]);
});

it('every class of the global style sheets is in use', () => {
  const composed = named(sheets, /composes: ([\w-]+) from global/g);
  const names = new Set([...writtenClasses, ...composed].map(({ name }) => name));
  expect(globalClasses.filter(({ name }) => !names.has(name))).toEqual([]);
});
