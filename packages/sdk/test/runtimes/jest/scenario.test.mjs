// jsdom has no fetch and no WebCrypto.
import 'whatwg-fetch';
import { writeFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { scenario } from '../scenario.mjs';

test('runs the scenario in a page', async () => {
  expect(typeof document).toBe('object');
  const result = await scenario({
    baseUrl: process.env.BASE_URL,
    passwordFallback: () => import('@tara/sdk/password-fallback'),
  });
  writeFileSync(process.env.RESULT, JSON.stringify(result));
}, 60_000);
