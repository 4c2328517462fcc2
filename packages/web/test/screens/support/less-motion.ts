import { vi } from 'vitest';

/**
 * Has the player ask for less motion, for `beforeEach`: what turns or flies is at its end at once.
 * @returns ends it
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
