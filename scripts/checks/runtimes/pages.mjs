// Runtimes of pages. Each function runs the scenario with a base URL and returns the version and the results.
import { readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import { findBrowser } from '../../run/browser.mjs';
import { at } from '../../run/paths.mjs';
import { freePort } from '../../run/port.mjs';
import { launch, runNode } from '../../run/process.mjs';
import { inProject, NotRun, project, versionOf } from './project.mjs';

const START_MS = 60_000;
const TELEMETRY_OFF = { NEXT_TELEMETRY_DISABLED: '1' };

export async function inJest(baseUrl) {
  const RESULT = inProject('jest-result.json');
  rmSync(RESULT, { force: true });
  const { code, output } = await runNode(
    inProject('node_modules/jest/bin/jest.js'),
    ['--config', 'jest/jest.config.mjs'],
    {
      cwd: project,
      quiet: true,
      env: { RESULT, BASE_URL: baseUrl, NODE_OPTIONS: '--experimental-vm-modules' },
    },
  );
  if (code !== 0) throw new Error(output);
  return { version: versionOf('jest'), results: [JSON.parse(readFileSync(RESULT, 'utf8'))] };
}

let isBuilt = false;

/** Starts the Next.js app of the project, built for production. @returns its address, and a function that stops it */
async function startNext(baseUrl) {
  const cli = inProject('node_modules/next/dist/bin/next');
  const env = { ...TELEMETRY_OFF, BASE_URL: baseUrl, NODE_ENV: 'production' };
  if (!isBuilt) {
    const { code, output } = await runNode(cli, ['build'], { cwd: project, quiet: true, env });
    if (code !== 0) throw new Error(output);
    isBuilt = true;
  }
  const port = await freePort();
  let output = '';
  const take = (chunk) => (output += chunk);
  const { child } = launch(process.execPath, [cli, 'start', '-p', port], { cwd: project, env, take });
  const from = Date.now();
  const address = `http://localhost:${port}`;
  while (!(await fetch(`${address}/client`).catch(() => null))?.ok) {
    if (Date.now() - from > START_MS) throw new Error(output);
    await wait(200);
  }
  return { address, stop: () => child.kill() };
}

const readResult = (html) =>
  JSON.parse(/<pre>(.*?)<\/pre>/s.exec(html)[1].replaceAll('&quot;', '"').replaceAll('&amp;', '&'));

export async function inNext(baseUrl) {
  const { address, stop } = await startNext(baseUrl);
  try {
    const component = await (await fetch(address)).text();
    const route = await fetch(`${address}/route`);
    return { version: versionOf('next'), results: [readResult(component), await route.json()] };
  } finally {
    stop();
  }
}

export async function inNextClient(baseUrl) {
  const { chromium } = createRequire(at('e2e/package.json'))('@playwright/test');
  const found = await findBrowser().catch((error) => {
    throw new NotRun(error.message);
  });
  const { address, stop } = await startNext(baseUrl);
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ args, ...(found ? { executablePath: found } : {}) });
  try {
    const page = await browser.newPage();
    await page.goto(`${address}/client`);
    await page.getByText('visitor').waitFor();
    const text = await page.locator('pre', { hasText: 'signedIn' }).textContent();
    return { version: versionOf('next'), results: [JSON.parse(text)] };
  } finally {
    await browser.close();
    stop();
  }
}
