import { vi } from 'vitest';

/**
 * Turns reduced motion on, for `beforeEach`: animations end immediately.
 * @returns a function that turns it off
 */
export function reduceMotion(): () => void {
  const { matchMedia } = window;
  const spy = vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = matchMedia.call(window, query);
    const isMotionQuery = query.includes('prefers-reduced-motion: reduce');
    return Object.defineProperty(list, 'matches', { value: isMotionQuery || list.matches });
  });
  return () => spy.mockRestore();
}
