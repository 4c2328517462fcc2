import { createSteadyTime, uptime, machineTime, type SteadyTime } from './clock.ts';

/**
 * The interval between two reads of the other clock, in ms: the drift of two machines within it is far below a millisecond.
 */
const INTERVAL_MS = 10_000;

/** A time that follows the clock of another machine. */
export interface SharedTime extends SteadyTime {
  /** Reads the other clock. @throws whatever the read throws */
  synchronize(): Promise<void>;
  close(): void;
}

/**
 * Creates a time that several processes share, independent of their machines' clocks. It follows the clock that `read`
 * returns with the accuracy of the round trip (Cristian's algorithm), and runs between two reads.
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
  // After a failed read the time continues, and the next interval tries again.
  const timer = setInterval(() => void synchronize().catch(() => undefined), INTERVAL_MS).unref();
  return { ...time, synchronize, close: () => clearInterval(timer) };
}
