#!/usr/bin/env node
import { Stop } from '../suite/stop.ts';
import { main } from './main.ts';

// A reader such as `head` may close the output early. The run goes on, and its exit code stands.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });

/** Exit codes of a run that was interrupted, by signal. */
const SIGNALS = { SIGINT: 130, SIGTERM: 143 } as const;
const stop = new Stop();
let interrupted: number | undefined;
for (const [signal, code] of Object.entries(SIGNALS))
  process.on(signal, () => {
    // The second signal does not wait for the check that runs.
    if (interrupted !== undefined) process.exit(code);
    interrupted = code;
    stop.request('interrupt', `the run was interrupted (${signal})`);
    process.stderr.write(
      '\nEnding: the check that runs ends, and the configuration is set back. Again: end now.\n',
    );
  });

const code = await main(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  error: (text) => process.stderr.write(text),
  isTerminal: process.stderr.isTTY,
  stop,
});
process.exitCode = interrupted ?? code;
