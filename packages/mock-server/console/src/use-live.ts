import { useCallback, useEffect, useState } from 'react';

/** How often a view looks again while it is seen, in ms. */
const EVERY_MS = 2000;

export interface Live<T> {
  data: T | undefined;
  error: Error | undefined;
  /** Looks again at once. */
  refresh(): void;
}

/**
 * Keeps a view of the server up to date while the page is visible.
 * @param load must keep its identity while it asks for the same thing
 */
export function useLive<T>(load: () => Promise<T>): Live<T> {
  const [state, setState] = useState<{ data?: T; error?: Error }>({});
  const [round, setRound] = useState(0);

  useEffect(() => {
    let gone = false;
    const look = () => {
      load().then(
        (data) => {
          if (!gone) setState({ data });
        },
        (error: unknown) => {
          if (!gone) setState((before) => ({ ...before, error: error as Error }));
        },
      );
    };
    look();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') look();
    }, EVERY_MS);
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, [load, round]);

  const refresh = useCallback(() => setRound((count) => count + 1), []);
  return { data: state.data, error: state.error, refresh };
}
