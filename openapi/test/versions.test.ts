import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { contract, control } from './document.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

interface Node extends Record<string, unknown> {
  deprecated?: boolean;
  description?: string;
  'x-deprecated-since'?: string;
  'x-sunset'?: string;
}

/** Faults of the deprecation marks of a document, each with its place. */
function findFaults(node: unknown, at = '#'): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const inner = Object.entries(node).flatMap(([key, value]) => findFaults(value, `${at}/${key}`));
  const { deprecated, 'x-deprecated-since': since, 'x-sunset': sunset } = node as Node;
  // A field can have the name of a keyword, but then its value is an object.
  const marks = [deprecated, since, sunset].filter((mark) => mark !== undefined && typeof mark !== 'object');
  if (marks.length === 0) return inner;
  if (deprecated !== true || since === undefined || sunset === undefined)
    return [...inner, `${at}: deprecated, x-deprecated-since and x-sunset are needed together`];
  if (!DAY.test(since) || !DAY.test(sunset)) return [...inner, `${at}: a date needs the form YYYY-MM-DD`];
  const earliest = new Date(since);
  earliest.setUTCMonth(earliest.getUTCMonth() + 6);
  return new Date(sunset) < earliest ? [...inner, `${at}: less than six months`] : inner;
}

describe('deprecation', () => {
  it.each([
    ['the contract', contract],
    ['the control API', control],
  ])('is announced six months ahead in %s', (_name, document) => {
    expect(findFaults(document)).toEqual([]);
  });

  it.each([
    [{ deprecated: true, 'x-deprecated-since': '2026-01-01', 'x-sunset': '2026-07-01' }, []],
    [{ deprecated: true }, ['#/post: deprecated, x-deprecated-since and x-sunset are needed together']],
    [
      { 'x-sunset': '2026-07-01' },
      ['#/post: deprecated, x-deprecated-since and x-sunset are needed together'],
    ],
    [
      { deprecated: true, 'x-deprecated-since': '2026-01-01', 'x-sunset': '2026-06-30' },
      ['#/post: less than six months'],
    ],
    [
      { deprecated: true, 'x-deprecated-since': '2026-01-01', 'x-sunset': 'July 2027' },
      ['#/post: a date needs the form YYYY-MM-DD'],
    ],
  ])('reports the faults of %j', (marks, faults) => {
    expect(findFaults({ post: marks })).toEqual(faults);
  });
});

describe('versions', () => {
  const getMajor = (version: string) => version.split('.')[0];
  const folder = new URL('../flows/', import.meta.url);
  const flows = readdirSync(folder).filter((name) => name.endsWith('.arazzo.yaml'));

  it.each(flows)('%s has the major version of the contract', (name) => {
    const text = readFileSync(new URL(name, folder), 'utf8');
    // The file has many aliases.
    const { info } = parse(text, { maxAliasCount: -1 }) as { info: { version: string } };
    expect(getMajor(info.version)).toBe(getMajor(contract.info.version));
  });

  it('contract and control API have the same major version', () => {
    expect(getMajor(control.info.version)).toBe(getMajor(contract.info.version));
  });
});
