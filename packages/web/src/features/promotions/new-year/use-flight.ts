import { useEffect, useState } from 'react';
import type { ClaimQueue } from '#shared/claims/claim-queue.ts';
import { prefersReducedMotion } from '#lib/motion.ts';

/** How long a rocket rises and opens. */
const FLIGHT_MS = 900;

/**
 * Whether a rocket is on its way: from the answer that says what it has brought until it has opened. Where less motion
 * is asked for it is there at once.
 * @param rocket number of the rocket's item
 */
export function useFlight({ busy, unknown, received }: ClaimQueue, rocket: number): boolean {
  // The answer does not say which item it was for; that is known while the call is under way.
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
