/** So many calls of a check fit into the slack before an instant. */
const CALLS_IN_SLACK = 20;
const LEAST_SLACK_MS = 2000;
/** Longer than a check before an instant takes at any pace that the limits of a call allow. */
export const MOST_SLACK_MS = 30_000;
/** An answer may take so many times as long as the slowest of the last ones. */
const TIMES_THE_SLOWEST = 10;
const LEAST_WAIT_MS = 10_000;
export const MOST_WAIT_MS = 60_000;
/** The pace follows the last calls only. */
const WINDOW = 50;

/** How fast a backend answers, which changes while a run goes on. */
export interface Pace {
  readonly record: (ms: number) => void;
  /** How long before an instant of a running clock a check looks, in milliseconds. */
  readonly slack: () => number;
  /** The longest wait for one answer or hook, in milliseconds. The first answer of a backend that starts may take a minute. */
  readonly longestWait: () => number;
}

export function createPace(): Pace {
  const last: number[] = [];
  return {
    record: (ms) => {
      last.push(ms);
      if (last.length > WINDOW) last.shift();
    },
    slack: () =>
      Math.round(Math.min(MOST_SLACK_MS, Math.max(LEAST_SLACK_MS, CALLS_IN_SLACK * Math.max(0, ...last)))),
    longestWait: () =>
      last.length === 0
        ? MOST_WAIT_MS
        : Math.round(Math.min(MOST_WAIT_MS, Math.max(LEAST_WAIT_MS, TIMES_THE_SLOWEST * Math.max(...last)))),
  };
}

/** For a check that runs once more, because the measured pace was too fast for it. */
export const SLOWEST: Pace = {
  record: () => undefined,
  slack: () => MOST_SLACK_MS,
  longestWait: () => MOST_WAIT_MS,
};
