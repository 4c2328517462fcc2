import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { at, cacheDir, toolFile } from './paths.mjs';
import { node, program } from './process.mjs';

/** Where distributions put WebKitGTK's small browser. */
const LIBRARIES = ['/usr/lib', '/usr/lib64', '/usr/libexec'];
const FIREFOXES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** A program on the path, or null. */
function onPath(name) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file)) ?? null;
}

const foldersOf = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => path.join(folder, entry.name))
    : [];

/** WebKitGTK's browser, if it can be driven: its driver and a screen that nobody sees are there too. */
function webKit() {
  if (!onPath('WebKitWebDriver') || !onPath('Xvfb')) return null;
  const folders = LIBRARIES.flatMap((library) => [library, ...foldersOf(library)]).flatMap((folder) =>
    ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'].map((name) => path.join(folder, name)),
  );
  return folders.map((folder) => path.join(folder, 'MiniBrowser')).find((file) => existsSync(file)) ?? null;
}

const firefox = () => process.env.E2E_FIREFOX ?? FIREFOXES.find((file) => existsSync(file)) ?? null;

/** Installs packages where that is ours to do: as root, on Debian and its like. */
async function fetchPackages(names) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`  installing the system packages ${names.join(' ')}`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await program('apt-get', ['update'], { env, timeout: 120_000 });
  await program('apt-get', ['install', '-y', '--no-install-recommends', ...names], { env, timeout: 300_000 });
}

const engines = {
  webkit: { find: webKit, packages: ['webkit2gtk-driver', 'xvfb'] },
  firefox: { find: firefox, packages: ['firefox-esr'] },
};

/** The engine's program, fetched when there is none; null where it cannot be had. */
async function findEngine(name) {
  const { find, packages } = engines[name];
  const found = find();
  if (found) return found;
  await fetchPackages(packages);
  return find();
}

/**
 * Runs the journeys of `e2e/engines` in other engines than Chromium. One that cannot be had is said and fails nothing.
 * @param names which of `webkit` and `firefox`
 * @param args for the runner, e.g. `--grep deposit`
 * @returns exit code and counts
 */
export async function runEngines(names, args = []) {
  const found = [];
  for (const name of names) {
    const binary = await findEngine(name);
    if (binary) found.push(`--${name}`, binary);
    else console.log(`  no ${name} on this machine: its journeys are left out`);
  }
  if (found.length === 0) return { code: 0, output: '', passed: 0, failed: 0 };
  const report = `${cacheDir}/engines.json`;
  rmSync(report, { force: true });
  const result = await node(toolFile('tsx'), [
    at('e2e/engines/run.ts'),
    ...found,
    '--report',
    report,
    ...args,
  ]);
  return { ...result, report };
}
