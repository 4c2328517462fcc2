import { spawn } from 'node:child_process';
import { connect, createServer, type AddressInfo } from 'node:net';

/** Keeps so many processors busy. */
export function startBusyLoops(count: number): AsyncDisposable {
  const loops = Array.from({ length: count }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  );
  return {
    [Symbol.asyncDispose]: async () => {
      await Promise.all(
        loops.map(async (loop) => {
          const ended = new Promise((resolve) => loop.once('exit', resolve));
          loop.kill('SIGKILL');
          await ended;
        }),
      );
    },
  };
}

/**
 * A gateway before a server, which closes a connection that was idle for some time without a word.
 * @param port of the server
 */
export async function startImpatientProxy(port: number, idleMs: number) {
  const proxy = createServer((socket) => {
    const server = connect(port, '127.0.0.1');
    const end = () => {
      socket.destroy();
      server.destroy();
    };
    for (const side of [socket, server]) side.on('error', end).on('close', end);
    socket.setTimeout(idleMs, end);
    socket.pipe(server).pipe(socket);
  });
  await new Promise<void>((resolve) => {
    proxy.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: async () => {
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}
