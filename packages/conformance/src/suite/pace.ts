/** So many calls of a check fit into the slack before an instant. */
const CALLS_IN_SLACK = 20;
const LEAST_SLACK_MS = 2000;
/** Longer than a check before an instant takes at any pace that the limits of a call allow. */
export const MOST_SLACK_MS = 30_000;
/** The pace follows the last calls only. */
const WINDOW = 50;

/** How fast a backend answers, which changes while a run goes on. */
export interface Pace {
  readonly record: (ms: number) => void;
  /** How long before an instant of a running clock a check looks, in milliseconds. */
  readonly slack: () => number;
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
  };
}

/** For a check that runs once more, because the measured pace was too fast for it. */
export const SLOWEST: Pace = { record: () => undefined, slack: () => MOST_SLACK_MS };
