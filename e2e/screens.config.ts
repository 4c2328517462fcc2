import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** Takes the pictures of `npm run screens` with the browser, server and layouts of the tests. */
export default defineConfig({ ...base, testDir: './screens', outputDir: './test-results/screens' });
