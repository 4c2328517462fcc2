import { afterEach, expect, it, vi } from 'vitest';
import { isOnMockServer } from '#lib/mock-server.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  delete document.documentElement.dataset['server'];
});

it('recognizes the mock server by its mark in a production build', () => {
  vi.stubEnv('DEV', false);
  expect(isOnMockServer()).toBe(false);
  document.documentElement.dataset['server'] = 'mock';
  expect(isOnMockServer()).toBe(true);
});

it('takes every server for the mock server in development', () => {
  vi.stubEnv('DEV', true);
  expect(isOnMockServer()).toBe(true);
});
