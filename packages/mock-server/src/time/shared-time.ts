import { createSteadyTime, uptime, machineTime, type SteadyTime } from './clock.ts';

/** How often the other clock is read, in ms: what two machines drift apart meanwhile is far below a millisecond. */
const INTERVAL_MS = 10_000;

/** A time that follows the clock of another machine. */
export interface SharedTime extends SteadyTime {
  /** Reads the other clock. @throws whatever reading it throws */
  synchronize(): Promise<void>;
  close(): void;
}

/**
 * Makes a time that several processes agree on, whatever their machines' clocks say: it follows the clock that `read` reads,
 * as closely as the time that an answer takes (Cristian's algorithm), and runs on between two readings.
 * @param read the other clock, in ms since 1970 UTC
 */
export function createSharedTime(read: () => Promise<number>): SharedTime {
  let offset = machineTime() - uptime();
  const time = createSteadyTime(() => uptime() + offset);
  const synchronize = async (): Promise<void> => {
    const askedAt = uptime();
    const other = await read();
    offset = Math.min(other - askedAt, Math.max(other - uptime(), offset));
  };
  // A clock that cannot be read now is read again; until then the time runs on.
  const timer = setInterval(() => void synchronize().catch(() => undefined), INTERVAL_MS).unref();
  return { ...time, synchronize, close: () => clearInterval(timer) };
}
