import { spawn } from 'node:child_process';
import { root } from './paths.mjs';

const running = new Set();

/** Stops everything that was started. */
export function stopAll(signal = 'SIGTERM') {
  for (const child of running) child.kill(signal);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stopAll());

/**
 * Starts a program that goes on by itself.
 * @param take is handed its output piece by piece; left out, the output is shown as it comes
 * @returns the process, and a promise of how it ended (a program that is not there ends with code 127)
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
 * Runs a Node script. With `quiet` its output is kept and handed back instead of shown.
 * @returns exit code and kept output
 */
export async function node(script, args = [], { quiet = false, nodeArgs = [], ...options } = {}) {
  let output = '';
  const take = quiet ? (chunk) => (output += chunk) : undefined;
  const { ended } = launch(process.execPath, [...nodeArgs, script, ...args], { ...options, take });
  return { ...(await ended), output };
}

/** The same with any other program, e.g. apt-get. */
export async function program(file, args, { quiet = true, ...options } = {}) {
  let output = '';
  const take = (chunk) => {
    output += chunk;
    if (!quiet) process.stdout.write(chunk);
  };
  const { ended } = launch(file, args, { ...options, take });
  return { ...(await ended), output };
}
