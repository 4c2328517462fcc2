import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const here = import.meta.dirname;

/** The repository's root. */
export const repository = path.join(here, '../../..');

/** Runs a program until it ends. */
export const run = promisify(execFile);

/** The paths of an installed package. */
export interface Installed {
  /** Temporary folder with everything. */
  folder: string;
  /** Folder of the integrator's project. */
  app: string;
  /** Folder of the installed package. */
  installed: string;
  tarball: string;
}

/** Links the dependencies that a package manager would install. */
export function linkBeside(app: string, name: string): void {
  const link = path.join(app, 'node_modules', name);
  mkdirSync(path.dirname(link), { recursive: true });
  symlinkSync(realpathSync(path.join(here, '../node_modules', name)), link, 'junction');
}

/**
 * Installs the package like an integrator: packed, and unpacked into a folder outside of this repository, without the
 * optional node-forge.
 */
export async function installPackage(): Promise<Installed> {
  // The real path: a bundler that follows links would otherwise see two folders.
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'tara-sdk-')));
  const app = path.join(folder, 'app');
  const installed = path.join(app, 'node_modules/@tara/sdk');
  const script = path.join(repository, 'scripts/build/pack.mjs');
  const { stdout } = await run(process.execPath, [script, 'sdk', path.join(folder, 'package')]);
  const tarball = stdout.trim().split('\n').at(-1) ?? '';
  mkdirSync(installed, { recursive: true });
  await run('tar', ['-xzf', tarball, '--strip-components=1', '-C', installed]);
  for (const name of ['openapi-fetch', 'react', '@types/react', '@tanstack/react-query'])
    linkBeside(app, name);
  const node = path.join(app, 'node_modules/@types/node');
  symlinkSync(realpathSync(path.join(repository, 'node_modules/@types/node')), node, 'junction');
  cpSync(path.join(here, 'consumer'), app, { recursive: true });
  writeFileSync(path.join(app, 'package.json'), '{ "name": "consumer", "private": true, "type": "module" }');
  return { folder, app, installed, tarball };
}

/**
 * The files of a readme's quick starts. A block names each file by a line "// sdk.ts", or "// common.ts: description".
 */
export function quickStarts(readme: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, code = ''] of readme.matchAll(/```tsx?\n([\s\S]*?)```/g)) {
    for (const file of code.split(/^\/\/ (?=\w+\.tsx?\b)/m)) {
      const [, name = '', text = ''] = /^(\w+\.tsx?)\b([\s\S]*)$/.exec(file) ?? [];
      if (name !== '') found.set(name, `//${text}`);
    }
  }
  return found;
}
