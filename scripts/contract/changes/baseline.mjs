// Reads and writes the last release of the contract.
import { readFileSync, writeFileSync } from 'node:fs';
import { at } from '../../run/paths.mjs';
import { compareContracts } from './calls.mjs';
import { withoutDocumentation } from './without-documentation.mjs';
import { versionFaults } from './version.mjs';

const BASELINE = at('openapi/baseline/openapi.json');

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const readContract = () => withoutDocumentation(readJson(at('openapi/dist/openapi.json')));

/**
 * Compares the generated contract with the last release.
 *
 * @returns {{ version: string, released: string, faults: string[] }}
 */
export function checkVersion() {
  const before = readJson(BASELINE);
  const after = readContract();
  const [released, version] = [before, after].map(({ info }) => info.version);
  const faults = versionFaults(compareContracts(before, after), {
    released,
    version,
    changelog: readFileSync(at('openapi/CHANGELOG.md'), 'utf8'),
    today: new Date().toISOString().slice(0, 10),
  });
  return { version, released, faults };
}

/** Stores the generated contract as the last release: JSON in one line, which has the same bytes on every machine. */
export function writeBaseline() {
  writeFileSync(BASELINE, `${JSON.stringify(readContract())}\n`);
}
