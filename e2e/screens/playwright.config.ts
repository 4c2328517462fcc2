import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';

/** Takes the pictures of `npm run screens`: no tests, but with the tests' browser, server and layouts. */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../test-results/screens',
  webServer: { ...base.webServer, cwd: '..' } as NonNullable<typeof base.webServer>,
});
