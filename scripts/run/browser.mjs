import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { at, toolFile } from './paths.mjs';
import { freePort } from './port.mjs';
import { runNode, runProgram } from './process.mjs';

/** The headless shell of Chromium: the end-to-end tests take a third less time with it. */
const HEADLESS_SHELLS = ['/usr/bin/chromium-headless-shell'];

const BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Debian packages; the first one that can be installed is used. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

const playwright = () => createRequire(at('e2e/package.json'))('@playwright/test');

/** Returns whether a browser starts. */
async function canLaunch(executablePath) {
  try {
    const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
    const browser = await playwright().chromium.launch({
      args,
      ...(executablePath ? { executablePath } : {}),
    });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

async function firstLaunchable(files) {
  for (const file of files) if (existsSync(file) && (await canLaunch(file))) return file;
  return null;
}

/**
 * Returns the path of the configured Chromium or of a headless shell; empty for Playwright's own; null if there is
 * none.
 */
async function findHeadless() {
  if (process.env.E2E_CHROMIUM) return process.env.E2E_CHROMIUM;
  // Playwright's headless shell is not at the path that Playwright reports, so only a launch shows whether it exists.
  return (await canLaunch()) ? '' : firstLaunchable(HEADLESS_SHELLS);
}

async function download() {
  console.log('  no browser found: downloading one with Playwright');
  await runProgram(
    process.execPath,
    [toolFile('@playwright/test', 'playwright', 'e2e'), 'install', '--only-shell', 'chromium'],
    { env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' }, timeout: 180_000 },
  );
}

async function installPackage() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  await runProgram('apt-get', ['update']);
  for (const name of PACKAGES) {
    console.log(`  installing the system package ${name}`);
    const { code } = await runProgram(
      'apt-get',
      ['install', '-y', '--no-install-recommends', name, 'fonts-liberation'],
      { env: { DEBIAN_FRONTEND: 'noninteractive' } },
    );
    if (code === 0) return;
  }
}

/**
 * Returns the path of a Chromium that starts; empty for Playwright's own. Uses an installed one, except in CI, where
 * the headless shell saves time. Otherwise it tries Playwright's download, then the system's package.
 */
export async function findBrowser() {
  const ready = (await findHeadless()) ?? (process.env.CI ? null : await firstLaunchable(BROWSERS));
  if (ready !== null) return ready;
  for (const fetch of [download, installPackage]) {
    await fetch();
    const fetched = await findHeadless();
    if (fetched !== null) return fetched;
  }
  const other = await firstLaunchable(BROWSERS);
  if (other !== null) return other;
  throw new Error('No Chromium found. Install one, or name it: E2E_CHROMIUM=/path/to/chromium npm test');
}

/**
 * Runs the end-to-end tests. @param report file for the counts, as JSON @param more additional environment variables
 */
export async function runPlaywright(args, executablePath, report, more = {}) {
  const env = { ...more, E2E_REPORT: report, E2E_PORT: process.env.E2E_PORT ?? (await freePort()) };
  if (executablePath) env.E2E_CHROMIUM = executablePath;
  return runNode(toolFile('@playwright/test', 'playwright', 'e2e'), ['test', ...args], {
    cwd: at('e2e'),
    env,
  });
}
