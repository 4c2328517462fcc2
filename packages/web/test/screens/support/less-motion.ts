import { vi } from 'vitest';

/** Has the player ask for less motion until `vi.restoreAllMocks()`: what turns or flies stands at its end at once. */
export function askForLessMotion(): void {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.defineProperty(matchMedia.call(window, query), 'matches', {
      value: query.includes('prefers-reduced-motion: reduce') || matchMedia.call(window, query).matches,
    }),
  );
}
