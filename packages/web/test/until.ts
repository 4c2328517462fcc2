import { act } from '@testing-library/react';

/**
 * Waits for what needs no time but its turn, e.g. an encryption on another thread. Testing Library's `waitFor` would
 * wait by the timers that the test has stopped, and Vitest's would move them.
 */
export async function until(met: () => boolean): Promise<void> {
  const patience = performance.now() + 20_000;
  while (performance.now() < patience) {
    if (met()) return;
    await act(async () => {
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
    });
  }
  throw new Error('until: it did not come');
}
