import { useCallback, useEffect, useRef } from 'react';

/** Runs at most once per interval: immediately, and once more for the last call. @param ms interval */
export function useThrottled(run: () => void, ms: number): () => void {
  const latest = useRef(run);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const again = useRef(false);
  useEffect(() => {
    latest.current = run;
  }, [run]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(() => {
    if (timer.current !== undefined) {
      again.current = true;
      return;
    }
    const turn = () => {
      latest.current();
      timer.current = setTimeout(settle, ms);
    };
    const settle = () => {
      timer.current = undefined;
      if (!again.current) return;
      again.current = false;
      turn();
    };
    turn();
  }, [ms]);
}
