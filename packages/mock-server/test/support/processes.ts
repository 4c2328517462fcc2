import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import path from 'node:path';
import { afterAll, inject, vi } from 'vitest';
import type { Program } from './programs-setup.ts';

/** A line of a server's log. */
export type Line = Record<string, unknown> & { event: string };

/** A running process. */
export interface RunningProcess {
  readonly pid: number;
  /** The lines of standard output so far. */
  output(): readonly string[];
  /** Standard error so far. */
  stderr(): string;
  /** Pauses or continues reading its output. */
  read(isReading: boolean): void;
  /** Closes the reading end of its output. */
  hangUp(): void;
  /** The lines of its log; throws if one is not JSON. */
  log(): Line[];
  /** Waits for a line of the log. */
  line(event: string): Promise<Line>;
  kill(signal: NodeJS.Signals): void;
  /** Waits for its end. @returns its exit code, null after a signal */
  ended(): Promise<number | null>;
  /** Waits for its end, even if its output was not read completely. @returns as `ended` */
  exited(): Promise<number | null>;
  /** Sends a signal and waits for the end. @returns as `ended` */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** A server in a process of its own. */
export interface ServerProcess extends RunningProcess {
  /** Its address. */
  readonly url: string;
}

/** A process on a busy machine starts late, so waiting takes longer. */
export const WAIT_OPTIONS = { timeout: 120_000 };

/** Timeout of tests that start processes. */
export const PROCESS_TEST_MS = 180_000;

/** A process that has ended by itself. */
export interface EndedProcess {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The command line of the mock server, as users run it. */
export interface CommandLine {
  /** Starts a server on a free port. @throws {Error} with its output, if it ends before it listens */
  serve(args: readonly string[], run?: Run): Promise<ServerProcess>;
  /** Starts a program. */
  start(args: readonly string[], run?: Run): RunningProcess;
  /** Runs a command until it ends. */
  run(args: readonly string[], run?: Run): Promise<EndedProcess>;
}

interface Run {
  /** Which program; by default the command line. */
  readonly program?: Program;
  readonly env?: Readonly<Record<string, string>>;
  /** A program that runs the command. */
  readonly wrapper?: readonly string[];
  /** A descriptor for its standard output, if it is not read. */
  readonly stdout?: number;
}

/** Reads the output of a process. */
export function readProcess(child: ChildProcess): RunningProcess {
  let stdout = '';
  let stderr = '';
  child.stdout?.setEncoding('utf8').on('data', (piece: string) => (stdout += piece));
  child.stderr?.setEncoding('utf8').on('data', (piece: string) => (stderr += piece));
  const exited = new Promise<number | null>((resolve) => void child.once('exit', resolve));
  const closed = new Promise<number | null>((resolve) => void child.once('close', resolve));
  // The last piece may be an incomplete line.
  const output = () => stdout.split('\n').slice(0, -1);
  const log = () => output().map((line) => JSON.parse(line) as Line);
  return {
    pid: child.pid ?? 0,
    output,
    stderr: () => stderr,
    read: (isReading) => {
      for (const stream of [child.stdout, child.stderr]) stream?.[isReading ? 'resume' : 'pause']();
    },
    hangUp: () => {
      for (const stream of [child.stdout, child.stderr]) stream?.destroy();
    },
    log,
    line: (event) =>
      vi.waitFor(() => {
        const found = log().find((line) => line.event === event);
        if (!found) throw new Error(`no line ${event} in ${stdout} ${stderr}`);
        return found;
      }, WAIT_OPTIONS),
    kill: (signal) => void child.kill(signal),
    ended: () => closed,
    exited: () => exited,
    end: (signal) => {
      child.kill(signal);
      return closed;
    },
  };
}

/** The address of a server in its output or log. */
function addressIn(output: readonly string[]): string | undefined {
  return /(?:client\s+|"event":"listen","url":")(http:\/\/[^\s/"]+)/.exec(output.join('\n'))?.[1];
}

/**
 * Waits until a server listens.
 * @throws {Error} with its output, if it ends before
 */
export async function waitUntilListening(started: RunningProcess): Promise<ServerProcess> {
  let isOver = false;
  void started.ended().then(() => (isOver = true));
  const url = await vi.waitUntil(() => addressIn(started.output()) ?? isOver, {
    ...WAIT_OPTIONS,
    interval: 10,
  });
  if (url === true) throw new Error(`ended before it listened: ${started.stderr()}`);
  return { ...started, url };
}

/** The command line, bundled once for the whole run; started processes end with the test file. */
export function commandLine(): CommandLine {
  const programs = inject('programs');
  const children = new Set<ChildProcess>();
  afterAll(() => {
    for (const child of children) child.kill('SIGKILL');
  });

  const start: CommandLine['start'] = (args, { env = {}, wrapper = [], program = 'cli', stdout } = {}) => {
    const [first = '', ...rest] = [
      ...wrapper,
      process.execPath,
      path.join(programs, `${program}.js`),
      ...args,
    ];
    const options: SpawnOptions = {
      env: { ...process.env, STORE: '', DATABASE_URL: '', CONTROL_TOKEN: '', ...env },
      stdio: ['ignore', stdout ?? 'pipe', 'pipe'],
    };
    const child = spawn(first, rest, options);
    children.add(child);
    child.once('close', () => children.delete(child));
    return readProcess(child);
  };

  return {
    start,
    serve: (args, run) => waitUntilListening(start(['--port', '0', ...args], run)),
    run: async (args, run) => {
      const ran = start(args, run);
      const code = await ran.ended();
      return { code, stdout: ran.output().join('\n'), stderr: ran.stderr() };
    },
  };
}
