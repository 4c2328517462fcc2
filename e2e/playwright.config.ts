import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { BOTH_LAYOUTS, FULL } from './support/layouts.ts';

const PORT = Number(process.env['E2E_PORT'] ?? 4711);
const executablePath = process.env['E2E_CHROMIUM'];
const report = process.env['E2E_REPORT'];

/** In titles and file names: what runs on the desktop. */
const ON_DESKTOP = new RegExp(String.raw`@desktop|\b(${[...BOTH_LAYOUTS, 'console'].join('|')})\.spec`);

/** The built client and the real mock server on one origin; a phone and a desktop. */
export default defineConfig({
  testDir: './tests',
  outputDir: './test-results',
  fullyParallel: true,
  // A test also waits for its page, so that more of them than processors are done sooner.
  workers: Math.ceil(availableParallelism() * 1.5),
  // A flaky test is a broken one: no second try.
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  // Generous: a wait ends with its condition, and a busy machine is no failure.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    // Recording costs a fifth of the time of every test, for one that fails. Its page is described in words anyway; ask
    // for more with `npm run e2e -- <filter> --trace=retain-on-failure`.
    trace: 'off',
    screenshot: 'only-on-failure',
    // A visit of the installed site fetches every later screen while it is idle, which costs each test more than its own
    // work. What the worker does has tests of its own, which let it in.
    serviceWorkers: 'block',
    // The lobby's lights keep a processor busy as long as they move. Tests of what moves ask for it, and the long run has it.
    contextOptions: { reducedMotion: FULL ? 'no-preference' : 'reduce' },
    launchOptions: {
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Nothing outside this machine is asked, whether it could be reached or not.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      ],
      ...(executablePath ? { executablePath } : {}),
    },
  },
  // What one layout alone has is marked @phone or @desktop, and does not exist for the other; what is marked @full is
  // part of the long run alone.
  // The mock server's console is made for a laptop.
  projects: [
    {
      name: 'phone',
      grepInvert: FULL ? /@desktop/ : /@desktop|@full/,
      testIgnore: /console\.spec/,
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        // Seven times the pixels of a phone's screen cost a quarter of the time; only the long run paints them.
        ...(FULL ? {} : { deviceScaleFactor: 1 }),
      },
    },
    {
      name: 'desktop',
      ...(FULL ? {} : { grep: ON_DESKTOP }),
      grepInvert: FULL ? /@phone/ : /@phone|@full/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
  ],
  webServer: {
    command: `node ../packages/mock-server/dist/cli.js --port ${PORT} --web ../packages/web/dist`,
    url: `http://127.0.0.1:${PORT}/__mock/health`,
    reuseExistingServer: !process.env['CI'],
    stdout: 'ignore',
  },
});
