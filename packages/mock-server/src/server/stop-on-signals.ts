import { constants } from 'node:os';
import { standardError, standardOutput } from '#log/output.ts';
import { uptime } from '#time/clock.ts';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
/** npm and other programs forward one Ctrl-C, so it arrives several times; in ms of machine time. */
const ONE_PRESS_MS = 500;
/** Exit codes of shells: this number plus the number of the signal. */
const ENDED_BY_SIGNAL = 128;

/**
 * Ends the process on SIGINT or SIGTERM after `close`, with exit code 0, or 1 if `close` fails. A second signal ends it at
 * once.
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
    // The process ends without waiting for readers of its output.
    await Promise.all([standardOutput().flush(), standardError().flush()]);
    process.exit(code);
  };
  for (const signal of SIGNALS) process.on(signal, (name) => void stop(name as typeof signal));
}
