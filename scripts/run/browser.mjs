import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { at, toolFile } from './paths.mjs';
import { freePort } from './port.mjs';
import { node, program } from './process.mjs';

const KNOWN = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

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

async function installed() {
  if (process.env.E2E_CHROMIUM) return process.env.E2E_CHROMIUM;
  // Playwright's own: the headless shell lies apart from the path it names, so only a launch can tell.
  if (await launches()) return '';
  for (const file of KNOWN) if (existsSync(file) && (await launches(file))) return file;
  return null;
}

/**
 * Path of a Chromium that starts, empty for Playwright's own; fetched when there is none:
 * Playwright's download first, then the system's package.
 */
export async function findBrowser() {
  const found = await installed();
  if (found !== null) return found;
  console.log('  no browser yet: asking Playwright for one');
  await program(
    process.execPath,
    [toolFile('@playwright/test', 'playwright', 'e2e'), 'install', '--only-shell', 'chromium'],
    {
      env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
      timeout: 180_000,
    },
  );
  const downloaded = await installed();
  if (downloaded !== null) return downloaded;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('  installing the system package chromium');
    await program('apt-get', ['update']);
    await program('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
    const packaged = await installed();
    if (packaged !== null) return packaged;
  }
  throw new Error('No Chromium found. Install one, or name it: E2E_CHROMIUM=/path/to/chromium npm test');
}

/** Runs the end-to-end tests. @param report file for the counts, as JSON */
export async function runPlaywright(args, executablePath, report) {
  const env = { E2E_REPORT: report, E2E_PORT: process.env.E2E_PORT ?? (await freePort()) };
  if (executablePath) env.E2E_CHROMIUM = executablePath;
  return node(toolFile('@playwright/test', 'playwright', 'e2e'), ['test', ...args], { cwd: at('e2e'), env });
}
