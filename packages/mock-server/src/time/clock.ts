/** A clock: how far it runs ahead of the machine, in ms, or the instant at which it stands still. */
export interface ClockState {
  readonly offsetMs: number;
  readonly frozenAt: number | null;
}

/** The years that a clock can show: 2000 to 2099. Days, offers and sessions around them are ordinary instants. */
const FIRST_INSTANT = Date.UTC(2000, 0, 1);
const LAST_INSTANT = Date.UTC(2100, 0, 1);

/** Whether a clock can show an instant. */
export function isClockTime(instant: number): boolean {
  return Number.isInteger(instant) && instant >= FIRST_INSTANT && instant <= LAST_INSTANT;
}

/** The one place in this package that reads the machine's time: ms since 1970 UTC. */
export function machineTime(): number {
  return Date.now();
}

/** A clock that stands still at an instant; left out, one that runs with the machine. */
export function startClock(startAt?: number): ClockState {
  return { offsetMs: 0, frozenAt: startAt ?? null };
}

/** What a clock shows: ms since 1970 UTC. */
export function timeOf({ offsetMs, frozenAt }: ClockState): number {
  return frozenAt ?? machineTime() + offsetMs;
}

/** The clock moved to an instant; one that stands still goes on standing, there. */
export function clockSetTo(clock: ClockState, instant: number): ClockState {
  return clock.frozenAt === null
    ? { offsetMs: instant - machineTime(), frozenAt: null }
    : { ...clock, frozenAt: instant };
}

/** The clock standing still at the instant that it shows. */
export function frozenClock(clock: ClockState): ClockState {
  return { ...clock, frozenAt: timeOf(clock) };
}

/** The clock running on from the instant that it shows. */
export function runningClock({ offsetMs, frozenAt }: ClockState): ClockState {
  return { offsetMs: frozenAt === null ? offsetMs : frozenAt - machineTime(), frozenAt: null };
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
