import type { Clock } from '../core/clock.ts';

/** A clock that a test controls. */
export interface FakeClock extends Clock {
  /** Advances the time. Runs due timers in order and lets promises settle in between. */
  advance(ms: number): Promise<void>;
  /** Number of pending timers. */
  pending(): number;
}

/** Saved before a test replaces it. */
const platformTimeout = setTimeout;

/** Lets all pending promises settle. Reading a body takes a few turns of the event loop. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    await new Promise<void>((resolve) => {
      // The platform's timers have turns, too, if `setImmediate` is missing (jsdom).
      if (typeof MessageChannel !== 'function') {
        platformTimeout(resolve);
        return;
      }
      const { port1, port2 } = new MessageChannel();
      const arrived = () => {
        port1.close();
        resolve();
      };
      port1.addEventListener('message', arrived, { once: true });
      port1.start();
      port2.postMessage(null);
    });
  }
}

/**
 * Creates a clock whose time changes only by `advance`.
 * @param start milliseconds since 1970 UTC
 */
export function fakeClock(start = 0): FakeClock {
  let now = start;
  let next = 1;
  const timers = new Map<number, { at: number; run: () => void }>();
  return {
    now: () => now,
    setTimeout(run, ms) {
      const id = next;
      next += 1;
      timers.set(id, { at: now + Math.max(0, ms), run });
      return id;
    },
    clearTimeout: (id) => void timers.delete(id as number),
    pending: () => timers.size,
    async advance(ms) {
      const until = now + ms;
      await settle();
      for (;;) {
        const due = [...timers]
          .filter(([, timer]) => timer.at <= until)
          .sort(([a, x], [b, y]) => x.at - y.at || a - b);
        const first = due[0];
        if (!first) break;
        const [id, timer] = first;
        timers.delete(id);
        now = Math.max(now, timer.at);
        timer.run();
        await settle();
      }
      now = until;
      await settle();
    },
  };
}
