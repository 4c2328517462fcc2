/** A clock: its offset to the machine's time in ms, or the instant at which it is frozen. */
export interface ClockState {
  readonly offsetMs: number;
  readonly frozenAt: number | null;
}

/** The range of a clock: the years 2000 to 2099, so that days, offers and sessions around its times are valid dates. */
const FIRST_INSTANT = Date.UTC(2000, 0, 1);
const LAST_INSTANT = Date.UTC(2100, 0, 1);

/** The length of that range, in ms. */
export const CLOCK_RANGE_MS = LAST_INSTANT - FIRST_INSTANT;

/** Whether an instant is in the range of a clock. */
export function isClockTime(instant: number): boolean {
  return Number.isInteger(instant) && instant >= FIRST_INSTANT && instant <= LAST_INSTANT;
}

/**
 * How much slower a steady time runs than its source while it is ahead of it, as NTP slews a clock: the source catches up.
 */
const CATCHING_UP = 0.0005;

/** A time that never goes back, in ms since 1970 UTC. */
export interface SteadyTime {
  now(): number;
  /** Advances the time to an instant; an earlier one changes nothing. */
  moveOnTo(instant: number): void;
}

/**
 * Creates a steady time from a source that may step back, e.g. the machine's clock when it is set. The steady time then
 * continues from its latest value.
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

/** The machine's time, ms since 1970 UTC; it never goes back while the process runs. No other code reads it. */
export function machineTime(): number {
  return machine.now();
}

/** A clock frozen at an instant; without one, a clock that runs with the machine. */
export function startClock(startAt?: number): ClockState {
  return { offsetMs: 0, frozenAt: startAt ?? null };
}

/**
 * The time of a clock: ms since 1970 UTC. A running clock stops at the limits of its range.
 * @param machineNow the time of the machine, or of the database that several machines share
 */
export function toTime({ offsetMs, frozenAt }: ClockState, machineNow: number): number {
  return Math.min(LAST_INSTANT, Math.max(FIRST_INSTANT, frozenAt ?? machineNow + offsetMs));
}

/** The clock set to an instant; a frozen clock stays frozen there. */
export function clockSetTo(clock: ClockState, instant: number, machineNow: number): ClockState {
  return clock.frozenAt === null
    ? { offsetMs: instant - machineNow, frozenAt: null }
    : { ...clock, frozenAt: instant };
}

/** The clock frozen at its current time. */
export function frozenClock(clock: ClockState, machineNow: number): ClockState {
  return { ...clock, frozenAt: toTime(clock, machineNow) };
}

/** The clock running from its current time. */
export function runningClock({ offsetMs, frozenAt }: ClockState, machineNow: number): ClockState {
  return { offsetMs: frozenAt === null ? offsetMs : frozenAt - machineNow, frozenAt: null };
}

/** The running time of the process in milliseconds; setting the machine's clock does not change it. */
export function uptime(): number {
  return performance.now();
}

/** Measures a duration on the machine, independent of the worlds' clocks: milliseconds with microsecond precision. */
export function stopwatch(): () => number {
  const start = performance.now();
  return () => Math.round((performance.now() - start) * 1000) / 1000;
}
