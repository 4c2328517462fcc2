import { spawn } from 'node:child_process';
import { root } from './paths.mjs';

const running = new Set();

/** Stops all programs that were started. */
export function stopAll(signal = 'SIGTERM') {
  for (const child of running) child.kill(signal);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stopAll());

/**
 * Starts a program without waiting for it.
 * @param take receives the output in chunks; by default the output is printed
 * @returns the process, and a promise of its exit code (127 if the program does not exist)
 */
export function launch(file, args, { cwd = root, env = {}, timeout = 0, take } = {}) {
  const child = spawn(file, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: take ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    timeout,
  });
  running.add(child);
  child.stdout?.on('data', take);
  child.stderr?.on('data', take);
  const ended = new Promise((resolve) => {
    child.on('error', () => resolve({ code: 127 }));
    child.on('close', (code) => resolve({ code: code ?? 1 }));
  }).finally(() => running.delete(child));
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
