import { readFileSync } from 'node:fs';
import { hashOf, isDone, markDone } from './mark.mjs';
import { at } from './paths.mjs';
import { runNode } from './process.mjs';

/** Installs the workspace with the pinned pnpm, which npm fetches. Skipped if the lockfile has not changed. */
export async function install() {
  const hash = hashOf(['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json']);
  if (isDone('install', hash, ['node_modules/.pnpm'])) return;
  const npm = process.env.npm_execpath;
  if (!npm) throw new Error('Start this with npm, e.g. `npm start`. npm fetches the package manager.');
  const { packageManager } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
  console.log(`▸ install (${packageManager})`);
  const { code } = await runNode(
    npm,
    ['exec', '--yes', '--', packageManager, 'install', '--frozen-lockfile'],
    {
      env: { npm_config_update_notifier: 'false' },
    },
  );
  if (code !== 0) throw new Error('The installation failed; see above.');
  markDone('install', hash);
}
