import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { packagesPath, sourcesIn } from './sources.ts';

const sources = sourcesIn('web/src', ['.ts', '.tsx']);

/** Files whose text matches a pattern. */
const filesMatching = (pattern: RegExp) =>
  sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

describe('configuration and input never become markup or code', () => {
  it.each([
    ['dangerouslySetInnerHTML', /dangerouslySetInnerHTML/],
    ['innerHTML and outerHTML', /\b(inner|outer)HTML\b/],
    ['insertAdjacentHTML', /insertAdjacentHTML/],
    ['document.write', /document\s*\.\s*write/],
    ['createContextualFragment', /createContextualFragment|setHTMLUnsafe|srcdoc|srcDoc/],
    ['eval', /\beval\s*\(|new Function\b/],
    ['timers with a text as code', /set(Timeout|Interval)\(\s*['"`]/],
  ])('%s occurs nowhere', (_, pattern) => {
    expect(sources.length).toBeGreaterThan(100);
    expect(filesMatching(pattern)).toEqual([]);
  });
});

describe('opened windows cannot access the page', () => {
  const links = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/<[A-Za-z]+\b[^<]*?target="_blank"[^<]*?>/g)].map(([tag]) => ({ path, tag })),
  );

  // spec 2.5-45
  it('through any link that opens one', () => {
    const marks = sources.flatMap(({ text }) => [...text.matchAll(/target="_blank"/g)]);
    expect(links).toHaveLength(marks.length);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter(({ tag }) => !/rel="[^"]*\bnoopener\b[^"]*"/.test(tag))).toEqual([]);
  });

  it('through any window.open', () => {
    const calls = sources.flatMap(({ path, text }) =>
      [...text.matchAll(/window\.open\([^)]*\)(?:;\s*if \((\w+)\) \1\.opener = null)?/g)].map(([call]) => ({
        path,
        call,
      })),
    );
    expect(calls.length).toBeGreaterThan(0);
    expect(calls.filter(({ call }) => !/noopener|opener = null/.test(call))).toEqual([]);
  });
});

describe('frames', () => {
  const frames = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/<iframe\b[\s\S]*?\/>/g)].map(([tag]) => ({ path, tag })),
  );

  it('are sandboxed, and never combine scripts with the origin of the page', () => {
    expect(frames.length).toBeGreaterThan(0);
    const sandboxes = frames.map(({ path, tag }) => ({ path, sandbox: /sandbox="([^"]*)"/.exec(tag)?.[1] }));
    const open = sandboxes.filter(
      ({ sandbox }) =>
        sandbox === undefined || (sandbox.includes('allow-scripts') && sandbox.includes('allow-same-origin')),
    );
    expect(open).toEqual([]);
  });
});

// spec 0-03
it('the page declares its language', () => {
  expect(readFileSync(packagesPath('web/index.html'), 'utf8')).toContain('<html lang="en-PK">');
});
