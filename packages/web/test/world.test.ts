import { afterEach, expect, it, vi } from 'vitest';
import { isOnMockServer } from '#lib/mock-server.ts';
import { prefersReducedMotion } from '#lib/motion.ts';
import { otherWorld } from '#lib/world.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  delete document.documentElement.dataset['server'];
  delete document.documentElement.dataset['world'];
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

it('reads the world of the page, and none for the default one', () => {
  expect(otherWorld()).toBeUndefined();
  document.documentElement.dataset['world'] = 'blue';
  expect(otherWorld()).toBe('blue');
});

it.each([true, false])('asks the browser whether the player prefers reduced motion: %s', (matches) => {
  const ask = vi.spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList);
  expect(prefersReducedMotion()).toBe(matches);
  expect(ask).toHaveBeenCalledWith('(prefers-reduced-motion: reduce)');
});
