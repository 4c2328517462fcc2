import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';

/** Returns a free port. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** Starts a program in its own process group, so that its children end with it. */
export function startProgram(
  file: string,
  args: readonly string[],
  env: Record<string, string> = {},
): ChildProcess {
  return spawn(file, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    detached: true,
  });
}

/** Stops a program and its process group. */
export function stopProgram(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.pid === undefined) return resolve();
    child.once('exit', () => resolve());
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      resolve();
    }
  });
}

/** Starts a virtual screen for engines without a headless mode. @returns the value of DISPLAY */
export async function startVirtualScreen(): Promise<{ display: string; stop: () => Promise<void> }> {
  const child = startProgram('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1100x24', '-nolisten', 'tcp']);
  const number = await new Promise<string>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', () => reject(new Error('Xvfb ended')));
    child.stdio[3]?.once('data', (data: Buffer) => resolve(data.toString().trim()));
  });
  return { display: `:${number}`, stop: () => stopProgram(child) };
}
