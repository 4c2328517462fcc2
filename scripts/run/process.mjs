import { spawn } from 'node:child_process';
import { root } from './paths.mjs';

/** One Ctrl-C may arrive several times: npm forwards it. */
const ONE_PRESS_MS = 500;

/**
 * Waits for the end of its input, then ends a process group: with SIGTERM, and after 30 s with SIGKILL. The input ends with
 * the process that holds its other end, however that process ends.
 */
const GUARD = `cat > /dev/null
kill -TERM "-$0" || exit 0
for second in $(seq 30); do
  sleep 1
  kill -0 "-$0" || exit 0
done
kill -KILL "-$0"`;

/** @returns ends the process group of a child; called automatically when this process ends */
function guardGroup(child) {
  if (process.platform === 'win32' || child.pid === undefined) return () => child.kill();
  const guard = spawn('/bin/sh', ['-c', GUARD, String(child.pid)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.unref();
  guard.stdin.unref();
  guard.stdin.on('error', () => undefined);
  return () => guard.stdin.end();
}

const running = new Set();
let stoppingSince;

/** Stops all programs that were started, with all that they started; no further program starts. */
export function stopAll() {
  stoppingSince ??= Date.now();
  const isSecondPress = Date.now() - stoppingSince > ONE_PRESS_MS;
  for (const { child, end } of running) {
    end();
    if (isSecondPress) child.kill('SIGKILL');
  }
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stopAll());

/**
 * Starts a program in a process group of its own, without waiting for it. When it ends, or this process, the whole group
 * ends: servers, databases and workers that it started.
 * @param take receives the output in chunks; by default the output is printed
 * @returns the process, and a promise of its exit code (127 if the program does not exist)
 */
export function launch(file, args, { cwd = root, env = {}, timeout = 0, take } = {}) {
  if (stoppingSince !== undefined) throw new Error('Stopped.');
  const child = spawn(file, args, {
    cwd,
    env: { ...process.env, TARA_COMMAND_PID: process.pid, ...env },
    stdio: take ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    timeout,
    detached: process.platform !== 'win32',
  });
  const group = { child, end: guardGroup(child) };
  running.add(group);
  child.stdout?.on('data', take);
  child.stderr?.on('data', take);
  child.on('exit', group.end);
  const ended = new Promise((resolve) => {
    child.on('error', () => resolve({ code: 127 }));
    child.on('close', (code) => resolve({ code: code ?? 1 }));
  }).finally(() => running.delete(group));
  return { child, ended };
}

/**
 * Runs a Node script. With `quiet` its output is returned instead of printed.
 * @returns exit code and output
 */
export async function runNode(script, args = [], { quiet = false, nodeArgs = [], ...options } = {}) {
  let output = '';
  const take = quiet ? (chunk) => (output += chunk) : undefined;
  const { ended } = launch(process.execPath, [...nodeArgs, script, ...args], { ...options, take });
  return { ...(await ended), output };
}

/** Runs another program, e.g. apt-get. */
export async function runProgram(file, args, { quiet = true, ...options } = {}) {
  let output = '';
  const take = (chunk) => {
    output += chunk;
    if (!quiet) process.stdout.write(chunk);
  };
  const { ended } = launch(file, args, { ...options, take });
  return { ...(await ended), output };
}
