import type { ClockReading } from '../protocol/hooks.ts';
import type { Pace } from './pace.ts';

/** A clock that stands is checked one millisecond before an instant. */
const STANDING_SLACK_MS = 1;

/** The clock of the backend as one check sees it. */
export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** See `Backend.slack`. It does not become shorter: a check that adds it later must reach the instant. */
  readonly slack: () => number;
  /** Reads the hook, if there is one: at the start and whenever the time was moved. */
  readonly read: () => Promise<void>;
  /** Notes the Date header of an answer. */
  readonly note: (date: string | null) => void;
}

/** @param readHook the hook `now`; without it the Date headers are the clock */
export function createClock(readHook: (() => Promise<ClockReading>) | undefined, pace: Pace): Clock {
  let reading: (ClockReading & { readonly readAt: number }) | undefined;
  let lastDate = 0;
  let slack = 0;
  return {
    now: () => {
      if (!reading) return lastDate;
      return reading.stands ? reading.ms : reading.ms + Math.round(performance.now() - reading.readAt);
    },
    slack: () => {
      if (reading?.stands) return STANDING_SLACK_MS;
      slack = Math.max(slack, pace.slack());
      return slack;
    },
    read: async () => {
      if (readHook) reading = { ...(await readHook()), readAt: performance.now() };
    },
    note: (text) => {
      const date = Date.parse(text ?? '');
      if (Number.isFinite(date)) lastDate = date;
    },
  };
}
