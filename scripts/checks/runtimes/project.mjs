// The project of an integrator in which the packed SDK runs.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { npmInstall } from '../../run/npm-install.mjs';
import { at } from '../../run/paths.mjs';
import { runNode, runProgram } from '../../run/process.mjs';

/** Folder of the project, outside of this repository, so that nothing is found in its packages. */
export const project = realpathSync(mkdtempSync(path.join(tmpdir(), 'tara-runtimes-')));
export const removeProject = () => rmSync(project, { recursive: true, force: true });
export const inProject = (...parts) => path.join(project, ...parts);
const packageFile = (name) => inProject('node_modules', name, 'package.json');

/** The reason why a runtime cannot be run on this machine. */
export class NotRun extends Error {}

/** Loads an installed package. */
export const load = (name) => createRequire(inProject('package.json'))(name);

/** Returns the version of an installed package. */
export const versionOf = (name) => JSON.parse(readFileSync(packageFile(name), 'utf8')).version;

/** Installs the runtimes, and the SDK from its tarball. */
export async function prepareProject() {
  cpSync(at('packages/sdk/test/runtimes'), project, { recursive: true });
  await npmInstall(project);
  const { code, output } = await runNode(at('scripts/build/pack.mjs'), ['sdk', inProject('package')], {
    quiet: true,
  });
  const tarball = output.trim().split('\n').at(-1);
  if (code !== 0) throw new Error(`${output}\nThe SDK was not packed.`);
  const sdk = inProject('node_modules/@tara/sdk');
  rmSync(sdk, { recursive: true, force: true });
  mkdirSync(sdk, { recursive: true });
  await runProgram('tar', ['-xzf', tarball, '--strip-components=1', '-C', sdk]);
}
