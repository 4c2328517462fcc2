import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
/** The real function, even while a test uses fake timers. */
const { setImmediate } = globalThis;

// Vitest has no globals here, so Testing Library does neither by default.
environment.IS_REACT_ACT_ENVIRONMENT = true;
afterEach(cleanup);

configure({
  // A long limit for busy machines; a wait ends with its condition.
  asyncUtilTimeout: Number(process.env['TEST_PATIENCE_MS'] ?? 30_000),
  // What React does between two actions. The default wrapper of Testing Library waits by a timer, which fake timers
  // stop.
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
