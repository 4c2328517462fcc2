import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { at, toolFile } from './paths.mjs';
import { freePort } from './port.mjs';
import { node, program } from './process.mjs';

/** Chromium without a window system: the end-to-end tests take two thirds of the time with it. */
const SHELLS = ['/usr/bin/chromium-headless-shell'];

const BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** What Debian names its packages; the first that it knows is taken. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

const playwright = () => createRequire(at('e2e/package.json'))('@playwright/test');

/** Whether a browser really starts. */
async function launches(executablePath) {
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

async function firstOf(files) {
  for (const file of files) if (existsSync(file) && (await launches(file))) return file;
  return null;
}

/** Path of the Chromium that is meant, or of one without a window system; empty for Playwright's own. */
async function light() {
  if (process.env.E2E_CHROMIUM) return process.env.E2E_CHROMIUM;
  // Playwright's own: the headless shell lies apart from the path it names, so only a launch can tell.
  return (await launches()) ? '' : firstOf(SHELLS);
}

async function download() {
  console.log('  no browser yet: asking Playwright for one');
  await program(
    process.execPath,
    [toolFile('@playwright/test', 'playwright', 'e2e'), 'install', '--only-shell', 'chromium'],
    {
      env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
      timeout: 180_000,
    },
  );
}

async function installPackage() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  await program('apt-get', ['update']);
  for (const name of PACKAGES) {
    console.log(`  installing the system package ${name}`);
    const { code } = await program(
      'apt-get',
      ['install', '-y', '--no-install-recommends', name, 'fonts-liberation'],
      { env: { DEBIAN_FRONTEND: 'noninteractive' } },
    );
    if (code === 0) return;
  }
}

/**
 * Path of a Chromium that starts, empty for Playwright's own. One that is there is good enough, but in CI, where time
 * matters; else one is fetched: Playwright's download first, then the system's package.
 */
export async function findBrowser() {
  const ready = (await light()) ?? (process.env.CI ? null : await firstOf(BROWSERS));
  if (ready !== null) return ready;
  for (const fetch of [download, installPackage]) {
    await fetch();
    const fetched = await light();
    if (fetched !== null) return fetched;
  }
  const other = await firstOf(BROWSERS);
  if (other !== null) return other;
  throw new Error('No Chromium found. Install one, or name it: E2E_CHROMIUM=/path/to/chromium npm test');
}

/** Runs the end-to-end tests. @param report file for the counts, as JSON @param more variables for them */
export async function runPlaywright(args, executablePath, report, more = {}) {
  const env = { ...more, E2E_REPORT: report, E2E_PORT: process.env.E2E_PORT ?? (await freePort()) };
  if (executablePath) env.E2E_CHROMIUM = executablePath;
  return node(toolFile('@playwright/test', 'playwright', 'e2e'), ['test', ...args], { cwd: at('e2e'), env });
}
