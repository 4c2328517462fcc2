import { useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '#lib/motion.ts';

/** Duration of the count to a new balance, in ms. */
const COUNT_MS = 600;

/** Animates a number to its new value; immediately with reduced motion. */
export function useCountUp(value: number): number {
  const [shown, setShown] = useState(value);
  const from = useRef(value);
  useEffect(() => {
    const start = performance.now();
    const first = from.current;
    if (first === value) return undefined;
    let frame = 0;
    const step = (now: number) => {
      const part = prefersReducedMotion() ? 1 : Math.min(1, (now - start) / COUNT_MS);
      const next = Math.round(first + (value - first) * (1 - (1 - part) ** 3));
      from.current = next;
      setShown(next);
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return shown;
}
