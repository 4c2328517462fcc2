import { useEffect, useEffectEvent, useState } from 'react';

/** What is counted down to, and by whose clock. */
export interface CountdownTarget {
  /** When it ends, on the clock of `now`: milliseconds since 1970 UTC. */
  end: number;
  /** That clock, e.g. the server's; asked anew at each tick, so that it may be put right meanwhile. */
  now: () => number;
  /** Told once when it is over; at once where it is over already. */
  onEnd?: (() => void) | undefined;
}

/**
 * Counts the seconds down. It belongs into the smallest part that shows them, which alone is drawn anew. A page that
 * slept has the right time with its next tick.
 * @returns whole seconds left, rounded up; 0 when over
 */
export function useCountdown({ end, now, onEnd }: CountdownTarget): number {
  const secondsLeft = () => Math.max(0, Math.ceil((end - now()) / 1000));
  const [left, setLeft] = useState(secondsLeft);
  const look = useEffectEvent(() => {
    const seconds = secondsLeft();
    setLeft(seconds);
    return seconds > 0 ? (end - now()) % 1000 || 1000 : null;
  });
  const tellEnd = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    function tick() {
      const wait = look();
      if (wait === null) tellEnd();
      else timer = setTimeout(tick, wait);
    }
    tick();
    return () => clearTimeout(timer);
  }, [end]);
  return left;
}
