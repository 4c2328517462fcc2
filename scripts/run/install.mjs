import { readFileSync } from 'node:fs';
import { hashOf, isDone, markDone } from './mark.mjs';
import { at } from './paths.mjs';
import { node } from './process.mjs';

/** Installs the workspace with the pinned pnpm, which npm fetches. Skipped while the lockfile is the installed one. */
export async function install() {
  const hash = hashOf(['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json']);
  if (isDone('install', hash, ['node_modules/.pnpm'])) return;
  const npm = process.env.npm_execpath;
  if (!npm)
    throw new Error('Start this with npm, e.g. `npm start`, so that npm can fetch the package manager.');
  const { packageManager } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
  console.log(`▸ install (${packageManager})`);
  const { code } = await node(npm, ['exec', '--yes', '--', packageManager, 'install', '--frozen-lockfile'], {
    env: { npm_config_update_notifier: 'false' },
  });
  if (code !== 0) throw new Error('The installation failed; see above.');
  markDone('install', hash);
}
