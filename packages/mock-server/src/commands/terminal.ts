import type { Terminal } from './verb.ts';

/** The terminal of this process. The first SIGINT or SIGTERM stops its command. */
export function createTerminal(): Terminal {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  // A reader that is gone, such as `head`, ends the command.
  process.stdout.on('error', () => stop.abort());
  return {
    environment: process.env,
    hasColours: process.stdout.isTTY && process.env['NO_COLOR'] === undefined,
    write: (text) => void process.stdout.write(`${text}\n`),
    writeError: (text) => void process.stderr.write(`${text}\n`),
    stopped: stop.signal,
  };
}
