/** What a clock needs to be rebuilt: how far it runs ahead of the machine, or the instant at which it stands still. */
export interface ClockState {
  offsetMs: number;
  frozenAt: number | null;
}

/** The years that a clock can show: 2000 to 2099. Days, offers and sessions around them are ordinary instants. */
const FIRST_INSTANT = Date.UTC(2000, 0, 1);
const LAST_INSTANT = Date.UTC(2100, 0, 1);

/** Whether a clock can show an instant. */
export function isClockTime(instant: number): boolean {
  return Number.isInteger(instant) && instant >= FIRST_INSTANT && instant <= LAST_INSTANT;
}

/** What a clock would show that is rebuilt from that state. */
export function timeOf(state: ClockState): number {
  const clock = createClock();
  clock.restore(state);
  return clock.now();
}

/** The time of one world. Everything that falls due (codes, orders, lockouts) reads it and nothing else. */
export interface Clock {
  /** Milliseconds since 1970 UTC. */
  now(): number;
  /** Moves the clock by `ms` (forwards only: what has fallen due stays fallen due). */
  advance(ms: number): void;
  /** Sets the clock to an instant; a frozen clock stays frozen there. */
  set(instant: number): void;
  freeze(): void;
  resume(): void;
  state(): ClockState;
  restore(state: ClockState): void;
}

/** The one place in this package that reads the machine's time. */
function machineTime(): number {
  return Date.now();
}

/**
 * Makes a world's clock.
 * @param startAt milliseconds since 1970 UTC at which the clock stands still; left out, it runs with the machine.
 */
export function createClock(startAt?: number): Clock {
  let offsetMs = 0;
  let frozenAt = startAt ?? null;
  const now = (): number => frozenAt ?? machineTime() + offsetMs;
  const set = (instant: number): void => {
    if (frozenAt === null) offsetMs = instant - machineTime();
    else frozenAt = instant;
  };
  return {
    now,
    set,
    advance: (ms) => set(now() + ms),
    freeze: () => {
      frozenAt = now();
    },
    resume: () => {
      if (frozenAt === null) return;
      offsetMs = frozenAt - machineTime();
      frozenAt = null;
    },
    state: () => ({ offsetMs, frozenAt }),
    restore: (state) => {
      ({ offsetMs, frozenAt } = state);
    },
  };
}

/** How long this process runs, in milliseconds; unlike the clock nobody moves it. */
export function uptime(): number {
  return performance.now();
}

/** Measures how long something takes on the machine, whatever the worlds' clocks say: milliseconds to the microsecond. */
export function stopwatch(): () => number {
  const start = performance.now();
  return () => Math.round((performance.now() - start) * 1000) / 1000;
}
