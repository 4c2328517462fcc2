import { vi } from 'vitest';

/**
 * Turns reduced motion on, for `beforeEach`: animations end at once.
 * @returns a function that turns it off
 */
export function askForLessMotion(): () => void {
  const { matchMedia } = window;
  const spy = vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = matchMedia.call(window, query);
    const asked = query.includes('prefers-reduced-motion: reduce');
    return Object.defineProperty(list, 'matches', { value: asked || list.matches });
  });
  return () => spy.mockRestore();
}
