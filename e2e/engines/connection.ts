import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxied connection between a browser and the server, which tests can close and open again. */
export interface Connection {
  readonly url: string;
  disconnect: () => void;
  reconnect: () => void;
  close: () => Promise<void>;
}

/** Creates a connection to a server on this machine. It makes engines offline that have no offline mode. */
export async function createConnection(target: string): Promise<Connection> {
  const { port } = new URL(target);
  const sockets = new Set<Socket>();
  let whole = true;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
  };
  const server = createServer((near) => {
    keep(near);
    if (!whole) {
      near.destroy();
      return;
    }
    const far = connect(Number(port), '127.0.0.1');
    keep(far);
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    disconnect() {
      whole = false;
      hangUp();
    },
    reconnect() {
      whole = true;
    },
    close: () =>
      new Promise((resolve) => {
        hangUp();
        server.close(() => resolve());
      }),
  };
}
