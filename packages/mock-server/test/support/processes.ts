import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'tsup';
import { afterAll } from 'vitest';

const PACKAGE = fileURLToPath(new URL('../..', import.meta.url));

/** A server in a process of its own. */
export interface ServerProcess {
  /** Where it listens. */
  readonly url: string;
  readonly pid: number;
  /** Everything that it has written to standard error so far. */
  stderr(): string;
  /** Ends it by a signal. @returns its exit code, null when the signal ended it */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** A process that has ended by itself. */
export interface EndedProcess {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The command line of the mock server, as users run it. */
export interface CommandLine {
  /** Starts a server on a free port. @throws {Error} with what it has written, when it ends before it listens */
  serve(args: readonly string[], run?: Run): Promise<ServerProcess>;
  /** Runs a command until it ends. */
  run(args: readonly string[], run?: Run): Promise<EndedProcess>;
}

interface Run {
  readonly env?: Readonly<Record<string, string>>;
  /** Goes before the command: a program that runs it. */
  readonly wrapper?: readonly string[];
}

interface Manifest {
  readonly dependencies: Record<string, string>;
  readonly optionalDependencies: Record<string, string>;
}

interface Started {
  readonly child: ChildProcess;
  readonly written: { stdout: string; stderr: string };
  readonly ended: Promise<number | null>;
}

/** Bundles the command line, which then starts much faster than from the sources; gone with the test file. */
export async function commandLine(): Promise<CommandLine> {
  const cache = path.join(PACKAGE, '.cache');
  mkdirSync(cache, { recursive: true });
  // As deep in the package as its sources are: they find their data from there.
  const out = mkdtempSync(path.join(cache, 'cli-'));
  const running = new Set<ChildProcess>();
  afterAll(() => {
    for (const child of running) child.kill('SIGKILL');
    rmSync(out, { recursive: true, force: true });
  });
  const manifest = JSON.parse(readFileSync(path.join(PACKAGE, 'package.json'), 'utf8')) as Manifest;
  await build({
    config: false,
    external: Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies }),
    entry: { cli: path.join(PACKAGE, 'src/cli.ts') },
    outDir: out,
    format: 'esm',
    target: 'node20',
    platform: 'node',
    silent: true,
    splitting: true,
    tsconfig: path.join(PACKAGE, 'tsconfig.json'),
  });
  const cli = path.join(out, 'cli.js');

  const start = (args: readonly string[], { env = {}, wrapper = [] }: Run = {}): Started => {
    const [program = '', ...rest] = [...wrapper, process.execPath, cli, ...args];
    const child = spawn(program, rest, {
      env: { ...process.env, STORE: '', DATABASE_URL: '', CONTROL_TOKEN: '', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    const written = { stdout: '', stderr: '' };
    child.stdout.on('data', (data: Buffer) => void (written.stdout += data.toString()));
    child.stderr.on('data', (data: Buffer) => void (written.stderr += data.toString()));
    const ended = new Promise<number | null>((resolve) => {
      child.once('close', (code) => {
        running.delete(child);
        resolve(code);
      });
    });
    return { child, written, ended };
  };

  return {
    serve: async (args, run) => {
      const { child, written, ended } = start(['--port', '0', ...args], run);
      const url = await new Promise<string>((resolve, reject) => {
        child.stdout?.on('data', () => {
          const [, found] = /client\s+(http:\/\/\S+)\//.exec(written.stdout) ?? [];
          if (found !== undefined) resolve(found);
        });
        void ended.then((code) => {
          reject(new Error(`ended with ${code}: ${written.stderr}`));
        });
      });
      return {
        url,
        pid: child.pid ?? 0,
        stderr: () => written.stderr,
        end: async (signal) => {
          child.kill(signal);
          return ended;
        },
      };
    },
    run: async (args, run) => {
      const { written, ended } = start(args, run);
      const code = await ended;
      return { code, ...written };
    },
  };
}
