import type { Clock } from './clock.ts';

/** The server's time, as far as its answers tell it. */
export interface ServerClock {
  /** Milliseconds since 1970 UTC: at most a second and the way of an answer behind the server, never ahead of it. */
  now(): number;
  /**
   * Takes over the time of an answer.
   * @param date its `Date` (RFC 9110, 6.6.1); one that is missing or unreadable changes nothing
   */
  note(date: string | null): void;
}

/** Answers say whole seconds and take their time: up to this much, in ms, the latest one is only less exact. */
const INEXACT_MS = 3000;

/**
 * Follows the server's clock beside the device's own, which may show anything.
 * @param clock the device's; its time counts until an answer has told another
 */
export function createServerClock(clock: Pick<Clock, 'now'>): ServerClock {
  let ahead = -Infinity;
  return {
    now: () => clock.now() + (ahead > -Infinity ? ahead : 0),
    note(date) {
      const sample = Date.parse(date ?? '') - clock.now();
      // Each answer is a lower bound, so the highest is the best; far below it the clock was set back. NaN is neither.
      if (sample > ahead || sample < ahead - INEXACT_MS) ahead = sample;
    },
  };
}
