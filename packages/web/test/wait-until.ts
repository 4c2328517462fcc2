import { act } from '@testing-library/react';

/**
 * Waits for something that needs no timer, e.g. an encryption on another thread. `waitFor` of Testing Library would
 * wait by the timers that the test has stopped, and the function of Vitest would advance them.
 */
export async function waitUntil(isMet: () => boolean): Promise<void> {
  const deadline = performance.now() + 20_000;
  while (performance.now() < deadline) {
    if (isMet()) return;
    await act(async () => {
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
    });
  }
  throw new Error('until: the condition was not met within 20 s');
}
