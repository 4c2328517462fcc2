// Reads the record of the specification's statements (docs/spec-statements).
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/**
 * Reads a section. A statement is an entry `<id> <surfaces>: <words>`, or a map with the words under `says`.
 * @param {string} text YAML
 * @returns {{ section: string, statements: object[] }}
 */
export function parseSection(text) {
  const { section, statements } = parse(text);
  return {
    section,
    statements: Object.entries(statements).map(([key, value]) => {
      const [id, ...on] = key.split(' ');
      return { id, on, ...(typeof value === 'string' ? { says: value } : value) };
    }),
  };
}

/** Reads all sections, in the order of the specification. */
export function readSections(folder) {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .toSorted((a, b) => Number.parseFloat(a) - Number.parseFloat(b))
    .map((name) => parseSection(readFileSync(join(folder, name), 'utf8')));
}
