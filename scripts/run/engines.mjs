import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { at, cacheDir, toolFile } from './paths.mjs';
import { runNode, runProgram } from './process.mjs';

/** Folders in which distributions install WebKitGTK's MiniBrowser. */
const LIBRARIES = ['/usr/lib', '/usr/lib64', '/usr/libexec'];
const FIREFOXES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** Returns the path of a program in PATH, or null. */
function findOnPath(name) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file)) ?? null;
}

const listFolders = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => path.join(folder, entry.name))
    : [];

/** Returns the path of WebKitGTK's browser if its driver and a virtual display are installed, otherwise null. */
function findWebKit() {
  if (!findOnPath('WebKitWebDriver') || !findOnPath('Xvfb')) return null;
  const folders = LIBRARIES.flatMap((library) => [library, ...listFolders(library)]).flatMap((folder) =>
    ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'].map((name) => path.join(folder, name)),
  );
  return folders.map((folder) => path.join(folder, 'MiniBrowser')).find((file) => existsSync(file)) ?? null;
}

const findFirefox = () => process.env.E2E_FIREFOX ?? FIREFOXES.find((file) => existsSync(file)) ?? null;

/** Installs system packages if possible: as root, on Debian and its derivatives. */
async function installPackages(names) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`  installing the system packages ${names.join(' ')}`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runProgram('apt-get', ['update'], { env, timeout: 120_000 });
  await runProgram('apt-get', ['install', '-y', '--no-install-recommends', ...names], {
    env,
    timeout: 300_000,
  });
}

const engines = {
  webkit: { find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb'] },
  firefox: { find: findFirefox, packages: ['firefox-esr'] },
};

/** Returns the program of an engine, and installs it if necessary; null if that fails. */
async function findEngine(name) {
  const { find, packages } = engines[name];
  const found = find();
  if (found) return found;
  await installPackages(packages);
  return find();
}

/**
 * Runs the journeys of `e2e/engines` in engines other than Chromium. A missing engine is reported and does not fail the
 * run.
 * @param names `webkit`, `firefox` or both
 * @param args for the runner, e.g. `--grep deposit`
 * @returns exit code and counts
 */
export async function runEngines(names, args = []) {
  const found = [];
  for (const name of names) {
    const binary = await findEngine(name);
    if (binary) found.push(`--${name}`, binary);
    else console.log(`  ${name} is not available on this machine: its journeys are skipped`);
  }
  if (found.length === 0) return { code: 0, output: '', passed: 0, failed: 0 };
  const report = `${cacheDir}/engines.json`;
  rmSync(report, { force: true });
  const result = await runNode(toolFile('tsx'), [
    at('e2e/engines/run.ts'),
    ...found,
    '--report',
    report,
    ...args,
  ]);
  return { ...result, report };
}
