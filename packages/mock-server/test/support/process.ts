import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { onTestFinished, vi } from 'vitest';

/** A line of the log of a server. */
export type Line = Record<string, unknown> & { event: string };

/** A server in a process of its own. */
export interface ServerProcess {
  readonly child: ChildProcess;
  /** Everything on standard output so far, line by line. */
  readonly output: readonly string[];
  /** Everything on standard error so far. */
  errors(): string;
  /** The lines of the log; fails where one is no JSON. */
  log(): Line[];
  /** Waits for a line of the log and answers it. */
  line(event: string): Promise<Line>;
  /** Waits for the end of the process and answers its exit code. */
  ended(): Promise<number | null>;
}

/** Runs TypeScript as Node does. */
const LOADER = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** A process on a machine with much to do starts late, and so does whatever it is waited for. */
export const PATIENCE = { timeout: 120_000 };

/** For test files that start processes: a test takes as long as what it waits for. */
export const PROCESS_TEST_MS = 180_000;

/** The program of the server, and one whose server has a defect. */
const PROGRAMS = {
  server: new URL('../../src/cli.ts', import.meta.url),
  defective: new URL('./defective-server.ts', import.meta.url),
};

/** Starts a program in a process of its own, which ends with the test. */
export function startProcess(program: keyof typeof PROGRAMS, args: readonly string[]): ServerProcess {
  const file = fileURLToPath(PROGRAMS[program]);
  const child = spawn(process.execPath, ['--conditions=source', '--import', LOADER, file, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(child, 'close') as Promise<[number | null]>;
  onTestFinished(() => void child.kill('SIGKILL'));
  const output: string[] = [];
  createInterface(child.stdout).on('line', (line) => output.push(line));
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (piece: string) => (errors += piece));
  const log = () => output.map((line) => JSON.parse(line) as Line);
  return {
    child,
    output,
    log,
    errors: () => errors,
    line: (event) =>
      vi.waitFor(() => {
        const found = log().find((line) => line.event === event);
        if (!found) throw new Error(`no line ${event} in ${output.join('\n')} ${errors}`);
        return found;
      }, PATIENCE),
    ended: async () => (await closed)[0],
  };
}

/** Starts the server's own program with a log of JSON and waits until it listens. @returns the process and its address */
export async function startServerProcess(
  ...args: string[]
): Promise<ServerProcess & { readonly url: string }> {
  const started = startProcess('server', ['--port', '0', '--log', 'json', ...args]);
  return { ...started, url: String((await started.line('listen'))['url']) };
}
