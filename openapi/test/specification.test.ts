import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contract, control } from './document.ts';

const root = join(import.meta.dirname, '../..');
const index = readFileSync(join(root, 'docs/specification.md'), 'utf8');

/** The rows of the index: a section and the paths of its implementation. */
const rows = [...index.matchAll(/^\| (\d(?:\.\d)?) +\|(.*)$/gm)].map(([, section = '', rest = '']) => ({
  section,
  paths: [...rest.matchAll(/`([\w./-]+)`/g)].map(([, path = '']) => path),
}));

const SKIPPED = new Set(['node_modules', 'dist', 'generated', 'sdk-reference', 'test-results', 'coverage']);
const CITING = /\.(ts|tsx|mjs|md|yaml|css|html)$/;

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name) || entry.name.startsWith('.')) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(path);
    return CITING.test(entry.name) ? [path] : [];
  });
}

/** "spec 5", "sections 2.2 and 2.3", "spec 4, 7.1", also across a line break of a comment; no statement (2.2-01). */
const CITATION =
  /\b(?:spec|specification|sections?)\s+(?:[*#]\s+)?(\d(?:\.\d+)?(?![\d.-]\d)(?:(?:,| and| to)\s+(?:[*#]\s+)?\d(?:\.\d+)?(?![\d.-]\d))*)/gi;

/** Every cited section with the first file that cites it. */
function citations(): Map<string, string> {
  const found = new Map<string, string>();
  for (const folder of ['docs', 'openapi', 'packages', 'e2e', 'scripts']) {
    for (const file of filesIn(join(root, folder))) {
      for (const [, list = ''] of readFileSync(file, 'utf8').matchAll(CITATION)) {
        for (const section of list.match(/\d(?:\.\d+)?/g) ?? []) {
          if (!found.has(section)) found.set(section, file.slice(root.length + 1));
        }
      }
    }
  }
  return found;
}

describe('the index of the specification', () => {
  it('contains every section that is cited', () => {
    const known = new Set(rows.map(({ section }) => section));
    const cited = citations();
    expect(cited.size).toBeGreaterThan(15);
    expect([...cited].filter(([section]) => !known.has(section))).toEqual([]);
  });

  it('names existing paths for each section', () => {
    const lost = rows.flatMap(({ section, paths }) =>
      paths.filter((path) => !existsSync(join(root, path))).map((path) => `${section}: ${path}`),
    );
    expect(lost).toEqual([]);
    expect(rows.filter(({ paths }) => paths.length === 0)).toEqual([]);
  });
});

describe.each([
  ['contract', contract],
  ['control', control],
])('the description of the %s', (_, document) => {
  const { description } = document.info;

  it('lists the subject of each cited section', () => {
    const listed = [...description.matchAll(/^\| (\d(?:\.\d)?) \| \w.*\|$/gm)].map(
      ([, section = '']) => section,
    );
    const cited = [...JSON.stringify(document).matchAll(CITATION)].flatMap(
      ([, list = '']) => list.match(/\d(?:\.\d+)?/g) ?? [],
    );
    expect(new Set(cited).size).toBeGreaterThan(2);
    expect([...new Set(cited)].toSorted()).toEqual(listed.toSorted());
  });

  it('explains each mark that occurs', () => {
    const marks = [...JSON.stringify(document).matchAll(/"(x-[a-z-]+)":/g)].map(([, mark]) => mark);
    const unexplained = [...new Set(marks)].filter((mark) => !description.includes(`| \`${mark}\` |`));
    expect(unexplained).toEqual([]);
  });
});
