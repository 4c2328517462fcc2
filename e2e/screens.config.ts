import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** Takes the pictures of `npm run screens`: no tests, but with the tests' browser, server and layouts. */
export default defineConfig({ ...base, testDir: './screens', outputDir: './test-results/screens' });
