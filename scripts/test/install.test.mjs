import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { getInstalls } from '../run/install.mjs';
import { at } from '../run/paths.mjs';

const OTHERS = ['--filter=!@tara/art', '--filter=!@tara/generators', '--filter=!@tara/long-run'];
const START = ['install-start', ['--prod', ...OTHERS]];
const TOOLS = ['install', OTHERS];

describe('the installation', () => {
  it.each([
    ['start', START],
    ['dev', START],
    ['test', TOOLS],
    ['check', TOOLS],
    ['art', TOOLS, ['install-art', ['--filter=@tara/art']]],
    ['generators', TOOLS, ['install-generators', ['--filter=@tara/generators']]],
    ['reference', TOOLS, ['install-long-run', ['--filter=@tara/long-run']]],
    [
      'test:full',
      TOOLS,
      ['install-generators', ['--filter=@tara/generators']],
      ['install-long-run', ['--filter=@tara/long-run']],
    ],
  ])('for %s contains only what the command needs', (command, ...installs) => {
    expect(getInstalls(command)).toEqual(installs);
  });

  it('adds what the long run needs if its tests are requested', () => {
    expect(getInstalls('unit', { full: true })).toEqual([
      TOOLS,
      ['install-long-run', ['--filter=@tara/long-run']],
    ]);
  });

  it('keeps tools for a start that another command has installed', () => {
    expect(getInstalls('start', { hasTools: true })).toEqual([TOOLS]);
  });
});

/** Folders that a start builds or runs, by their packages. */
const STARTED = {
  'packages/web': ['src', 'vite', 'vite.config.ts'],
  'packages/mock-server': ['src', 'tsup.config.ts'],
  'packages/mock-server/console': ['src', 'build.mjs'],
  'packages/mock-server/reference': ['src', 'build.mjs'],
};
/** Entries of the mock server for test runners. */
const FOR_TESTS = /[\\/]src[\\/](playwright|vitest)[\\/]/;

function filesIn(entry) {
  if (!statSync(entry).isDirectory()) return [entry];
  return readdirSync(entry, { recursive: true, encoding: 'utf8' }).map((name) => path.join(entry, name));
}

/** The packages that a file imports at run time. */
function importedBy(file) {
  const imports = readFileSync(file, 'utf8').matchAll(
    /^import (?!type )[^;]*?'((?:@[^/']+\/)?[^./#'@:][^/':]*)(?:\/[^']*)?';/gm,
  );
  return [...imports].map(([, name]) => name);
}

describe('a start', () => {
  it.each(Object.entries(STARTED))('of %s imports no development dependency', (home, entries) => {
    const files = entries
      .flatMap((entry) => filesIn(at(home, entry)))
      .filter((file) => /\.(tsx?|mjs)$/.test(file) && !FOR_TESTS.test(file));
    const imported = new Set(files.flatMap((file) => importedBy(file)));
    expect(imported.size).toBeGreaterThan(0);
    const { devDependencies } = JSON.parse(readFileSync(at(home, 'package.json'), 'utf8'));
    // What the root has as a dependency is installed; the contract by .pnpmfile.mjs.
    const root = JSON.parse(readFileSync(at('package.json'), 'utf8')).dependencies;
    const tools = Object.keys(devDependencies).filter((name) => name !== '@tara/contract' && !(name in root));
    expect(tools.filter((name) => imported.has(name))).toEqual([]);
  });
});
