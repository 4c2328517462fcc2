import type { Clock } from './clock.ts';

/** The server's time, as far as its answers tell it: what it is, and what takes it from an answer. */
export type ServerClock = readonly [
  /** Milliseconds since 1970 UTC: at most a second and the way of an answer behind the server, never ahead of it. */
  now: () => number,
  /**
   * Takes over the time of an answer: its `Date` (RFC 9110, 6.6.1); one that is missing or unreadable changes nothing.
   * @returns the answer
   */
  note: (answer: Response) => Response,
];

/** Answers say whole seconds and take their time: up to this much, in ms, the latest one is only less exact. */
const INEXACT_MS = 3000;

/**
 * Follows the server's clock beside the device's own, which may show anything.
 * @param clock the device's; its time counts until an answer has told another
 */
export function createServerClock(clock: Pick<Clock, 'now'>): ServerClock {
  let ahead = 0;
  // The first answer counts whatever it says.
  let inexact = 0;
  return [
    () => clock.now() + ahead,
    (answer) => {
      const sample = Date.parse(answer.headers.get('date') ?? '') - clock.now();
      // Each answer is a lower bound, so the highest is the best; far below it the clock was set back. NaN is neither.
      if (sample > ahead || sample < ahead - inexact) {
        ahead = sample;
        inexact = INEXACT_MS;
      }
      return answer;
    },
  ];
}
