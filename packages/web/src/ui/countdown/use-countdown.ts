import { useEffect, useEffectEvent, useState } from 'react';

/** The end of a countdown and its clock. */
export interface CountdownTarget {
  /** End on the clock of `now`: milliseconds since 1970 UTC. */
  end: number;
  /** The clock, e.g. the server's; read at each tick, because it may be corrected. */
  now: () => number;
  /** Called once at the end; immediately if it has passed. */
  onEnd?: (() => void) | undefined;
}

/**
 * Counts down seconds. Use it in the smallest component that shows them, because it renders each second. A page that
 * slept shows the right time at its next tick.
 * @returns whole seconds left, rounded up; 0 at the end
 */
export function useCountdown({ end, now, onEnd }: CountdownTarget): number {
  const secondsLeft = () => Math.max(0, Math.ceil((end - now()) / 1000));
  const [left, setLeft] = useState(secondsLeft);
  const appearance = useEffectEvent(() => {
    const seconds = secondsLeft();
    setLeft(seconds);
    return seconds > 0 ? (end - now()) % 1000 || 1000 : null;
  });
  const notifyEnd = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    function tick() {
      const wait = appearance();
      if (wait === null) notifyEnd();
      else timer = setTimeout(tick, wait);
    }
    tick();
    return () => clearTimeout(timer);
  }, [end]);
  return left;
}
