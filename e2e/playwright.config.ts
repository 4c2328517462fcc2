import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { BOTH_LAYOUTS, FULL } from './support/layouts.ts';

const PORT = Number(process.env['E2E_PORT'] ?? 4711);
const executablePath = process.env['E2E_CHROMIUM'];
const report = process.env['E2E_REPORT'];

/** Marks desktop tests in titles and file names. */
const DESKTOP_ONLY = new RegExp(
  String.raw`@desktop|\b(${[...BOTH_LAYOUTS, String.raw`console-\w+`].join('|')})\.spec`,
);

/** The built client and the real mock server on one origin; a phone and a desktop. */
export default defineConfig({
  testDir: './tests',
  outputDir: './test-results',
  fullyParallel: true,
  // Tests wait for their pages, so more workers than processors finish sooner.
  workers: Math.ceil(availableParallelism() * 1.5),
  // No retries: a flaky test is broken.
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  // Long timeouts: waits end with their condition, and a busy machine is not a failure.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    // Traces cost a fifth of the run time. Use `npm run e2e -- <filter> --trace=retain-on-failure` for one.
    trace: 'off',
    // As long as an expectation; without it an action that waits in vain takes the whole test and prints no log.
    actionTimeout: 60_000,
    // The time zone of the site.
    timezoneId: 'Asia/Karachi',
    screenshot: 'only-on-failure',
    // The service worker loads all screens in the background, which slows every test. Its own tests allow it.
    serviceWorkers: 'block',
    // Animations keep a processor busy. Tests of animations enable them, and so does the long run.
    contextOptions: { reducedMotion: FULL ? 'no-preference' : 'reduce' },
    launchOptions: {
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // No requests leave this machine.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      ],
      ...(executablePath ? { executablePath } : {}),
    },
  },
  // @phone and @desktop mark tests of one layout; @full marks tests of the long run.
  // The console of the mock server is made for laptops.
  projects: [
    {
      name: 'phone',
      grepInvert: FULL ? /@desktop/ : /@desktop|@full/,
      testIgnore: /console-\w+\.spec/,
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        // A phone's pixel density costs a quarter of the time; only the long run uses it.
        ...(FULL ? {} : { deviceScaleFactor: 1 }),
      },
    },
    {
      name: 'desktop',
      ...(FULL ? {} : { grep: DESKTOP_ONLY }),
      grepInvert: FULL ? /@phone/ : /@phone|@full/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
  ],
  webServer: {
    command: `node --import ../scripts/run/end-with-parent.mjs ../packages/mock-server/dist/cli.js --port ${PORT} --web ../packages/web/dist`,
    url: `http://127.0.0.1:${PORT}/__mock/health`,
    reuseExistingServer: !process.env['CI'],
    stdout: 'ignore',
  },
});
