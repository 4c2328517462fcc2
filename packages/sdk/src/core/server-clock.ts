import type { Clock } from './clock.ts';

/** Estimates the server's time from its answers. */
export type ServerClock = readonly [
  /**
   * Milliseconds since 1970 UTC: at most a second and the latency of an answer behind the server, never ahead of it.
   */
  now: () => number,
  /**
   * Updates the estimate from the `Date` of a response (RFC 9110, 6.6.1). Ignores a missing or invalid date.
   * @returns the response
   */
  note: (answer: Response) => Response,
];

/**
 * Dates have whole seconds and answers take time. A date that is older by up to this much, in ms, is only less exact.
 */
const INACCURACY_MS = 3000;

/**
 * Creates a clock of the server's time. The device's clock may be wrong.
 * @param clock the device's clock; used until the first answer
 */
export function createServerClock(clock: Pick<Clock, 'now'>): ServerClock {
  let ahead = 0;
  // The first answer always counts.
  let inexact = 0;
  return [
    () => clock.now() + ahead,
    (answer) => {
      const sample = Date.parse(answer.headers.get('date') ?? '') - clock.now();
      // Each date is a lower bound, so the highest is the best. A date far below it means that the server's clock was
      // set back. Comparisons with NaN are false.
      if (sample > ahead || sample < ahead - inexact) {
        ahead = sample;
        inexact = INACCURACY_MS;
      }
      return answer;
    },
  ];
}
