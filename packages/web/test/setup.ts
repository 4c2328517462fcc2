import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
/** The real one, whatever a test does to the timers. */
const { setImmediate } = globalThis;

// Vitest has no globals here, so Testing Library does neither by itself.
environment.IS_REACT_ACT_ENVIRONMENT = true;
afterEach(cleanup);

configure({
  // A wait ends with its condition; a busy machine is no failure.
  asyncUtilTimeout: 30_000,
  // What React does between two acts of a person. Testing Library's own wrapper waits by a timer, which fake timers stop.
  async asyncWrapper(act) {
    environment.IS_REACT_ACT_ENVIRONMENT = false;
    try {
      const result: unknown = await act();
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
      return result;
    } finally {
      environment.IS_REACT_ACT_ENVIRONMENT = true;
    }
  },
});
