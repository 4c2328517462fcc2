/** A clock: how far it runs ahead of the machine, in ms, or the instant at which it stands still. */
export interface ClockState {
  readonly offsetMs: number;
  readonly frozenAt: number | null;
}

/** The years that a clock can show: 2000 to 2099. Days, offers and sessions around them are ordinary instants. */
const FIRST_INSTANT = Date.UTC(2000, 0, 1);
const LAST_INSTANT = Date.UTC(2100, 0, 1);

/** How far two instants that clocks can show are apart at most, in ms. */
export const CLOCK_RANGE_MS = LAST_INSTANT - FIRST_INSTANT;

/** Whether a clock can show an instant. */
export function isClockTime(instant: number): boolean {
  return Number.isInteger(instant) && instant >= FIRST_INSTANT && instant <= LAST_INSTANT;
}

/** By how much a steady time runs slower than its source while it is ahead of it, as NTP slews a clock: the source catches up. */
const CATCHING_UP = 0.0005;

/** A time that never goes back, in ms since 1970 UTC. */
export interface SteadyTime {
  now(): number;
  /** Moves the time on to an instant that has been seen; an earlier one changes nothing. */
  moveOnTo(instant: number): void;
}

/**
 * Makes a steady time of a source that may step back, e.g. the machine's clock when it is set: the steady time then goes on from
 * where it was.
 * @param source ms since 1970 UTC
 */
export function createSteadyTime(source: () => number): SteadyTime {
  let last = source();
  let aheadMs = 0;
  const now = (): number => {
    const passed = source() - last;
    last += passed;
    aheadMs = Math.max(0, aheadMs - passed * (passed < 0 ? 1 : CATCHING_UP));
    return last + aheadMs;
  };
  return {
    now: () => Math.floor(now()),
    moveOnTo: (instant) => {
      aheadMs += Math.max(0, instant - now());
    },
  };
}

const machine = createSteadyTime(() => Date.now());

/** The machine's time, ms since 1970 UTC; it never goes back while the process runs. The one place that reads it. */
export function machineTime(): number {
  return machine.now();
}

/** A clock that stands still at an instant; left out, one that runs with the machine. */
export function startClock(startAt?: number): ClockState {
  return { offsetMs: 0, frozenAt: startAt ?? null };
}

/**
 * What a clock shows: ms since 1970 UTC. A clock that runs stops at the bounds of what a clock can show.
 * @param machineNow the time of the machine, or of the database that several machines share
 */
export function timeOf({ offsetMs, frozenAt }: ClockState, machineNow: number): number {
  return Math.min(LAST_INSTANT, Math.max(FIRST_INSTANT, frozenAt ?? machineNow + offsetMs));
}

/** The clock moved to an instant; one that stands still goes on standing, there. */
export function clockSetTo(clock: ClockState, instant: number, machineNow: number): ClockState {
  return clock.frozenAt === null
    ? { offsetMs: instant - machineNow, frozenAt: null }
    : { ...clock, frozenAt: instant };
}

/** The clock standing still at the instant that it shows. */
export function frozenClock(clock: ClockState, machineNow: number): ClockState {
  return { ...clock, frozenAt: timeOf(clock, machineNow) };
}

/** The clock running on from the instant that it shows. */
export function runningClock({ offsetMs, frozenAt }: ClockState, machineNow: number): ClockState {
  return { offsetMs: frozenAt === null ? offsetMs : frozenAt - machineNow, frozenAt: null };
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
