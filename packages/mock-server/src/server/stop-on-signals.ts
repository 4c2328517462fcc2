import { constants } from 'node:os';
import { standardError, standardOutput } from '#log/output.ts';
import { uptime } from '#time/clock.ts';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
/** One Ctrl-C arrives several times where npm and other programs hand it on; in ms of machine time. */
const ONE_PRESS_MS = 500;
/** What shells add to the number of a signal. */
const ENDED_BY_SIGNAL = 128;

/**
 * Ends the process on SIGINT or SIGTERM once `close` is done, with the exit code 0, or 1 if that fails. Another signal ends it
 * at once.
 */
export function stopOnSignals(close: () => Promise<void>): void {
  let stoppingSince: number | undefined;
  const stop = async (signal: (typeof SIGNALS)[number]): Promise<void> => {
    if (stoppingSince !== undefined) {
      if (uptime() - stoppingSince >= ONE_PRESS_MS) process.exit(ENDED_BY_SIGNAL + constants.signals[signal]);
      return;
    }
    stoppingSince = uptime();
    let code = 0;
    try {
      await close();
    } catch (error) {
      code = 1;
      standardError().write(`${error instanceof Error ? error.stack : String(error)}\n`);
    }
    // The end of a process takes along what nobody has read yet.
    await Promise.all([standardOutput().flush(), standardError().flush()]);
    process.exit(code);
  };
  for (const signal of SIGNALS) process.on(signal, (name) => void stop(name as typeof signal));
}
