import { useEffect, useState } from 'react';
import type { ClaimQueue } from '#shared/claims/claim-queue.ts';
import { prefersReducedMotion } from '#lib/motion.ts';

/** Duration of a rocket's flight. */
const FLIGHT_MS = 900;

/**
 * Whether a rocket is flying: from the answer with its prize until it has exploded; never with reduced motion.
 * @param rocket number of the rocket's item
 */
export function useFlight({ busy, unknown, received }: ClaimQueue, rocket: number): boolean {
  // The answer does not contain the item, but the open call does.
  const drawn = busy[0] ?? unknown;
  const [last, setLast] = useState(drawn);
  const [landed, setLanded] = useState(false);
  if (drawn !== null && drawn !== last) setLast(drawn);
  const isOut = received.length > 0 && last === rocket;
  if (!isOut && landed) setLanded(false);
  const flies = isOut && !landed && !prefersReducedMotion();
  useEffect(() => {
    if (!flies) return undefined;
    const timer = setTimeout(() => setLanded(true), FLIGHT_MS);
    return () => clearTimeout(timer);
  }, [flies]);
  return flies;
}
