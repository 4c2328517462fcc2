import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { computeHash, isDone, markDone } from './mark.mjs';
import { at, cacheDir } from './paths.mjs';
import { runNode } from './process.mjs';
import { stage } from './stage.mjs';

/** Commands that need no development dependencies: the others add tools for tests and checks. */
const WITHOUT_TOOLS = ['start', 'dev'];

/** Workspace packages that only these commands install. */
const ON_DEMAND = {
  art: ['art', 'screens'],
  generators: ['generators', 'test:full'],
  'long-run': ['test:full', 'nodes', 'bench', 'reference', 'sdk:check'],
};

/**
 * Returns what a command needs installed.
 * @param full whether the tests of the long run are requested by TEST_FULL
 * @param hasTools whether tools are installed, so that a start must not remove them
 * @returns {[mark: string, options: string[]][]} the name of each mark, and the options of pnpm
 */
export function getInstalls(command, { full = false, hasTools = false } = {}) {
  const others = Object.keys(ON_DEMAND).map((name) => `--filter=!@tara/${name}`);
  const base =
    WITHOUT_TOOLS.includes(command) && !hasTools
      ? ['install-start', ['--prod', ...others]]
      : ['install', others];
  const more = Object.keys(ON_DEMAND).filter(
    (name) => ON_DEMAND[name].includes(command) || (full && name === 'long-run'),
  );
  return [base, ...more.map((name) => [`install-${name}`, [`--filter=@tara/${name}`]])];
}

/** Removes what nothing reads from the reference page's component, 40 MB: all but its browser bundle, and source maps. */
function trimComponent() {
  const dist = at('packages/mock-server/reference/node_modules/@scalar/api-reference/dist');
  if (!existsSync(dist)) return;
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' }))
    if (!/^(browser|style\.css)/.test(name) || name.endsWith('.map'))
      rmSync(path.join(dist, name), { recursive: true, force: true });
}

/** Installs what a command needs with the pinned pnpm, which npm fetches. Skipped if the lockfile has not changed. */
export async function install(command) {
  const hash = computeHash(['pnpm-lock.yaml', 'pnpm-workspace.yaml', '.pnpmfile.mjs', 'package.json']);
  const state = { full: process.env.TEST_FULL === '1', hasTools: existsSync(path.join(cacheDir, 'install')) };
  for (const [mark, options] of getInstalls(command, state)) {
    if (isDone(mark, hash, ['node_modules/.pnpm'])) continue;
    const npm = process.env.npm_execpath;
    if (!npm) throw new Error('Start this with npm, e.g. `npm start`. npm fetches the package manager.');
    const { packageManager } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
    const args = ['exec', '--yes', '--', packageManager, 'install', '--frozen-lockfile', ...options];
    const { code, output } = await stage(`${mark} (${packageManager})`, () =>
      runNode(npm, args, {
        env: { npm_config_update_notifier: 'false' },
        // A terminal shows the progress.
        quiet: !process.stdout.isTTY,
      }),
    );
    if (code !== 0) throw new Error(`${output}The installation failed; see above.`);
    trimComponent();
    markDone(mark, hash);
  }
}
